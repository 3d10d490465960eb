import type { Schemas } from '@livery/api'
import {
  amountProblem,
  currencyDecimals,
  feeOn,
  moneyFromInput,
  mostToWithdraw,
  withdrawalReceived,
} from '@livery/domain/money'
import { ROUTES } from '@livery/domain/routes'
import { formatMoney, isolate } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { IconBankCard } from '@livery/ui/icon'
import { RadioGroup } from '@livery/ui/radio-group'
import { Heading, Text } from '@livery/ui/text'
import { TextLink } from '@livery/ui/text-link'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { Form, SubmitBar } from '#platform/forms/Form.tsx'
import { useProblemForm } from '#platform/forms/useProblemForm.ts'

import { MoneyInput } from '../../components/MoneyInput.tsx'
import { useAmountMessage } from '../../components/useAmountMessage.ts'
import { moneyMessages } from '../../money.messages.ts'
import * as css from '../../wallet.css.ts'
import { withdrawMessages as messages } from '../withdraw.messages.ts'
import { cardName, withdrawalPresets, type BankCard, type Receipt } from '../withdrawal.ts'
import { AvailableHead } from './AvailableHead.tsx'
import { ConfirmSheet } from './ConfirmSheet.tsx'

export interface WithdrawFormProps {
  readonly rules: Schemas['WithdrawRules']
  /** Cards of the member, one at least. */
  readonly cards: readonly BankCard[]
  readonly onAsked: (receipt: Receipt) => void
}

interface WithdrawValues {
  /** As typed. */
  readonly amount: string
  /** Id of the chosen card; empty for the default one. */
  readonly card: string
}

/** Withdrawal form: amount and card; the payment password is asked with the summary. */
export function WithdrawForm({ rules, cards, onAsked }: WithdrawFormProps) {
  const { formatMessage, locale } = useIntl()
  const heading = useId()
  const [reviewing, setReviewing] = useState(false)

  const { currency, minimum, maximum, available } = rules
  const decimals = currencyDecimals(currency)
  const amountMessage = useAmountMessage(currency)
  const most = mostToWithdraw(rules)
  const bounds = { minimum, maximum: most }
  const { form, submit } = useProblemForm<WithdrawValues, 'amount'>({
    defaultValues: { amount: '', card: '' },
    fields: ['amount'],
    problemsOf(values) {
      const wrong = amountMessage(read(values.amount).problem, bounds)
      return wrong ? { amount: wrong } : {}
    },
    rules,
    judged: 'submitted',
  })

  function read(written: string) {
    const amount = moneyFromInput(written, decimals)
    return { amount, problem: amountProblem(amount, { minimum, maximum, available }, written) }
  }
  const [typed, chosen] = useWatch({ control: form.control, name: ['amount', 'card'] })
  const { amount, problem } = read(typed)
  const card = cards.find(({ id }) => id === chosen) ?? cards.find(({ isDefault }) => isDefault) ?? cards[0]
  const received = amount !== null && problem === null ? withdrawalReceived(amount, rules, decimals) : null

  return (
    <div className={css.page}>
      <AvailableHead rules={rules} />
      <Form layout="sections" onSubmit={submit(() => setReviewing(true))}>
        <MoneyInput
          control={form.control}
          name="amount"
          currency={currency}
          bounds={bounds}
          presets={withdrawalPresets(currency, minimum, most)}
          all={most}
        />
        <section className={css.part} aria-labelledby={heading}>
          <span className={css.sum}>
            <Heading level={2} size="lead" id={heading}>
              {formatMessage(messages.card)}
            </Heading>
            <TextLink href={`${ROUTES.memberHome.path}#bankCards`} arrow>
              {formatMessage(messages.cards)}
            </TextLink>
          </span>
          <RadioGroup
            label={formatMessage(messages.card)}
            labelHidden
            variant="cards"
            choices={cards.map((one) => ({
              value: one.id,
              label: isolate(one.bankName),
              detail: `${isolate(one.accountName)}\u00A0· ${isolate(one.cardNumber)}`,
              icon: IconBankCard,
            }))}
            value={card?.id}
            onChange={(id) => form.setValue('card', id)}
          />
        </section>
        <SubmitBar over="bottomMenu" atEnd>
          {received !== null && (
            <span className={css.sum}>
              <Text as="span" size="small" tone="secondary">
                {formatMessage(messages.received)}
              </Text>
              <Text as="span" size="lead" weight="bold" numeric>
                {formatMoney(locale, received, currency)}
              </Text>
            </span>
          )}
          <Button type="submit" fill>
            {formatMessage(moneyMessages.review)}
          </Button>
        </SubmitBar>
      </Form>
      {card && amount !== null && received !== null && (
        <ConfirmSheet
          open={reviewing}
          onClose={() => setReviewing(false)}
          wish={{ card, amount }}
          currency={currency}
          fee={feeOn(amount, rules, decimals)}
          received={received}
          cardName={cardName(card)}
          onAsked={onAsked}
        />
      )}
    </div>
  )
}
