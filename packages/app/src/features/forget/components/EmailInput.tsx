import { TextField } from '@livery/ui/text-field'
import { Controller, useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { forgetMessages as messages } from '../forget.messages.ts'
import type { ForgetValues } from '../forgetForm.ts'

/** E-mail address of the account. */
export function EmailInput() {
  const { formatMessage } = useIntl()
  const { control } = useFormContext<ForgetValues>()
  return (
    <Controller
      name="email"
      control={control}
      render={({ field, fieldState }) => (
        <TextField
          {...field}
          label={formatMessage(messages.email)}
          error={fieldState.error?.message}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          enterKeyHint="next"
          dir="ltr"
          required
        />
      )}
    />
  )
}
