import { isGameCategory } from '@livery/domain'
import { useIntl, type MessageDescriptor } from 'react-intl'

import { OwnHeader } from '../../../shell/frame/OwnHeader.tsx'
import { categoryMessages } from '../../../shell/games/games.messages.ts'
import { useVendorName } from '../../../shell/games/menu.ts'
import { useGoBack } from '../../../shell/routing/useGoBack.ts'
import type { CentreFilter } from '../centre.ts'
import { centreMessages as messages } from '../gameCenter.messages.ts'

/** The header of a list: what it is a list of, and the way back. */
export function ListHeader({ category, vendor }: Pick<CentreFilter, 'category' | 'vendor'>) {
  const { formatMessage } = useIntl()
  const goBack = useGoBack()
  const nameOf = useVendorName()
  const kind: MessageDescriptor =
    category !== undefined && isGameCategory(category) ? categoryMessages[category] : messages.games
  return (
    <OwnHeader
      title={vendor === undefined ? formatMessage(kind) : nameOf(vendor)}
      back={{ label: formatMessage(messages.back), onPress: goBack }}
    />
  )
}
