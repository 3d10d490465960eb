import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useIntl } from 'react-intl'

import { errorMessages } from './errors.messages.ts'
import { reactionTo } from './reaction.ts'
import { withQuote } from './withQuote.ts'

export interface QueryFailureProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Stands in for a list that could not be loaded: why, and a button that asks again. */
export function QueryFailure({ error, onRetry }: QueryFailureProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const reaction = reactionTo(error, navigator.onLine)
  function wordsOf(): string | undefined {
    if (reaction.kind !== 'message') return formatMessage(errorMessages.body)
    // The title says as much as the gateway's own failure does.
    if (reaction.message === errorMessages.server) return undefined
    return withQuote(intl, formatMessage(reaction.message, reaction.values), reaction.requestId)
  }
  return (
    <EmptyState
      illustration={navigator.onLine ? 'error' : 'offline'}
      title={formatMessage(errorMessages.title)}
      text={wordsOf()}
      action={<Button onPress={onRetry}>{formatMessage(errorMessages.retry)}</Button>}
    />
  )
}
