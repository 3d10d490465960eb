import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Row } from '@livery/ui/stack'
import { useIntl } from 'react-intl'

import { errorMessages } from '../../../shell/errors/index.ts'
import { reactionTo } from '../../../shell/errors/reaction.ts'
import { launchMessages as messages } from '../game.messages.ts'

export interface LaunchFailureProps {
  /** What failed; without it, the game's address was not one to be trusted. */
  readonly error?: unknown
  /** Leads back to where the game was chosen. */
  readonly onBack: () => void
  readonly onRetry: () => void
}

/** A game that did not open: why, and what to do. */
export function LaunchFailure({ error, onBack, onRetry }: LaunchFailureProps) {
  const { formatMessage } = useIntl()
  const reaction = error === undefined ? undefined : reactionTo(error, navigator.onLine)
  const text =
    reaction === undefined
      ? formatMessage(messages.blocked)
      : reaction.kind === 'message'
        ? formatMessage(reaction.message, reaction.values)
        : formatMessage(errorMessages.title)
  return (
    <EmptyState
      illustration={navigator.onLine ? 'error' : 'offline'}
      title={formatMessage(messages.failedTitle)}
      text={text}
      action={
        <Row wrap justify="center">
          <Button onPress={onRetry}>{formatMessage(messages.retry)}</Button>
          <Button tone="quiet" onPress={onBack}>
            {formatMessage(messages.back)}
          </Button>
        </Row>
      }
    />
  )
}
