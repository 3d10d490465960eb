import { isGameCategory } from '@livery/domain'
import { AppHeader } from '@livery/ui/app-header'
import { useIntl, type MessageDescriptor } from 'react-intl'

import { useTenant } from '../../../shell/boot/index.ts'
import { categoryMessages } from '../../../shell/games/games.messages.ts'
import { useGoBack } from '../../../shell/routing/useGoBack.ts'
import { gameListMessages as messages } from '../gameList.messages.ts'

export interface ListHeaderProps {
  readonly gameType: string | undefined
  readonly vendor: string | undefined
}

/** The list's own header: the frame has none on this route (specification, 'Page frame'). */
export function ListHeader({ gameType, vendor }: ListHeaderProps) {
  const { formatMessage } = useIntl()
  const { vendorLabels } = useTenant().games
  const goBack = useGoBack()
  const category: MessageDescriptor =
    gameType !== undefined && isGameCategory(gameType) ? categoryMessages[gameType] : messages.games
  return (
    <AppHeader
      title={vendor === undefined ? formatMessage(category) : (vendorLabels[vendor] ?? vendor)}
      back={{ label: formatMessage(messages.back), onPress: goBack }}
    />
  )
}
