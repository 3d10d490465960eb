import { IconMember } from '@livery/ui/icon'
import { PasswordField } from '@livery/ui/password-field'
import { TextField } from '@livery/ui/text-field'
import { Controller, useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { entranceMessages } from '#capabilities/entrance/entrance.messages.ts'
import { useTenant } from '#platform/boot/ServicesContext.ts'

import { loginMessages as messages } from '../login.messages.ts'
import type { LoginValues } from '../loginValues.ts'

/** Username and password. */
export function PasswordInputs() {
  const { formatMessage } = useIntl()
  const { control } = useFormContext<LoginValues>()
  const byMobile = useTenant().registration.methods.includes('mobileNum')
  return (
    <>
      <Controller
        name="username"
        control={control}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={formatMessage(byMobile ? messages.usernameOrMobile : messages.username)}
            error={fieldState.error?.message}
            icon={IconMember}
            autoComplete="username webauthn"
            autoCapitalize="none"
            enterKeyHint="next"
            dir="ltr"
            required
          />
        )}
      />
      <Controller
        name="password"
        control={control}
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            label={formatMessage(messages.password)}
            error={fieldState.error?.message}
            autoComplete="current-password"
            enterKeyHint="go"
            showLabel={formatMessage(entranceMessages.passwordShow)}
            hideLabel={formatMessage(entranceMessages.passwordHide)}
            required
          />
        )}
      />
    </>
  )
}
