import { IconShare } from '@livery/ui/icon'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

import { gameMessages } from '#capabilities/games/games.messages.ts'
import { gameToLaunch, gameLaunchPath, type GameToLaunch } from '#capabilities/games/launchPath.ts'
import { useShare } from '#capabilities/games/useShare.ts'
import { usePageHeader } from '#platform/page/pageHeader.ts'

/** Sets the header of a game: its name, and the share button. A lottery's client has its own pages for that. */
export function useGameHeader(game: GameToLaunch | undefined): void {
  const { formatMessage } = useIntl()
  const { search } = useLocation()
  const share = useShare()
  const shareable = game !== undefined
  const action = useMemo(() => {
    if (!shareable) return undefined
    return {
      label: formatMessage(gameMessages.share),
      icon: IconShare,
      onPress: () => {
        const shared = gameToLaunch(search)
        if (shared) share({ title: shared.name, path: gameLaunchPath(shared) })
      },
    }
  }, [shareable, search, share, formatMessage])
  usePageHeader({ title: game?.name || undefined, action })
}
