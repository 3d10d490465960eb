import { ROUTES } from '@livery/domain/routes'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { useServices } from '#platform/boot/ServicesContext.ts'

import { loginMessages as messages } from './login.messages.ts'
import { startTrial } from './signIn.ts'

/** Starts a trial session and opens home; shows a message when the platform gives no trial account. */
export function useTrial(): { start(): void; readonly busy: boolean } {
  const { gateway, session, overlays } = useServices()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => startTrial(gateway),
    meta: { toastFailure: true },
    onMutate: () => ({ close: overlays.pleaseWait(), from: location.pathname }),
    onSuccess: (trial, _variables, { from }) => {
      if (!trial) return overlays.notify.info(messages.trialRefused)
      session.start(trial)
      // A visitor who has left meanwhile stays where they are.
      if (location.pathname === from) void navigate(ROUTES.home.path, { replace: true })
    },
    onSettled: (_trial, _error, _variables, context) => context?.close(),
  })
  return { start: () => mutate(), busy: isPending }
}
