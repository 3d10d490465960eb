import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useIntl } from 'react-intl'

import { withQuote } from '#platform/overlays/withQuote.ts'

import { errorMessages } from './errors.messages.ts'
import { reactionTo } from './reaction.ts'

export interface QueryFailureProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Error of a list that could not be loaded: the reason, and a button that retries. */
export function QueryFailure({ error, onRetry }: QueryFailureProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const reaction = reactionTo(error, navigator.onLine)
  function detail(): string | undefined {
    if (reaction.kind !== 'message') return formatMessage(errorMessages.body)
    // The title already says the same as the generic message for a failure of the gateway.
    if (reaction.message === errorMessages.server) return undefined
    return withQuote(intl, formatMessage(reaction.message, reaction.values), reaction.requestId)
  }
  return (
    <EmptyState
      illustration={navigator.onLine ? 'error' : 'offline'}
      title={formatMessage(errorMessages.title)}
      text={detail()}
      action={<Button onPress={onRetry}>{formatMessage(errorMessages.retry)}</Button>}
    />
  )
}
