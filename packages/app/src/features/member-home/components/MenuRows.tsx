import type { MemberRow } from '../memberRows.ts'
import { useMenuEntries } from '../useMemberEntries.ts'
import { EntryRows } from './EntryRows.tsx'

/** Rows of a `List` that link to other pages, filtered by the brand's flags. */
export function MenuRows({ rows }: { readonly rows: readonly MemberRow[] }) {
  return <EntryRows entries={useMenuEntries(rows)} />
}
