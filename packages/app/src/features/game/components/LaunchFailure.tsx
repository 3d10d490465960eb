import { GatewayError } from '@livery/api'
import { catalogueMessages } from '@livery/i18n/wording'
import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Row } from '@livery/ui/stack'
import { useIntl, type IntlShape } from 'react-intl'

import { reactionTo } from '#platform/errors/reaction.ts'
import { withQuote } from '#platform/overlays/withQuote.ts'

import { launchMessages as messages } from '../game.messages.ts'

/** Reason why a game did not open. */
export type LaunchProblem =
  /** Refusal by the gateway. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** Answer without an address. */
  | { readonly kind: 'empty' }
  /** Address that is not trusted. */
  | { readonly kind: 'untrusted' }
  /** Timeout: the game was opened and never announced that it is ready. */
  | { readonly kind: 'silent' }
  /** Address that names no game. */
  | { readonly kind: 'unnamed' }

export interface LaunchFailureProps {
  readonly problem: LaunchProblem
  /** Returns to the page on which the game was chosen. */
  readonly onBack: () => void
  /** Launches the game again; absent where there is none. */
  readonly onRetry?: (() => void) | undefined
}

/** Error page of a game that did not open: the reason and the actions, the most useful first. */
export function LaunchFailure({ problem, onBack, onRetry }: LaunchFailureProps) {
  const intl = useIntl()
  const again = { label: intl.formatMessage(messages.retry), onPress: onRetry }
  const another = { label: intl.formatMessage(messages.back), onPress: onBack }
  const [first, second] = mayYetOpen(problem) ? [again, another] : [another, again]
  return (
    <EmptyState
      illustration={navigator.onLine ? 'error' : 'offline'}
      title={intl.formatMessage(messages.failedTitle)}
      text={detailOf(intl, problem)}
      action={
        <Row wrap justify="center">
          <Button onPress={first.onPress}>{first.label}</Button>
          {onRetry && (
            <Button tone="quiet" onPress={second.onPress}>
              {second.label}
            </Button>
          )}
        </Row>
      }
    />
  )
}

/** A refusal is permanent; a failure of the gateway or the network may pass. */
function mayYetOpen(problem: LaunchProblem): boolean {
  if (problem.kind !== 'refused') return problem.kind === 'silent'
  const { error } = problem
  return !(error instanceof GatewayError) || ![403, 404, 422].includes(error.status)
}

function detailOf(intl: IntlShape, problem: LaunchProblem): string | undefined {
  const { formatMessage } = intl
  if (problem.kind === 'empty') return formatMessage(catalogueMessages.emptyUrl)
  if (problem.kind === 'untrusted') return formatMessage(messages.blocked)
  if (problem.kind === 'silent') return formatMessage(messages.silent)
  if (problem.kind === 'unnamed') return formatMessage(messages.unknown)
  const reaction = reactionTo(problem.error, navigator.onLine)
  if (reaction.kind !== 'message') return undefined
  return withQuote(intl, formatMessage(reaction.message, reaction.values), reaction.requestId)
}
