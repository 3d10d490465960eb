import { dayOf } from '@livery/domain/account'
import { specMessages } from '@livery/i18n/wording'
import { TextField, type TextFieldProps } from '@livery/ui/text-field'
import { Controller } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { birthdayInput } from '#capabilities/entrance/birthdayInput.ts'
import { useServices, useTenant } from '#platform/boot/ServicesContext.ts'
import { formMessages } from '#platform/forms/form.messages.ts'
import { FormSheet } from '#platform/forms/FormSheet.tsx'
import { problemsById } from '#platform/forms/problems.ts'
import { useFieldRefusals, type FieldRefusals } from '#platform/forms/useFieldRefusals.ts'
import { useProblemForm } from '#platform/forms/useProblemForm.ts'
import { usePause } from '#platform/forms/useRefusal.ts'

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
const REFUSALS: FieldRefusals<'value'> = {
  'member.under_age': ['value', 'validation.birthday_age'],
  'member.email_taken': ['value', 'catalogue.email_exists'],
  'request.invalid': ['value', 'validation.pattern'],
}

export interface FieldSheetProps {
  readonly field: ProfileField
  /** Current value; empty when there is none. */
  readonly initial: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Sheet that sets or changes one field of the profile. */
export function FieldSheet({ field, initial, open, onClose }: FieldSheetProps) {
  const { formatMessage } = useIntl()
  const { overlays } = useServices()
  const { legal } = useTenant()
  const { form, refuse, submit } = useProblemForm<{ readonly value: string }, 'value'>({
    defaultValues: { value: initial },
    fields: ['value'],
    problemsOf: ({ value }) => problemsById({ value: profileProblem(field, value, facts()) }),
    judged: 'submitted',
  })
  const { mutate, isPending, error } = useUpdateMember({
    onSaved: () => overlays.notify.saved(specMessages.in_chang_saved),
    onFailed: useFieldRefusals(REFUSALS, refuse),
  })
  const refusal = usePause(error)
  const label = formatMessage(profileFieldMessages[field])

  function facts() {
    return { today: dayOf(new Date()), birthdayMinimumAge: legal.birthdayMinimumAge }
  }
  function save({ value }: { readonly value: string }): void {
    mutate({ [field]: value.trim() }, { onSuccess: onClose })
  }
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={label}
      submitLabel={formatMessage(formMessages.save)}
      onSubmit={submit(save)}
      busy={isPending}
      refusal={refusal}
    >
      <Controller
        name="value"
        control={form.control}
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
    </FormSheet>
  )
}
