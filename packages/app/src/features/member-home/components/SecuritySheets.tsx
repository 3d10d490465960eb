import type { Schemas } from '@livery/api'

import { BankCardsSheet } from '#capabilities/bank-cards/BankCardsSheet.tsx'
import { proofOf } from '#capabilities/payment-password/paymentPasswordForm.ts'
import { PaymentPasswordSheet } from '#capabilities/payment-password/PaymentPasswordSheet.tsx'

export type SecuritySheet = 'paymentPassword' | 'bankCards'

export interface SecuritySheetsProps {
  readonly opened: SecuritySheet | undefined
  readonly onOpen: (sheet: SecuritySheet | undefined) => void
  readonly member: Pick<Schemas['Member'], 'hasPassword' | 'hasPaymentPassword'>
}

/** Sheets of the security rows; the sheet of cards may lead to that of the payment password. */
export function SecuritySheets({ opened, onOpen, member }: SecuritySheetsProps) {
  const close = (): void => onOpen(undefined)
  return (
    <>
      <PaymentPasswordSheet open={opened === 'paymentPassword'} onClose={close} proof={proofOf(member)} />
      <BankCardsSheet
        open={opened === 'bankCards'}
        onClose={close}
        hasPaymentPassword={member.hasPaymentPassword}
        onSetPaymentPassword={() => onOpen('paymentPassword')}
      />
    </>
  )
}
