import { ListRow } from '@livery/ui/list-row'
import { useAtomValue, useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'

import { unreadMessages } from '#capabilities/unread/unread.messages.ts'
import { openPanelAtom, totalUnreadAtom } from '#platform/panels/panels.atoms.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

import type { MemberRow } from '../memberRows.ts'

/** Rows of a `List` that link to other pages, filtered by the brand's flags. */
export function MenuRows({ rows }: { readonly rows: readonly MemberRow[] }) {
  const { formatMessage } = useIntl()
  const flags = useFlags()
  const openPanel = useSetAtom(openPanelAtom)
  const unread = useAtomValue(totalUnreadAtom)
  return rows
    .filter(({ flag }) => flags[flag])
    .map(({ icon, label, path, flag }) => (
      <ListRow
        key={flag}
        icon={icon}
        label={formatMessage(label)}
        {...(flag === 'MENU_MESSAGE' && {
          count: unread,
          countLabel: formatMessage(unreadMessages.unread, { count: unread }),
        })}
        href={path ?? undefined}
        onPress={path === null ? () => openPanel('customerService') : undefined}
      />
    ))
}
