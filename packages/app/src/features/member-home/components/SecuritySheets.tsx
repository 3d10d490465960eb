import { BankCardsSheet } from '../bank-cards/BankCardsSheet.tsx'
import { PaymentPasswordSheet } from '../payment-password/PaymentPasswordSheet.tsx'

export type SecuritySheet = 'paymentPassword' | 'bankCards'

export interface SecuritySheetsProps {
  /** The sheet that is open. */
  readonly opened: SecuritySheet | undefined
  readonly onOpen: (sheet: SecuritySheet | undefined) => void
  readonly hasPaymentPassword: boolean
}

/** The sheets behind the rows of security; from the cards the way may lead to the payment password. */
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
