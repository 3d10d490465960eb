import { ROUTES } from '@livery/domain'
import { Button } from '@livery/ui/button'
import { Spinner } from '@livery/ui/spinner'
import { Stack } from '@livery/ui/stack'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'

import { useSession, useShell } from '../../shell/boot/index.ts'
import { EntrancePage } from '../../shell/entrance/EntrancePage.tsx'
import { useRefusal } from '../../shell/forms/useRefusal.ts'
import { returningTo, safeReturnPath } from '../../shell/routing/returnTo.ts'
import { useRoute } from '../../shell/routing/useRoute.ts'
import { forgetPending, readPending, readReturn, type PendingLogin } from '../../shell/social/pendingLogin.ts'
import { socialMessages as messages } from '../../shell/social/social.messages.ts'
import { finishSocialLogin } from '../../shell/social/socialLogin.ts'

interface Answer {
  readonly code: string
  readonly pending: PendingLogin
}

/** Where Facebook and Google send the visitor back to: the answer is checked, and its code made a session. */
export default function SocialCallbackPage() {
  const { formatMessage } = useIntl()
  const { gateway, session, storage } = useShell()
  const { search } = useLocation()
  const { params } = useRoute()
  const navigate = useNavigate()
  const signedIn = useSession() !== undefined
  const [back] = useState(() =>
    readReturn(params['provider'] ?? '', search, readPending(storage), Date.now()),
  )
  const returnTo = back.kind === 'answered' ? back.pending.returnTo : back.returnTo
  const { mutate, error } = useMutation({
    mutationFn: ({ code, pending }: Answer) => finishSocialLogin(gateway, code, pending),
    meta: { wordedByCaller: true },
    onSuccess: (next) => session.start(next),
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
    answered: [messages.deniedTitle, refusal?.words],
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
