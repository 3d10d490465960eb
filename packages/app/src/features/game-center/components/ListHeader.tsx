import { isGameCategory } from '@livery/domain'
import { useIntl, type MessageDescriptor } from 'react-intl'

import { OwnHeader } from '../../../shell/frame/OwnHeader.tsx'
import { categoryMessages } from '../../../shell/games/games.messages.ts'
import { useVendorName } from '../../../shell/games/menu.ts'
import { useGoBack } from '../../../shell/routing/useGoBack.ts'
import type { CentreFilter } from '../centre.ts'
import { centreMessages as messages, filterMessages } from '../gameCenter.messages.ts'

/** The header of a list: what it is a list of, and the way back. */
export function ListHeader({
  category,
  vendor,
  filter,
}: Pick<CentreFilter, 'category' | 'vendor' | 'filter'>) {
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
