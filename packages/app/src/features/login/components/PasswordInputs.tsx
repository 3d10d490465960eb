import { required, type Verdict } from '@livery/domain'
import { useTranslate } from '@livery/i18n'
import { IconMember } from '@livery/ui/icon'
import { PasswordField } from '@livery/ui/password-field'
import { TextField } from '@livery/ui/text-field'
import { Controller, useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { loginMessages as messages } from '../login.messages.ts'
import type { LoginValues } from '../loginValues.ts'

/** Username and password. */
export function PasswordInputs() {
  const { formatMessage } = useIntl()
  const translate = useTranslate()
  const { control } = useFormContext<LoginValues>()
  const worded = (verdict: Verdict) => (verdict === null ? true : translate(verdict))
  return (
    <>
      <Controller
        name="username"
        control={control}
        rules={{ validate: (value) => worded(required(value)) }}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={formatMessage(messages.username)}
            error={fieldState.error?.message}
            icon={IconMember}
            autoComplete="username"
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
        rules={{ validate: (value) => worded(required(value)) }}
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            label={formatMessage(messages.password)}
            error={fieldState.error?.message}
            autoComplete="current-password"
            enterKeyHint="go"
            showLabel={formatMessage(messages.passwordShow)}
            hideLabel={formatMessage(messages.passwordHide)}
            required
          />
        )}
      />
    </>
  )
}
