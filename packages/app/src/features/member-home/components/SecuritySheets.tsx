import { BankCardsSheet } from '#capabilities/bank-cards/BankCardsSheet.tsx'
import { PaymentPasswordSheet } from '#capabilities/payment-password/PaymentPasswordSheet.tsx'

export type SecuritySheet = 'paymentPassword' | 'bankCards'

export interface SecuritySheetsProps {
  readonly opened: SecuritySheet | undefined
  readonly onOpen: (sheet: SecuritySheet | undefined) => void
  readonly hasPaymentPassword: boolean
}

/** Sheets of the security rows; the sheet of cards may lead to that of the payment password. */
export function SecuritySheets({ opened, onOpen, hasPaymentPassword }: SecuritySheetsProps) {
  const close = (): void => onOpen(undefined)
  return (
    <>
      <PaymentPasswordSheet open={opened === 'paymentPassword'} onClose={close} hasOne={hasPaymentPassword} />
      <BankCardsSheet
        open={opened === 'bankCards'}
        onClose={close}
        hasPaymentPassword={hasPaymentPassword}
        onSetPaymentPassword={() => onOpen('paymentPassword')}
      />
    </>
  )
}
