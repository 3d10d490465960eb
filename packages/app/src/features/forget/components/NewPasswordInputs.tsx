import { rechecksConfirmation } from '@livery/domain/validation'
import { PasswordField } from '@livery/ui/password-field'
import { Controller, useFormContext } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { entranceMessages } from '#capabilities/entrance/entrance.messages.ts'

import { forgetMessages as messages } from '../forget.messages.ts'
import type { ForgetValues } from '../forgetForm.ts'

export interface NewPasswordInputsProps {
  /** The gateway's own text of the password rule. */
  readonly rule: string | undefined
}

/** Fields of the new password and its confirmation. */
export function NewPasswordInputs({ rule }: NewPasswordInputsProps) {
  const { formatMessage } = useIntl()
  const { control, trigger, getValues } = useFormContext<ForgetValues>()
  const eye = {
    showLabel: formatMessage(entranceMessages.passwordShow),
    hideLabel: formatMessage(entranceMessages.passwordHide),
  }
  return (
    <>
      <Controller
        name="newPassword"
        control={control}
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            {...eye}
            label={formatMessage(messages.password)}
            help={rule}
            error={fieldState.error?.message}
            autoComplete="new-password"
            enterKeyHint="next"
            required
            onChange={(value) => {
              field.onChange(value)
              if (rechecksConfirmation(getValues('confirmNewPassword'))) void trigger('confirmNewPassword')
            }}
          />
        )}
      />
      <Controller
        name="confirmNewPassword"
        control={control}
        render={({ field, fieldState }) => (
          <PasswordField
            {...field}
            {...eye}
            label={formatMessage(messages.confirm)}
            error={fieldState.error?.message}
            autoComplete="new-password"
            enterKeyHint="done"
            required
          />
        )}
      />
    </>
  )
}
