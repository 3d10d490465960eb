import { ListRow } from '@livery/ui/list-row'

import type { MemberEntry } from '../useMemberEntries.ts'

export interface EntryRowsProps {
  readonly entries: readonly MemberEntry[]
  /** True for lists whose rows have no icons. */
  readonly plain?: boolean | undefined
}

/** Destinations as rows of a `List`. */
export function EntryRows({ entries, plain = false }: EntryRowsProps) {
  return entries.map(({ id, icon, label, value, count, countLabel, href, onPress }) => (
    <ListRow
      key={id}
      icon={plain ? undefined : icon}
      label={label}
      value={value}
      count={count}
      countLabel={countLabel}
      href={href}
      onPress={onPress}
    />
  ))
}
