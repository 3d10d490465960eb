import { EmptyState } from '@livery/ui/empty-state'
import { useIntl } from 'react-intl'

import { agentMessages as messages } from '../agent.messages.ts'

export interface EmptyTeamProps {
  /** True when a search by name found no member. */
  readonly searched: boolean
}

/** Empty state of a team without members, or of a search without a match. */
export function EmptyTeam({ searched }: EmptyTeamProps) {
  const { formatMessage } = useIntl()
  if (searched) return <EmptyState illustration="search" title={formatMessage(messages.notFound)} />
  return (
    <EmptyState
      illustration="offer"
      title={formatMessage(messages.nobody)}
      text={formatMessage(messages.nobodyDetail)}
    />
  )
}
