import type { Schemas } from '@livery/api'
import { Button } from '@livery/ui/button'
import { Sheet } from '@livery/ui/sheet'
import { TextField } from '@livery/ui/text-field'
import { useId, useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'

import { overlayMessages } from '../../../shell/overlays/overlays.messages.ts'
import { securityMessages as messages } from '../security.messages.ts'
import { useRenamePasskey } from '../security.queries.ts'

/** Longest name the gateway takes. */
const NAME_LENGTH = 40

export interface RenamePasskeyProps {
  readonly passkey: Schemas['Passkey']
  readonly open: boolean
  readonly onClose: () => void
}

/** Names a passkey, so that its owner tells it from the others. */
export function RenamePasskey({ passkey, open, onClose }: RenamePasskeyProps) {
  const { formatMessage } = useIntl()
  const form = useId()
  const [name, setName] = useState(passkey.name)
  const [missing, setMissing] = useState(false)
  const { mutate, isPending } = useRenamePasskey(onClose)

  function save(event: FormEvent): void {
    event.preventDefault()
    const wanted = name.trim()
    setMissing(wanted === '')
    if (wanted !== '') mutate({ id: passkey.id, name: wanted })
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={formatMessage(messages.rename)}
      closeLabel={formatMessage(overlayMessages.close)}
      actions={
        <Button type="submit" form={form} fill busy={isPending}>
          {formatMessage(messages.save)}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={save}>
        <TextField
          label={formatMessage(messages.name)}
          value={name}
          onChange={setName}
          error={missing ? formatMessage(messages.nameMissing) : undefined}
          maxLength={NAME_LENGTH}
          autoComplete="off"
          enterKeyHint="done"
          dir="auto"
        />
      </form>
    </Sheet>
  )
}
