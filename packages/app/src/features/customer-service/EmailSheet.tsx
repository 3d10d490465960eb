import { unwrap } from '@livery/api'
import { TextField, type TextFieldProps } from '@livery/ui/text-field'
import { Textarea } from '@livery/ui/textarea'
import { useMutation } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { useServices } from '#platform/boot/ServicesContext.ts'
import { FormSheet } from '#platform/forms/FormSheet.tsx'
import { useCounter } from '#platform/forms/useCounter.ts'
import { useProblemForm } from '#platform/forms/useProblemForm.ts'
import { useRefusal } from '#platform/forms/useRefusal.ts'

import { customerServiceMessages as messages } from './customerService.messages.ts'
import {
  EMAIL_CHARACTERS,
  EMAIL_FIELDS,
  emailProblems,
  EMPTY_EMAIL,
  type EmailField,
  type EmailValues,
} from './emailForm.ts'

const LOOKS = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', dir: 'ltr' },
  subject: { dir: 'auto' },
} as const satisfies Record<string, Partial<TextFieldProps>>

export interface EmailSheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Sheet that writes an e-mail to customer service; the gateway sends it, so no mail program is needed. */
export function EmailSheet({ open, onClose }: EmailSheetProps) {
  const { formatMessage } = useIntl()
  const { gateway, overlays } = useServices()
  const counter = useCounter()
  const { form, submit } = useProblemForm<EmailValues, EmailField>({
    defaultValues: EMPTY_EMAIL,
    fields: EMAIL_FIELDS,
    problemsOf: emailProblems,
    judged: 'submitted',
  })
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ email, subject, content }: EmailValues) =>
      unwrap(
        gateway.POST('/wps/email', {
          body: { email: email.trim(), subject: subject.trim(), content: content.trim() },
        }),
      ),
    onSuccess: () => {
      form.reset(EMPTY_EMAIL)
      overlays.notify.info(messages.mailSent)
      onClose()
    },
  })
  const refusal = useRefusal(error)

  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={formatMessage(messages.write)}
      submitLabel={formatMessage(messages.mailSend)}
      onSubmit={submit((values) => mutate(values))}
      busy={isPending}
      refusal={refusal}
    >
      {(['email', 'subject'] as const).map((name) => (
        <Controller
          key={name}
          name={name}
          control={form.control}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              {...LOOKS[name]}
              label={formatMessage(name === 'email' ? messages.mailAddress : messages.mailSubject)}
              error={fieldState.error?.message}
              required
            />
          )}
        />
      ))}
      <Controller
        name="content"
        control={form.control}
        render={({ field, fieldState }) => (
          <Textarea
            {...field}
            label={formatMessage(messages.mailContent)}
            error={fieldState.error?.message}
            maxLength={EMAIL_CHARACTERS.content}
            counter={counter}
            required
          />
        )}
      />
    </FormSheet>
  )
}
