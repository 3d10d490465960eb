import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useIntl } from 'react-intl'

import { errorMessages } from './errors.messages.ts'
import { reactionTo } from './reaction.ts'

export interface QueryFailureProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Stands in for a list that could not be loaded: why, and a button that asks again. */
export function QueryFailure({ error, onRetry }: QueryFailureProps) {
  const { formatMessage } = useIntl()
  const reaction = reactionTo(error, navigator.onLine)
  return (
    <EmptyState
      illustration={navigator.onLine ? 'error' : 'offline'}
      title={formatMessage(errorMessages.title)}
      text={
        reaction.kind === 'message'
          ? formatMessage(reaction.message, reaction.values)
          : formatMessage(errorMessages.body)
      }
      action={<Button onPress={onRetry}>{formatMessage(errorMessages.retry)}</Button>}
    />
  )
}
