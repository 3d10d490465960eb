import { useSecurityEntries } from '../useMemberEntries.ts'
import { EntryRows } from './EntryRows.tsx'
import type { MemberHomeLayoutProps } from './layoutProps.ts'

/** Rows of a `List`: login password, passkeys and devices, payment password and bank cards. */
export function SecurityRows({ member, onOpen }: MemberHomeLayoutProps) {
  return <EntryRows entries={useSecurityEntries(member, onOpen)} />
}
