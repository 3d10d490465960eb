import { PasswordField } from '@livery/ui/password-field'
import type { Ref } from 'react'
import { useIntl } from 'react-intl'

import { paymentPasswordMessages as messages } from './paymentPassword.messages.ts'
import { paymentPasswordInput } from './paymentPassword.ts'

export interface PaymentPasswordFieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly error: string | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** Payment password field: six digits, hidden while typed. Password managers are kept out: it is no login. */
export function PaymentPasswordField({ onChange, ...rest }: PaymentPasswordFieldProps) {
  const { formatMessage } = useIntl()
  return (
    <PasswordField
      {...rest}
      onChange={(value) => onChange(paymentPasswordInput(value))}
      autoComplete="off"
      enterKeyHint="next"
      showLabel={formatMessage(messages.show)}
      hideLabel={formatMessage(messages.hide)}
      required
    />
  )
}
