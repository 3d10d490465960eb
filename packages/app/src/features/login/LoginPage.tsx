import { ROUTES } from '@livery/domain'
import { IconBack } from '@livery/ui/icon'
import { IconLink } from '@livery/ui/icon-button'
import { Logo } from '@livery/ui/logo'
import { SegmentedTabs, TabPanel } from '@livery/ui/segmented-tabs'
import { Heading } from '@livery/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'

import { useAssets, useGateway, useSession, useTenant } from '../../shell/boot/index.ts'
import { returnPathOf } from '../../shell/routing/returnTo.ts'
import { useFlags } from '../../shell/whitelabel/index.ts'
import { LoginForm } from './components/LoginForm.tsx'
import { OtherWays } from './components/OtherWays.tsx'
import * as css from './login.css.ts'
import { loginMessages as messages } from './login.messages.ts'
import { loginChecksQuery } from './login.queries.ts'

type Method = 'username' | 'sms'

const METHODS = 'login-method'

/** Signing in: by password, by text message where the brand offers it, or for play money. */
export default function LoginPage() {
  const { formatMessage } = useIntl()
  const location = useLocation()
  const { name } = useTenant()
  const { logo, logoLight } = useAssets()
  const session = useSession()
  const flags = useFlags()
  const { data: checks } = useQuery(loginChecksQuery(useGateway()))
  const smsOffered = flags.MOBILEVERCODELOGIN3 && checks?.codes !== 'none'
  const [method, setMethod] = useState<Method>('username')

  // Signed in a moment ago, here or in another tab: on to where the visitor wanted to go.
  if (session) return <Navigate replace to={returnPathOf(location)} />
  return (
    <div className={css.page}>
      <div className={css.top}>
        <IconLink label={formatMessage(messages.back)} icon={IconBack} href={ROUTES.home.path} />
        <Logo src={logo} lightSrc={logoLight} name={name} href={ROUTES.home.path} />
      </div>
      <Heading level={1}>{formatMessage(messages.heading)}</Heading>
      <EntranceToggle />
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
          />
          <TabPanel of={METHODS} selected={method}>
            <LoginForm method={method} checks={checks} />
          </TabPanel>
        </>
      ) : (
        <LoginForm method="username" checks={checks} />
      )}
      <OtherWays />
    </div>
  )
}

/** Login or registration; switching replaces the route, and keeps where the visitor wanted to go. */
function EntranceToggle() {
  const { formatMessage } = useIntl()
  const { state } = useLocation()
  const navigate = useNavigate()
  return (
    <SegmentedTabs
      id="entrance"
      label={formatMessage(messages.entrance)}
      tabs={[
        { id: 'login', label: formatMessage(messages.logIn) },
        { id: 'register', label: formatMessage(messages.register) },
      ]}
      selected="login"
      onSelect={(id) => void navigate(ROUTES[id].path, { replace: true, state })}
    />
  )
}
