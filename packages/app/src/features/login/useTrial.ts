import { ROUTES } from '@livery/domain'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { useShell } from '../../shell/boot/index.ts'
import { overlayMessages } from '../../shell/overlays/overlays.messages.ts'
import { loginMessages as messages } from './login.messages.ts'
import { startTrial } from './signIn.ts'

/** Starts a trial session and goes home; a platform that gives none says so. */
export function useTrial(): { start(): void; readonly busy: boolean } {
  const { gateway, session, overlays } = useShell()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => startTrial(gateway),
    onMutate: () => ({ close: overlays.loading(overlayMessages.pleaseWait) }),
    onSuccess: (trial) => {
      if (!trial) return overlays.notify.info(messages.trialRefused)
      session.start(trial)
      void navigate(ROUTES.home.path, { replace: true })
    },
    onSettled: (_trial, _error, _variables, context) => context?.close(),
  })
  return { start: () => mutate(), busy: isPending }
}
