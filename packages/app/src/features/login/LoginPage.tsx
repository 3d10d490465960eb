import { leavesEntrance } from '@livery/domain/access'
import { useIntl } from 'react-intl'
import { Navigate, useLocation } from 'react-router-dom'

import { EntrancePage } from '#capabilities/entrance/EntrancePage.tsx'
import { useSession } from '#platform/boot/ServicesContext.ts'
import { returnPathOf } from '#platform/routing/returnTo.ts'

import { LoginMethods } from './components/LoginMethods.tsx'
import { PasswordlessOptions } from './components/PasswordlessOptions.tsx'
import { loginMessages as messages } from './login.messages.ts'

/** Login page: by password, by text message, by a social login where the brand offers it, or with a trial account. */
export default function LoginPage() {
  const { formatMessage } = useIntl()
  const location = useLocation()
  const session = useSession()

  // Just signed in, here or in another tab: continues to the page that the visitor wanted. A trial player stays.
  if (leavesEntrance(session ?? null)) return <Navigate replace to={returnPathOf(location)} />
  return (
    <EntrancePage heading={formatMessage(messages.heading)} side="login">
      <LoginMethods />
      <PasswordlessOptions />
    </EntrancePage>
  )
}
