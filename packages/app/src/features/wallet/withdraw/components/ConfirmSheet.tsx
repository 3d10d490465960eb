import { GatewayError } from '@livery/api'
import type { Decimal } from '@livery/domain'
import { formatMoney } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { useSecondsLeft } from '@livery/ui/countdown'
import { Sheet } from '@livery/ui/sheet'
import { Stack } from '@livery/ui/stack'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { paymentPasswordMessages } from '../../../../shell/payment-password/paymentPassword.messages.ts'
import { isPaymentPassword } from '../../../../shell/payment-password/paymentPassword.ts'
import { PaymentPasswordField } from '../../../../shell/payment-password/PaymentPasswordField.tsx'
import { Facts } from '../../components/Facts.tsx'
import { Figure } from '../../components/Figure.tsx'
import { moneyMessages } from '../../money.messages.ts'
import { MoneyRefusalNote } from '../../sending/MoneyRefusalNote.tsx'
import { useMoneyRefusal } from '../../sending/useMoneyRefusal.ts'
import { withdrawMessages as messages } from '../withdraw.messages.ts'
import { useWithdraw } from '../withdraw.queries.ts'
import type { Receipt, WithdrawalWish } from '../withdrawal.ts'

export interface ConfirmSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly wish: Omit<WithdrawalWish, 'paymentPassword'>
  readonly currency: string
  readonly fee: Decimal
  readonly received: Decimal
  /** The card as one line. */
  readonly cardName: string
  readonly onAsked: (receipt: Receipt) => void
}

/** What is about to leave the wallet, and the payment password that lets it. */
export function ConfirmSheet({
  open,
  onClose,
  wish,
  currency,
  fee,
  received,
  cardName,
  onAsked,
}: ConfirmSheetProps) {
  const { formatMessage, locale } = useIntl()
  const formId = useId()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<'format' | 'wrong'>()
  const { mutate, isPending, error, reset } = useWithdraw(onAsked)
  const wrong = error instanceof GatewayError && error.code === 'password.payment_wrong'
  const refusal = useMoneyRefusal(wrong ? undefined : error)
  const pause = useSecondsLeft(refusal?.until)
  const money = (amount: string): string => formatMoney(locale, amount, currency)

  function close(): void {
    reset()
    setPassword('')
    setProblem(undefined)
    onClose()
  }
  function send(): void {
    if (isPending) return
    if (!isPaymentPassword(password)) return setProblem('format')
    mutate({ ...wish, paymentPassword: password }, { onError: () => setProblem('wrong') })
  }
  const words =
    problem === 'format'
      ? formatMessage(paymentPasswordMessages.format)
      : problem === 'wrong' && wrong
        ? formatMessage(paymentPasswordMessages.wrong)
        : undefined
  return (
    <Sheet
      open={open}
      onClose={close}
      title={formatMessage(moneyMessages.check)}
      closeLabel={formatMessage(moneyMessages.close)}
      actions={
        <Button type="submit" form={formId} fill busy={isPending} disabled={pause > 0}>
          {formatMessage(messages.confirm)}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Stack gap="x4">
          <Figure label={formatMessage(messages.received)} amount={received} currency={currency} />
          <Facts
            facts={[
              { label: formatMessage(messages.to), value: <bdi>{cardName}</bdi> },
              { label: formatMessage(moneyMessages.amount), value: money(wish.amount) },
              { label: formatMessage(moneyMessages.fee), value: money(fee) },
            ]}
          />
          <PaymentPasswordField
            name="paymentPassword"
            label={formatMessage(paymentPasswordMessages.title)}
            value={password}
            onChange={(value) => {
              setPassword(value)
              setProblem(undefined)
            }}
            onBlur={() => undefined}
            error={words}
          />
          <MoneyRefusalNote refusal={refusal} />
        </Stack>
      </form>
    </Sheet>
  )
}
