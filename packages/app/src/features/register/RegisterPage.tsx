import {
  defaultRegistrationMethod,
  isGuest,
  ROUTES,
  showsMethodChoice,
  type RegistrationMethod,
} from '@livery/domain'
import { Button } from '@livery/ui/button'
import { IconBack, IconCustomerService } from '@livery/ui/icon'
import { IconLink } from '@livery/ui/icon-button'
import { Logo } from '@livery/ui/logo'
import { SegmentedTabs, TabPanel } from '@livery/ui/segmented-tabs'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { Heading } from '@livery/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'

import { useAssets, useGateway, useSession, useTenant } from '../../shell/boot/index.ts'
import { QueryFailure } from '../../shell/errors/QueryFailure.tsx'
import { openPanelAtom } from '../../shell/frame/panels.atoms.ts'
import { returnPathOf } from '../../shell/routing/returnTo.ts'
import { RegisterBanners } from './components/RegisterBanners.tsx'
import { RegisterForm } from './components/RegisterForm.tsx'
import * as css from './register.css.ts'
import { registerMessages as messages } from './register.messages.ts'
import { registrationChecksQuery, registrationRulesQuery } from './register.queries.ts'
import { methodsOf } from './registrationForm.ts'

/** Becoming a member: by user name or by mobile number, as the merchant offers. */
export default function RegisterPage() {
  const { formatMessage } = useIntl()
  const location = useLocation()
  const { name } = useTenant()
  const { logo, logoLight } = useAssets()
  const session = useSession()
  const openPanel = useSetAtom(openPanelAtom)

  // Signed in a moment ago, here or in another tab: on to where the visitor wanted to go. A trial player may register.
  if (session && !isGuest(session.type)) return <Navigate replace to={returnPathOf(location)} />
  return (
    <div className={css.page}>
      <div className={css.top}>
        <IconLink label={formatMessage(messages.back)} icon={IconBack} href={ROUTES.home.path} />
        <Logo src={logo} lightSrc={logoLight} name={name} href={ROUTES.home.path} />
      </div>
      <Heading level={1}>{formatMessage(messages.heading)}</Heading>
      <EntranceToggle />
      <RegisterBanners />
      <Methods />
      <Button tone="ghost" fill icon={IconCustomerService} onPress={() => openPanel('customerService')}>
        {formatMessage(messages.support)}
      </Button>
    </div>
  )
}

const METHODS = 'register-method'

/** The form, behind tabs where the merchant offers both methods. */
function Methods() {
  const { formatMessage, locale } = useIntl()
  const gateway = useGateway()
  const {
    data: rules,
    error,
    refetch,
  } = useQuery({
    ...registrationRulesQuery(gateway, locale),
    // In another language the form stays as it is until its new words are there.
    placeholderData: (before) => before,
  })
  const { data: checks } = useQuery(registrationChecksQuery(gateway))
  const [chosen, choose] = useState<RegistrationMethod>()

  if (error && !rules) return <QueryFailure error={error} onRetry={() => void refetch()} />
  if (!rules) {
    return (
      <Stack gap="x6">
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    )
  }
  const methods = methodsOf(rules.methods)
  const method = chosen ?? defaultRegistrationMethod(methods)
  const form = <RegisterForm method={method} rules={rules} checks={checks} />
  if (!showsMethodChoice(methods)) return form
  return (
    <Stack gap="x6">
      <SegmentedTabs
        id={METHODS}
        label={formatMessage(messages.method)}
        tabs={[
          { id: 'username', label: formatMessage(messages.byUsername) },
          { id: 'mobileNum', label: formatMessage(messages.byMobile) },
        ]}
        selected={method}
        onSelect={choose}
      />
      <TabPanel of={METHODS} selected={method}>
        {form}
      </TabPanel>
    </Stack>
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
      selected="register"
      onSelect={(id) => void navigate(ROUTES[id].path, { replace: true, state })}
    />
  )
}
