import { Button } from '@livery/ui/button'
import { IconPlay } from '@livery/ui/icon'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { PasskeyEntrance } from '#capabilities/passkeys/PasskeyEntrance.tsx'
import { SocialSignIn } from '#capabilities/social-login/SocialSignIn.tsx'
import { useSession, useTenant } from '#platform/boot/ServicesContext.ts'

import * as css from '../login.css.ts'
import { loginMessages as messages } from '../login.messages.ts'
import { useTrial } from '../useTrial.ts'

/** Login options without a password: social login, and a trial account. */
export function PasswordlessOptions() {
  const { formatMessage } = useIntl()
  const trial = useTrial()
  const visitor = useSession() === undefined
  const look = useTenant().layout.pages.login
  return (
    <div className={css.waysOf[look]}>
      <Text as="div" size="small" tone="muted">
        <span className={css.or}>{formatMessage(messages.or)}</span>
      </Text>
      <PasskeyEntrance />
      <SocialSignIn />
      {visitor && (
        <>
          <Button tone="outline" fill icon={IconPlay} busy={trial.busy} onPress={trial.start}>
            {formatMessage(messages.trial)}
          </Button>
          <Text size="small" tone="secondary" align="center">
            {formatMessage(messages.trialNote)}
          </Text>
        </>
      )}
    </div>
  )
}
