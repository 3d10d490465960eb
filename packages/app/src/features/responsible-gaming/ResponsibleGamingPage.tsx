import { isRealAccount } from '@livery/domain/account'
import { Button } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { useSession, useServices } from '#platform/boot/ServicesContext.ts'
import { PageBody } from '#platform/page/PageBody.tsx'
import { useSignInFirst } from '#platform/routing/returnTo.ts'

import { BreakRows } from './components/BreakRows.tsx'
import { HelpOrganisations } from './components/HelpOrganisations.tsx'
import { LimitRows } from './components/LimitRows.tsx'
import { Statement } from './components/Statement.tsx'
import { saferPlayMessages as messages } from './responsibleGaming.messages.ts'

/**
 * Responsible gaming page: activity, limits, breaks and help (S-gaming-01). A visitor sees the options and is asked
 * to sign in to use them.
 */
export default function ResponsibleGamingPage() {
  const { formatMessage } = useIntl()
  const session = useSession()
  const { fail } = useServices()
  const signInFirst = useSignInFirst()
  const real = session !== undefined && isRealAccount(session.type)
  /** Runs an action of members with a real account; other players see how to become one. */
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
