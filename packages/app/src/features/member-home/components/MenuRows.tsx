import { ListRow } from '@livery/ui/list-row'
import { useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'

import { openPanelAtom } from '#platform/panels/panels.atoms.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

import type { MemberRow } from '../memberRows.ts'

/** Rows of a `List` that link to other pages, filtered by the brand's flags. */
export function MenuRows({ rows }: { readonly rows: readonly MemberRow[] }) {
  const { formatMessage } = useIntl()
  const flags = useFlags()
  const openPanel = useSetAtom(openPanelAtom)
  return rows
    .filter(({ flag }) => flags[flag])
    .map(({ icon, label, path, flag }) => (
      <ListRow
        key={flag}
        icon={icon}
        label={formatMessage(label)}
        href={path ?? undefined}
        onPress={path === null ? () => openPanel('customerService') : undefined}
      />
    ))
}
