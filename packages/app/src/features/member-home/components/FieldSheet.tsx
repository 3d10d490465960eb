import { GatewayError } from '@livery/api'
import { dayOf } from '@livery/domain'
import { specMessages, useTranslate, type MessageId } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { Sheet } from '@livery/ui/sheet'
import { TextField, type TextFieldProps } from '@livery/ui/text-field'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useShell, useTenant } from '../../../shell/boot/index.ts'
import { birthdayInput } from '../../../shell/entrance/birthdayInput.ts'
import * as css from '../memberHome.css.ts'
import { memberHomeMessages as messages, profileFieldMessages } from '../memberHome.messages.ts'
import { useUpdateMember } from '../memberHome.queries.ts'
import { profileProblem, type ProfileField } from '../profileField.ts'

const LOOKS: Readonly<
  Record<ProfileField, Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'dir'>>
> = {
  nickname: { autoComplete: 'nickname', dir: 'auto' },
  birthday: { inputMode: 'numeric', autoComplete: 'bday', dir: 'ltr' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', dir: 'ltr' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words', dir: 'auto' },
}

/** Refusals of the gateway that concern the value. */
const REFUSALS: Readonly<Partial<Record<string, MessageId>>> = {
  'member.under_age': 'validation.birthday_age',
  'member.email_taken': 'catalogue.email_exists',
  'request.invalid': 'validation.pattern',
}

export interface FieldSheetProps {
  readonly field: ProfileField
  /** What is set now; empty when nothing is. */
  readonly initial: string
  readonly open: boolean
  readonly onClose: () => void
}

/** One thing a member says about themselves, filled in or changed. */
export function FieldSheet({ field, initial, open, onClose }: FieldSheetProps) {
  const { formatMessage } = useIntl()
  const translate = useTranslate()
  const formId = useId()
  const { overlays, fail } = useShell()
  const { legal } = useTenant()
  const { mutate, isPending } = useUpdateMember()
  const { control, handleSubmit, setError } = useForm({ defaultValues: { value: initial } })
  const label = formatMessage(profileFieldMessages[field])

  function validate(value: string): string | true {
    const facts = { today: dayOf(new Date()), birthdayMinimumAge: legal.birthdayMinimumAge }
    const verdict = profileProblem(field, value, facts)
    return verdict === null || translate(verdict)
  }
  function save({ value }: { readonly value: string }): void {
    mutate(
      { [field]: value.trim() },
      {
        onSuccess: () => {
          overlays.notify.saved(specMessages.in_chang_saved)
          onClose()
        },
        onError: (error) => {
          const id = error instanceof GatewayError ? REFUSALS[error.code] : undefined
          if (id) setError('value', { message: translate(id) }, { shouldFocus: true })
          else fail.ofAction(error)
        },
      },
    )
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={label}
      closeLabel={formatMessage(messages.close)}
      actions={
        <Button type="submit" form={formId} fill busy={isPending}>
          {formatMessage(messages.save)}
        </Button>
      }
    >
      <form id={formId} noValidate className={css.form} onSubmit={(event) => void handleSubmit(save)(event)}>
        <Controller
          name="value"
          control={control}
          rules={{ validate }}
          render={({ field: input, fieldState }) => (
            <TextField
              {...input}
              {...LOOKS[field]}
              name={field}
              label={label}
              help={field === 'birthday' ? formatMessage(messages.birthdayOnce) : undefined}
              error={fieldState.error?.message}
              enterKeyHint="done"
              required
              onChange={(value) => input.onChange(field === 'birthday' ? birthdayInput(value) : value)}
            />
          )}
        />
      </form>
    </Sheet>
  )
}
