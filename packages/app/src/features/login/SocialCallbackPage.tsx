import { leavesEntrance } from '@livery/domain/access'
import { ROUTES } from '@livery/domain/routes'
import { Button } from '@livery/ui/button'
import { Spinner } from '@livery/ui/spinner'
import { Stack } from '@livery/ui/stack'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'

import { EntrancePage } from '#capabilities/entrance/EntrancePage.tsx'
import { forgetInvitation, invitationOf } from '#capabilities/entrance/invitation.ts'
import {
  forgetPending,
  readPending,
  readReturn,
  type PendingLogin,
} from '#capabilities/social-login/pendingLogin.ts'
import { socialMessages as messages } from '#capabilities/social-login/social.messages.ts'
import { finishSocialLogin } from '#capabilities/social-login/socialLogin.ts'
import { useSession, useServices } from '#platform/boot/ServicesContext.ts'
import { useRefusal } from '#platform/forms/useRefusal.ts'
import { returningTo, safeReturnPath } from '#platform/routing/returnTo.ts'
import { useRoute } from '#platform/routing/useRoute.ts'

interface Answer {
  readonly code: string
  readonly pending: PendingLogin
}

/** Callback page of Facebook and Google: the answer is checked, and its code exchanged for a session. */
export default function SocialCallbackPage() {
  const { formatMessage } = useIntl()
  const { gateway, session, storage } = useServices()
  const { search } = useLocation()
  const { params } = useRoute()
  const navigate = useNavigate()
  const signedIn = leavesEntrance(useSession() ?? null)
  const [back] = useState(() =>
    readReturn(params['provider'] ?? '', search, readPending(storage), Date.now()),
  )
  const returnTo = back.kind === 'answered' ? back.pending.returnTo : back.returnTo
  const { mutate, error } = useMutation({
    mutationFn: ({ code, pending }: Answer) =>
      finishSocialLogin(gateway, code, pending, invitationOf('', storage)),
    onSuccess(next) {
      if (next.firstTimeLogin) forgetInvitation(storage)
      session.start(next)
      void navigate(safeReturnPath(returnTo), { replace: true })
    },
  })
  const finish = useEffectEvent(() => {
    forgetPending(storage)
    if (back.kind === 'answered') mutate(back)
  })
  useEffect(() => finish(), [])
  const refusal = useRefusal(error)

  if (signedIn) return <Navigate replace to={safeReturnPath(returnTo)} />
  if (back.kind === 'answered' && !error) {
    return (
      <EntrancePage heading={formatMessage(messages.waiting)}>
        <Stack align="center">
          <Spinner />
        </Stack>
      </EntrancePage>
    )
  }
  const failure = {
    denied: [messages.deniedTitle, formatMessage(messages.denied)],
    expired: [messages.expiredTitle, formatMessage(messages.expired)],
    mismatch: [messages.mismatchTitle, formatMessage(messages.mismatch)],
    answered: [messages.deniedTitle, refusal?.text],
  } as const
  const [title, intro] = failure[back.kind]
  return (
    <EntrancePage heading={formatMessage(title)} {...(intro !== undefined && { intro })}>
      <Button
        fill
        onPress={() =>
          void navigate(ROUTES.login.path, {
            replace: true,
            state: returnTo === undefined ? undefined : returningTo(returnTo),
          })
        }
      >
        {formatMessage(messages.again)}
      </Button>
    </EntrancePage>
  )
}
