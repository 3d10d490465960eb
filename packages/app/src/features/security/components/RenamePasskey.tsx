import type { Schemas } from '@livery/api'
import { TextField } from '@livery/ui/text-field'
import { Controller } from 'react-hook-form'
import { useIntl } from 'react-intl'

import { FormSheet } from '#platform/forms/FormSheet.tsx'
import { useProblemForm } from '#platform/forms/useProblemForm.ts'

import { securityMessages as messages } from '../security.messages.ts'
import { useRenamePasskey } from '../security.queries.ts'

/** Maximum length of a name at the gateway. */
const NAME_LENGTH = 40

export interface RenamePasskeyProps {
  readonly passkey: Schemas['Passkey']
  readonly open: boolean
  readonly onClose: () => void
}

/** Sheet that renames a passkey, so that its owner can recognize it. */
export function RenamePasskey({ passkey, open, onClose }: RenamePasskeyProps) {
  const { formatMessage } = useIntl()
  const { mutate, isPending } = useRenamePasskey(onClose)
  const { form, submit } = useProblemForm<{ readonly name: string }, 'name'>({
    defaultValues: { name: passkey.name },
    fields: ['name'],
    problemsOf: ({ name }) => (name.trim() === '' ? { name: { id: messages.nameMissing.id } } : {}),
    judged: 'submitted',
  })
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={formatMessage(messages.rename)}
      submitLabel={formatMessage(messages.save)}
      onSubmit={submit(({ name }) => mutate({ id: passkey.id, name: name.trim() }))}
      busy={isPending}
    >
      <Controller
        name="name"
        control={form.control}
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={formatMessage(messages.name)}
            error={fieldState.error?.message}
            maxLength={NAME_LENGTH}
            autoComplete="off"
            enterKeyHint="done"
            dir="auto"
          />
        )}
      />
    </FormSheet>
  )
}
