import { GatewayError } from '@livery/api'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { useShell } from '../boot/index.ts'
import { returnPathOf } from '../routing/returnTo.ts'
import type { Session } from '../session/index.ts'
import { cancelPasskey, signInWithPasskey } from './ceremony.ts'
import { useTellPasskeyFailure } from './useTellPasskeyFailure.ts'

/** A challenge is good for five minutes; the suggestions wait with a fresh one before it is too old, ms. */
const AUTOFILL_RENEWAL = 4 * 60_000

/**
 * Signing in with a passkey, by a button or from the browser's suggestions at the name's field.
 * @param onSignIn runs before the session begins
 */
export function usePasskeySignIn(onSignIn: () => void): { start(): void; readonly busy: boolean } {
  const { gateway, session } = useShell()
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
    meta: { wordedByCaller: true },
    onSuccess: enter,
    onError: tell,
  })
  useSuggestions({ waiting: !isPending, onSignIn: enter })
  return { start: () => mutate(), busy: isPending }
}

interface Suggestions {
  /** Only one try can be under way: the button's takes the place of this one. */
  readonly waiting: boolean
  readonly onSignIn: (session: Session) => void
}

/** Has the browser suggest passkeys at the name's field for as long as the page is open. */
function useSuggestions({ waiting, onSignIn }: Suggestions): void {
  const { gateway } = useShell()
  const tell = useTellPasskeyFailure()
  const [turn, setTurn] = useState(0)

  const wait = useEffectEvent(async (left: () => boolean) => {
    try {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable?.()) || left()) return
      const signedIn = await signInWithPasskey(gateway, 'autofill')
      if (!left()) onSignIn(signedIn)
    } catch (error) {
      // Nobody began this try: only the gateway's verdict on a passkey that was picked is worth a word.
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
