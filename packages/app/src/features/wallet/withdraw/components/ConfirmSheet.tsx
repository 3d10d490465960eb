import type { Decimal } from '@livery/domain/money'
import { formatMoney } from '@livery/i18n'
import { Controller } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { paymentPasswordMessages } from '#capabilities/payment-password/paymentPassword.messages.ts'
import { isPaymentPassword } from '#capabilities/payment-password/paymentPassword.ts'
import { PaymentPasswordField } from '#capabilities/payment-password/PaymentPasswordField.tsx'
import { isRefusal } from '#platform/errors/refusalOf.ts'
import { FormSheet } from '#platform/forms/FormSheet.tsx'
import { useProblemForm } from '#platform/forms/useProblemForm.ts'

import { MainAmount } from '../../components/MainAmount.tsx'
import { OrderDetails } from '../../components/OrderDetails.tsx'
import { moneyMessages } from '../../money.messages.ts'
import { MoneyRefusalNote } from '../../sending/MoneyRefusalNote.tsx'
import { useMoneyRefusal } from '../../sending/useMoneyRefusal.ts'
import { withdrawMessages as messages } from '../withdraw.messages.ts'
import { useWithdraw } from '../withdraw.queries.ts'
import type { Receipt, WithdrawalWish } from '../withdrawal.ts'

interface PasswordValues {
  readonly paymentPassword: string
}

const isWrongPassword = (error: unknown): boolean => isRefusal(error, 'password.payment_wrong')

export interface ConfirmSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly wish: Omit<WithdrawalWish, 'paymentPassword'>
  readonly currency: string
  readonly fee: Decimal
  readonly received: Decimal
  /** Name of the card in one line. */
  readonly cardName: string
  readonly onAsked: (receipt: Receipt) => void
}

/** Confirmation of a withdrawal: its summary, and the payment password. */
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
  const { form, refuse, submit } = useProblemForm<PasswordValues, 'paymentPassword'>({
    defaultValues: { paymentPassword: '' },
    fields: ['paymentPassword'],
    problemsOf: ({ paymentPassword }) =>
      isPaymentPassword(paymentPassword) ? {} : { paymentPassword: { id: 'paymentPassword.format' } },
    judged: 'submitted',
  })
  const { send, leave, isPending, error } = useWithdraw(onAsked, (failure) => {
    if (isWrongPassword(failure)) refuse('paymentPassword', 'paymentPassword.wrong')
  })
  const refusal = useMoneyRefusal(isWrongPassword(error) ? undefined : error)
  const money = (amount: string): string => formatMoney(locale, amount, currency)

  function close(): void {
    leave()
    form.reset()
    onClose()
  }
  return (
    <FormSheet
      open={open}
      onClose={close}
      title={formatMessage(moneyMessages.check)}
      submitLabel={formatMessage(messages.confirm)}
      onSubmit={submit(({ paymentPassword }) => send({ ...wish, paymentPassword }))}
      busy={isPending}
      refusal={refusal}
      note={<MoneyRefusalNote refusal={refusal} />}
      gap="x4"
    >
      <MainAmount label={formatMessage(messages.received)} amount={received} currency={currency} />
      <OrderDetails
        details={[
          { label: formatMessage(messages.to), value: <bdi>{cardName}</bdi> },
          { label: formatMessage(moneyMessages.amount), value: money(wish.amount) },
          { label: formatMessage(moneyMessages.fee), value: money(fee) },
        ]}
      />
      <Controller
        name="paymentPassword"
        control={form.control}
        render={({ field, fieldState }) => (
          <PaymentPasswordField
            {...field}
            label={formatMessage(paymentPasswordMessages.title)}
            error={fieldState.error?.message}
          />
        )}
      />
    </FormSheet>
  )
}
