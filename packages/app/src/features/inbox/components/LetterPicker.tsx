import type { Schemas } from '@livery/api'
import { Button } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { Checkbox } from '@livery/ui/checkbox'
import { IconDelete } from '@livery/ui/icon'
import { Stack } from '@livery/ui/stack'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import * as css from '../inbox.css.ts'
import { inboxMessages as messages } from '../inbox.messages.ts'

export interface LetterPickerProps {
  readonly letters: readonly Schemas['InboxMessage'][]
  readonly onRemove: (ids: readonly string[]) => void
  readonly busy: boolean
}

/** Selection mode: letters with checkboxes, and the button that deletes the selected ones. */
export function LetterPicker({ letters, onRemove, busy }: LetterPickerProps) {
  const { formatMessage } = useIntl()
  const [ticked, setTicked] = useState<readonly string[]>([])
  // A letter that was deleted meanwhile is no longer selected.
  const chosen = letters.filter(({ id }) => ticked.includes(id)).map(({ id }) => id)
  const tick = (id: string, on: boolean): void =>
    setTicked(on ? [...ticked, id] : ticked.filter((other) => other !== id))

  return (
    <>
      <Card padding="small">
        <Stack as="ul" gap="half">
          {letters.map(({ id, title }) => (
            <li key={id}>
              <Checkbox label={title} checked={ticked.includes(id)} onChange={(on) => tick(id, on)} />
            </li>
          ))}
        </Stack>
      </Card>
      <div className={css.bar}>
        <Checkbox
          label={formatMessage(messages.selectAll)}
          checked={chosen.length === letters.length}
          onChange={(on) => setTicked(on ? letters.map(({ id }) => id) : [])}
        />
        <Button
          tone="danger"
          icon={IconDelete}
          disabled={chosen.length === 0}
          busy={busy}
          onPress={() => onRemove(chosen)}
        >
          {formatMessage(messages.removeCount, { count: chosen.length })}
        </Button>
      </div>
    </>
  )
}
