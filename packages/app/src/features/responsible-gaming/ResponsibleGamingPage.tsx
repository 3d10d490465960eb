import { isRealAccount } from '@livery/domain'
import { Button } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { useSession, useShell } from '../../shell/boot/index.ts'
import { PageBody } from '../../shell/frame/PageBody.tsx'
import { useSignInFirst } from '../../shell/routing/returnTo.ts'
import { BreakRows } from './components/BreakRows.tsx'
import { HelpOrganisations } from './components/HelpOrganisations.tsx'
import { LimitRows } from './components/LimitRows.tsx'
import { Statement } from './components/Statement.tsx'
import { saferPlayMessages as messages } from './responsibleGaming.messages.ts'

/** Activity, limits, breaks and help (decision 31). A visitor sees what there is and is asked to sign in to use it. */
export default function ResponsibleGamingPage() {
  const { formatMessage } = useIntl()
  const session = useSession()
  const { fail } = useShell()
  const signInFirst = useSignInFirst()
  const real = session !== undefined && isRealAccount(session.type)
  /** Runs what only a member may do; anybody else is told how to become one who may. */
  const asMember = (action: () => void) => (): void => {
    if (real) action()
    else if (session) fail.offerRegistration()
    else signInFirst()
  }
  return (
    <PageBody>
      <Text tone="secondary">{formatMessage(messages.intro)}</Text>
      {real ? (
        <Statement />
      ) : (
        <Card>
          <Stack gap="x3">
            <Text>{formatMessage(messages.signIn)}</Text>
            <Button fill onPress={asMember(() => undefined)}>
              {formatMessage(messages.logIn)}
            </Button>
          </Stack>
        </Card>
      )}
      <LimitRows member={real} asMember={asMember} />
      <BreakRows asMember={asMember} />
      <HelpOrganisations />
    </PageBody>
  )
}
