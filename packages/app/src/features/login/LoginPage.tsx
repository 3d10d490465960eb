import { leavesEntrance } from '@livery/domain/access'
import { openingLoginMethod, type LoginMethod } from '@livery/domain/validation'
import { SegmentedTabs, TabPanel } from '@livery/ui/segmented-tabs'
import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { Navigate, useLocation } from 'react-router-dom'

import { checksQuery } from '#capabilities/entrance/entrance.queries.ts'
import { EntrancePage } from '#capabilities/entrance/EntrancePage.tsx'
import { useGateway, useServices, useSession, useTenant } from '#platform/boot/ServicesContext.ts'
import { returnPathOf } from '#platform/routing/returnTo.ts'
import { ENTRIES } from '#platform/storage/entries.ts'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

import { LoginForm } from './components/LoginForm.tsx'
import { PasswordlessOptions } from './components/PasswordlessOptions.tsx'
import { loginMessages as messages } from './login.messages.ts'

const METHODS = 'login-method'
const never = () => () => undefined

/** Login page: by password, by text message, by a social login where the brand offers it, or with a trial account. */
export default function LoginPage() {
  const { formatMessage } = useIntl()
  const location = useLocation()
  const session = useSession()
  const flags = useFlags()
  const { data: checks } = useQuery(checksQuery(useGateway(), 'login'))
  const smsOffered = flags.MOBILEVERCODELOGIN3 && checks?.codes !== 'none'
  const [chosen, setMethod] = useState<LoginMethod>()
  const { registration } = useTenant()
  const { storage } = useServices()
  // The document is made without a storage: its first render takes the brand's own way.
  const remembered = useSyncExternalStore(
    never,
    () => storage.read(ENTRIES.rememberedLogin)?.type,
    () => undefined,
  )
  const method =
    chosen ??
    openingLoginMethod({
      remembered,
      registration: registration.methods,
      smsOffered,
    })

  // Just signed in, here or in another tab: continues to the page that the visitor wanted. A trial player stays.
  if (leavesEntrance(session ?? null)) return <Navigate replace to={returnPathOf(location)} />
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
      <PasswordlessOptions />
    </EntrancePage>
  )
}
