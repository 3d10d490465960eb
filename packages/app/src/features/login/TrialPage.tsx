import { mayStartTrial } from '@livery/domain/access'
import { ROUTES } from '@livery/domain/routes'
import { Button, LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { IconPlay } from '@livery/ui/icon'
import { useIntl } from 'react-intl'

import { useSession } from '#platform/boot/ServicesContext.ts'

import { loginMessages as messages } from './login.messages.ts'
import { useTrial } from './useTrial.ts'

/** Page that starts a free trial. */
export default function TrialPage() {
  const { formatMessage } = useIntl()
  const session = useSession()
  const { start, busy } = useTrial()
  // A trial never takes the place of a member's session, and one that has begun goes on.
  if (session) {
    const own = !mayStartTrial(session)
    return (
      <EmptyState
        illustration="games"
        title={formatMessage(own ? messages.trialSignedIn : messages.trialNote)}
        action={<LinkButton href={ROUTES.home.path}>{formatMessage(messages.trialHome)}</LinkButton>}
      />
    )
  }
  return (
    <EmptyState
      illustration="games"
      title={formatMessage(messages.trialNote)}
      action={
        <Button icon={IconPlay} busy={busy} onPress={start}>
          {formatMessage(messages.trial)}
        </Button>
      }
    />
  )
}
