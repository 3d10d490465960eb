import { GatewayError } from '@livery/api'
import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Row } from '@livery/ui/stack'
import { useIntl, type IntlShape } from 'react-intl'

import { reactionTo } from '../../../shell/errors/reaction.ts'
import { withQuote } from '../../../shell/errors/withQuote.ts'
import { launchMessages as messages } from '../game.messages.ts'

/** Why a game did not open. */
export type LaunchTrouble =
  /** The gateway did not give it. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** Its address is not one to be trusted. */
  | { readonly kind: 'untrusted' }
  /** It was opened and never said that it can be played. */
  | { readonly kind: 'silent' }

export interface LaunchFailureProps {
  readonly trouble: LaunchTrouble
  /** Leads back to where the game was chosen. */
  readonly onBack: () => void
  readonly onRetry: () => void
}

/** A game that did not open: why, and what to do; first what may help. */
export function LaunchFailure({ trouble, onBack, onRetry }: LaunchFailureProps) {
  const intl = useIntl()
  const again = { label: intl.formatMessage(messages.retry), onPress: onRetry }
  const another = { label: intl.formatMessage(messages.back), onPress: onBack }
  const [first, second] = mayYetOpen(trouble) ? [again, another] : [another, again]
  return (
    <EmptyState
      illustration={navigator.onLine ? 'error' : 'offline'}
      title={intl.formatMessage(messages.failedTitle)}
      text={wordsOf(intl, trouble)}
      action={
        <Row wrap justify="center">
          <Button onPress={first.onPress}>{first.label}</Button>
          <Button tone="quiet" onPress={second.onPress}>
            {second.label}
          </Button>
        </Row>
      }
    />
  )
}

/** A refusal stays one when it is asked again; a gateway or a line that failed may be back. */
function mayYetOpen(trouble: LaunchTrouble): boolean {
  if (trouble.kind !== 'refused') return trouble.kind === 'silent'
  const { error } = trouble
  return !(error instanceof GatewayError) || ![403, 404, 422].includes(error.status)
}

function wordsOf(intl: IntlShape, trouble: LaunchTrouble): string | undefined {
  const { formatMessage } = intl
  if (trouble.kind === 'untrusted') return formatMessage(messages.blocked)
  if (trouble.kind === 'silent') return formatMessage(messages.silent)
  const reaction = reactionTo(trouble.error, navigator.onLine)
  if (reaction.kind !== 'message') return undefined
  return withQuote(intl, formatMessage(reaction.message, reaction.values), reaction.requestId)
}
