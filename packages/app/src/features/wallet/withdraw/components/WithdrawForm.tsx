import type { Schemas } from '@livery/api'
import {
  amountProblem,
  currencyDecimals,
  feeOn,
  moneyFromInput,
  mostToWithdraw,
  ROUTES,
  withdrawalReceived,
} from '@livery/domain'
import { formatMoney, isolate } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { IconBankCard } from '@livery/ui/icon'
import { RadioGroup } from '@livery/ui/radio-group'
import { Heading, Text } from '@livery/ui/text'
import { TextLink } from '@livery/ui/text-link'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { SubmitBar } from '../../../../shell/forms/Form.tsx'
import { MoneyInput } from '../../components/MoneyInput.tsx'
import { moneyMessages } from '../../money.messages.ts'
import * as css from '../../wallet.css.ts'
import { withdrawMessages as messages } from '../withdraw.messages.ts'
import { cardName, withdrawalPresets, type BankCard, type Receipt } from '../withdrawal.ts'
import { AvailableHead } from './AvailableHead.tsx'
import { ConfirmSheet } from './ConfirmSheet.tsx'

export interface WithdrawFormProps {
  readonly rules: Schemas['WithdrawRules']
  /** One at least. */
  readonly cards: readonly BankCard[]
  readonly onAsked: (receipt: Receipt) => void
}

/** How much, to which card; the payment password comes with the summary. */
export function WithdrawForm({ rules, cards, onAsked }: WithdrawFormProps) {
  const { formatMessage, locale } = useIntl()
  const heading = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [checked, setChecked] = useState(false)
  const [reviewing, setReviewing] = useState(false)

  const { currency, minimum, maximum, available } = rules
  const decimals = currencyDecimals(currency)
  const amount = moneyFromInput(typed, decimals)
  const problem = amountProblem(amount, { minimum, maximum, available })
  const card = cards.find(({ id }) => id === chosen) ?? cards.find(({ isDefault }) => isDefault) ?? cards[0]
  const most = mostToWithdraw(rules)
  const received = amount !== null && problem === null ? withdrawalReceived(amount, rules, decimals) : null

  return (
    <div className={css.page}>
      <AvailableHead rules={rules} />
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          setChecked(true)
          if (problem === null) setReviewing(true)
        }}
      >
        <MoneyInput
          value={typed}
          currency={currency}
          bounds={{ minimum, maximum: most }}
          problem={checked ? problem : null}
          presets={withdrawalPresets(currency, minimum, most)}
          all={most}
          onChange={setTyped}
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
              detail: isolate(one.accountName),
              aside: <bdi>{one.cardNumber}</bdi>,
              icon: IconBankCard,
            }))}
            value={card?.id}
            onChange={setChosen}
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
      </form>
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
