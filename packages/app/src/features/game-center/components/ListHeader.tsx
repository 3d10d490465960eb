import { isGameCategory } from '@livery/domain/games'
import { useIntl, type MessageDescriptor } from 'react-intl'

import { categoryMessages } from '#capabilities/games/games.messages.ts'
import { useVendorName } from '#capabilities/games/menu.ts'
import { OwnHeader } from '#capabilities/page-duties/OwnHeader.tsx'
import { useGoBack } from '#platform/routing/useGoBack.ts'

import { centerMessages as messages, filterMessages } from '../gameCenter.messages.ts'
import type { CenterFilter } from '../gameCenter.ts'

/** Header of a list: its title, and the back button. */
export function ListHeader({
  category,
  vendor,
  filter,
}: Pick<CenterFilter, 'category' | 'vendor' | 'filter'>) {
  const { formatMessage } = useIntl()
  const goBack = useGoBack()
  const nameOf = useVendorName()
  const shelf: MessageDescriptor = filter === 'all' ? messages.games : filterMessages[filter]
  const kind: MessageDescriptor =
    category !== undefined && isGameCategory(category) ? categoryMessages[category] : shelf
  return (
    <OwnHeader
      title={vendor === undefined ? formatMessage(kind) : nameOf(vendor)}
      back={{ label: formatMessage(messages.back), onPress: goBack }}
    />
  )
}
