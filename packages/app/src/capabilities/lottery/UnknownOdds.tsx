import { ROUTES, withQuery } from '@livery/domain/routes'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useIntl } from 'react-intl'

import { lotteryMessages as messages } from './lottery.messages.ts'

export interface UnknownOddsProps {
  /** Game id of the lottery that was to be opened; empty for a vendor's lobby. */
  readonly gameId: string
}

/**
 * Error page for an address with an unknown prize mode: a bet at other odds would not be the one requested. Its link
 * leads to the lottery's own page, which shows the odds here.
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
        <LinkButton href={known ? withQuery(ROUTES.lotteryStart.path, { gameId }) : ROUTES.lottery.path}>
          {formatMessage(known ? messages.open : messages.all)}
        </LinkButton>
      }
    />
  )
}
