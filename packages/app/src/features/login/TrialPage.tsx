import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { IconPlay } from '@livery/ui/icon'
import { useIntl } from 'react-intl'

import { loginMessages as messages } from './login.messages.ts'
import { useTrial } from './useTrial.ts'

/** Page that starts a free trial. */
export default function TrialPage() {
  const { formatMessage } = useIntl()
  const { start, busy } = useTrial()
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
