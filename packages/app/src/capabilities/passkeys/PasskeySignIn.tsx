import { useEffect, useEffectEvent, useRef } from 'react'

import { useServices } from '#platform/boot/ServicesContext.ts'

import { offerPasskey } from './offerPasskey.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { usePasskeySignIn } from './usePasskeySignIn.ts'

interface PasskeySignInProps {
  /** True where the button was pressed before this code had come. */
  readonly startsAtOnce: boolean
}

/** Passkey button, passkeys among the browser's autofill suggestions, and the offer after a login without one. */
export default function PasskeySignIn({ startsAtOnce }: PasskeySignInProps) {
  const services = useServices()
  const byPasskey = useRef(false)
  const { start, busy } = usePasskeySignIn(() => {
    byPasskey.current = true
  })

  useEffect(
    () =>
      services.session.onChange((session) => {
        // Signed in on this page, in this tab, and by another method.
        const here = document.visibilityState === 'visible'
        if (session && here && !byPasskey.current) void offerPasskey(services)
      }),
    [services],
  )
  const startPressed = useEffectEvent(() => {
    if (startsAtOnce) start()
  })
  useEffect(() => startPressed(), [])
  return <PasskeyButton busy={busy} onPress={start} />
}
