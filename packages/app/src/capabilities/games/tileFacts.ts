import type { TileBadge } from '@livery/tenant'
import type { IntlShape } from 'react-intl'

import type { ListedGame } from './gameMapping.ts'
import { gameMessages as messages } from './games.messages.ts'

/** Return to player as a percentage. @param percent decimal, of 100 */
export const formatReturn = (percent: string, formatNumber: IntlShape['formatNumber']): string =>
  formatNumber(Number(percent) / 100, { style: 'percent', maximumFractionDigits: 2 })

type Figures = Pick<ListedGame, 'players' | 'returnToPlayer' | 'playedAt'>

/** First of a brand's badges for which the gateway has a figure, as text; tags are none. */
export function factOf(
  { players, returnToPlayer, playedAt }: Figures,
  badges: readonly TileBadge[],
  { formatMessage, formatNumber, formatDate }: IntlShape,
): string | undefined {
  for (const badge of badges) {
    if (badge === 'players' && players) return formatMessage(messages.players, { count: players })
    if (badge === 'returnToPlayer' && returnToPlayer)
      return formatMessage(messages.returnToPlayer, { percent: formatReturn(returnToPlayer, formatNumber) })
    if (badge === 'lastPlayed' && playedAt)
      return formatMessage(messages.lastPlayed, {
        date: formatDate(playedAt, { day: 'numeric', month: 'short' }),
      })
  }
  return undefined
}
