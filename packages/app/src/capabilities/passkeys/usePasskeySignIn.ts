import { GatewayError } from '@livery/api'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { useServices } from '#platform/boot/ServicesContext.ts'
import { returnPathOf } from '#platform/routing/returnTo.ts'
import type { Session } from '#platform/session/session.ts'

import { cancelPasskey, signInWithPasskey } from './ceremony.ts'
import { useTellPasskeyFailure } from './useTellPasskeyFailure.ts'

/** Renewal interval of the challenge behind autofill, ms; a challenge is valid for five minutes. */
const AUTOFILL_RENEWAL = 4 * 60_000

/**
 * Signing in with a passkey, by a button or from the browser's suggestions at the name's field.
 * @param onSignIn runs before the session begins
 */
export function usePasskeySignIn(onSignIn: () => void): { start(): void; readonly busy: boolean } {
  const { gateway, session } = useServices()
  const navigate = useNavigate()
  const location = useLocation()
  const tell = useTellPasskeyFailure()

  function enter(signedIn: Session): void {
    onSignIn()
    session.start(signedIn)
    void navigate(returnPathOf(location), { replace: true })
  }
  const { mutate, isPending } = useMutation({
    mutationFn: () => signInWithPasskey(gateway, 'button'),
    onSuccess: enter,
    onError: tell,
  })
  useSuggestions({ waiting: !isPending, onSignIn: enter })
  return { start: () => mutate(), busy: isPending }
}

interface Suggestions {
  /**
   * True while the autofill ceremony may wait; only one ceremony can be pending, and the button's replaces this one.
   */
  readonly waiting: boolean
  readonly onSignIn: (session: Session) => void
}

/** Enables passkey autofill at the name's field while the page is open. */
function useSuggestions({ waiting, onSignIn }: Suggestions): void {
  const { gateway } = useServices()
  const tell = useTellPasskeyFailure()
  const [turn, setTurn] = useState(0)

  const wait = useEffectEvent(async (left: () => boolean) => {
    try {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable?.()) || left()) return
      const signedIn = await signInWithPasskey(gateway, 'autofill')
      if (!left()) onSignIn(signedIn)
    } catch (error) {
      // Autofill started by itself, so only the gateway's refusal of a picked passkey shows a message.
      if (!left() && error instanceof GatewayError && error.status === 422) tell(error)
    }
  })
  useEffect(() => {
    if (!waiting) return
    let gone = false
    const renewal = setTimeout(() => setTurn((before) => before + 1), AUTOFILL_RENEWAL)
    void wait(() => gone)
    return () => {
      gone = true
      clearTimeout(renewal)
      cancelPasskey()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another turn waits with another challenge
  }, [waiting, turn])
}
