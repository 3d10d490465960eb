import { EmptyState } from '@livery/ui/empty-state'
import { useIntl } from 'react-intl'

import { agentMessages as messages } from '../agent.messages.ts'

export interface NobodyThereProps {
  /** A name was asked for that nobody has. */
  readonly searched: boolean
}

/** A team of nobody, or a search that found nobody. */
export function NobodyThere({ searched }: NobodyThereProps) {
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
