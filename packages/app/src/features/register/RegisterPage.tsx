import { leavesEntrance } from '@livery/domain/access'
import {
  defaultRegistrationMethod,
  showsMethodChoice,
  type RegistrationMethod,
} from '@livery/domain/validation'
import { Button } from '@livery/ui/button'
import { IconCustomerService } from '@livery/ui/icon'
import { SegmentedTabs, TabPanel } from '@livery/ui/segmented-tabs'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useAtom, useSetAtom } from 'jotai'
import { Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Navigate, useLocation } from 'react-router-dom'

import { checksQuery, useRegistrationRules } from '#capabilities/entrance/entrance.queries.ts'
import { EntrancePage } from '#capabilities/entrance/EntrancePage.tsx'
import { registerCountAtom } from '#capabilities/entrance/registerCount.ts'
import { SocialSignIn, useSocialProviders } from '#capabilities/social-login/SocialSignIn.tsx'
import { useGateway, useServices, useSession } from '#platform/boot/ServicesContext.ts'
import { openPanelAtom } from '#platform/panels/panels.atoms.ts'
import { lazyPart } from '#platform/parts/lazyPart.tsx'
import { returnPathOf } from '#platform/routing/returnTo.ts'

import { RegisterBanners } from './components/RegisterBanners.tsx'
import { RegisterForm } from './components/RegisterForm.tsx'
import * as css from './register.css.ts'
import { registerMessages as messages } from './register.messages.ts'
import { methodsOf } from './registrationForm.ts'

/** Lazy import: with its illustration the failure is as large as half the form, so it is loaded only when needed. */
const QueryFailure = lazyPart(async () => ({
  default: (await import('#platform/errors/QueryFailure.tsx')).QueryFailure,
}))

/** Registration page: by user name or by mobile number, as the merchant offers. */
export default function RegisterPage() {
  const { formatMessage } = useIntl()
  const location = useLocation()
  const session = useSession()
  const openPanel = useSetAtom(openPanelAtom)
  const social = useSocialProviders().length > 0

  // Just signed in, here or in another tab: continues to the page that the visitor wanted. A trial player may
  // register.
  if (leavesEntrance(session ?? null)) return <Navigate replace to={returnPathOf(location)} />
  return (
    <EntrancePage heading={formatMessage(messages.heading)} side="register">
      <RegisterBanners />
      <KnownDevice />
      <Methods />
      {social && (
        <div className={css.others}>
          <SocialSignIn />
        </div>
      )}
      <Button tone="ghost" fill icon={IconCustomerService} onPress={() => openPanel('customerService')}>
        {formatMessage(messages.support)}
      </Button>
    </EntrancePage>
  )
}

/** Note to somebody who has registered on this device before: a person has one account. */
function KnownDevice() {
  const { formatMessage } = useIntl()
  const { storage } = useServices()
  const [count, step] = useAtom(registerCountAtom)
  useEffect(() => step(storage, 'read'), [step, storage])
  if (count === 0) return null
  return (
    <Text size="small" tone="secondary">
      {formatMessage(messages.knownDevice)}
    </Text>
  )
}

const METHODS = 'register-method'

/** Registration form, with tabs where the merchant offers both methods. */
function Methods() {
  const { formatMessage } = useIntl()
  const { data: rules, error, refetch } = useRegistrationRules()
  const { data: checks } = useQuery(checksQuery(useGateway(), 'register'))
  const [chosen, choose] = useState<RegistrationMethod>()

  if (error && !rules) {
    return (
      <Suspense fallback={null}>
        <QueryFailure error={error} onRetry={() => void refetch()} />
      </Suspense>
    )
  }
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
        variant="scrolling"
      />
      <TabPanel of={METHODS} selected={method}>
        {form}
      </TabPanel>
    </Stack>
  )
}
