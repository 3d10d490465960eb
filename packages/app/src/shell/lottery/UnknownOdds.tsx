import { ROUTES, withQuery } from '@livery/domain'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useIntl } from 'react-intl'

import { lotteryMessages as messages } from './lottery.messages.ts'

export interface UnknownOddsProps {
  /** The lottery that was to be opened; empty for a vendor's lobby. */
  readonly gameId: string
}

/**
 * Stands where an address asks for odds that there are none of: bets at others would not be what was asked for. The way
 * on is the lottery's own page, which says what it pays here.
 */
export function UnknownOdds({ gameId }: UnknownOddsProps) {
  const { formatMessage } = useIntl()
  const known = gameId !== ''
  return (
    <EmptyState
      illustration="games"
      title={formatMessage(messages.unknownOdds)}
      text={formatMessage(messages.unknownOddsDetail)}
      action={
        <LinkButton href={known ? withQuery(ROUTES.startLottery.path, { gameId }) : ROUTES.lottery.path}>
          {formatMessage(known ? messages.open : messages.all)}
        </LinkButton>
      }
    />
  )
}
