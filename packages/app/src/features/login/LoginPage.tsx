import { SegmentedTabs, TabPanel } from '@livery/ui/segmented-tabs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Navigate, useLocation } from 'react-router-dom'

import { useGateway, useSession } from '../../shell/boot/index.ts'
import { checksQuery } from '../../shell/entrance/entrance.queries.ts'
import { EntrancePage } from '../../shell/entrance/EntrancePage.tsx'
import { returnPathOf } from '../../shell/routing/returnTo.ts'
import { useFlags } from '../../shell/whitelabel/index.ts'
import { LoginForm } from './components/LoginForm.tsx'
import { OtherWays } from './components/OtherWays.tsx'
import { loginMessages as messages } from './login.messages.ts'
import type { LoginMethod } from './loginValues.ts'

const METHODS = 'login-method'

/** Signing in: by password, by text message or at a provider where the brand offers it, or for play money. */
export default function LoginPage() {
  const { formatMessage } = useIntl()
  const location = useLocation()
  const session = useSession()
  const flags = useFlags()
  const { data: checks } = useQuery(checksQuery(useGateway(), 'login'))
  const smsOffered = flags.MOBILEVERCODELOGIN3 && checks?.codes !== 'none'
  const [method, setMethod] = useState<LoginMethod>('username')

  // Signed in a moment ago, here or in another tab: on to where the visitor wanted to go.
  if (session) return <Navigate replace to={returnPathOf(location)} />
  return (
    <EntrancePage heading={formatMessage(messages.heading)} side="login">
      {smsOffered ? (
        <>
          <SegmentedTabs
            id={METHODS}
            label={formatMessage(messages.method)}
            tabs={[
              { id: 'username', label: formatMessage(messages.byPassword) },
              { id: 'sms', label: formatMessage(messages.bySms) },
            ]}
            selected={method}
            onSelect={setMethod}
            variant="scrolling"
          />
          <TabPanel of={METHODS} selected={method}>
            <LoginForm method={method} checks={checks} />
          </TabPanel>
        </>
      ) : (
        <LoginForm method="username" checks={checks} />
      )}
      <OtherWays />
    </EntrancePage>
  )
}
