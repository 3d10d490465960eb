import { List } from '@livery/ui/list-row'
import { Shortcuts } from '@livery/ui/shortcut'
import { Stack } from '@livery/ui/stack'

import type { MemberEntry } from '../useMemberEntries.ts'
import { EntryRows } from './EntryRows.tsx'
import { LIST_LOOKS, type FormLook } from './formLook.ts'

export interface FormEntriesProps {
  readonly look: FormLook
  /** Name of the list for screen readers. */
  readonly label: string
  readonly entries: readonly MemberEntry[]
}

/** Destinations as a form of the member centre draws them: as tiles, or as lines without icons. */
export function FormEntries({ look, label, entries }: FormEntriesProps) {
  if (look === 'tiles') {
    return (
      <Stack gutter>
        <Shortcuts label={label} arrangement="tiles" items={entries} />
      </Stack>
    )
  }
  return (
    <List label={label} look={LIST_LOOKS[look]}>
      <EntryRows plain entries={entries} />
    </List>
  )
}
