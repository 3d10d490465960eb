import { PasswordField } from '@livery/ui/password-field'
import { useIntl } from 'react-intl'

import { entranceMessages } from '#capabilities/entrance/entrance.messages.ts'

import type { PaymentPasswordFieldProps } from './PaymentPasswordField.tsx'

/** Login password, asked for before the first payment password is set. */
export function LoginPasswordField(props: PaymentPasswordFieldProps) {
  const { formatMessage } = useIntl()
  return (
    <PasswordField
      {...props}
      autoComplete="current-password"
      enterKeyHint="next"
      showLabel={formatMessage(entranceMessages.passwordShow)}
      hideLabel={formatMessage(entranceMessages.passwordHide)}
      required
    />
  )
}
