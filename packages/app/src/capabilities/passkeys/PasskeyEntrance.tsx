import { useState, type ComponentType } from 'react'

import { useInBrowser } from '#platform/device/useInBrowser.ts'
import { lazyPart } from '#platform/parts/lazyPart.tsx'
import { OptionalPart } from '#platform/parts/OptionalPart.tsx'
import { useFlags } from '#platform/whitelabel/useFlags.ts'

import { PasskeyButton } from './PasskeyButton.tsx'
import { passkeysSupported } from './support.ts'

const PasskeySignIn = lazyPart(() => import('./PasskeySignIn.tsx'))

interface PasskeyEntranceProps {
  /** Component that signs in; by default its code is fetched when the entrance is shown. */
  readonly SignIn?: ComponentType<{ readonly startsAtOnce: boolean }>
}

/**
 * Passkey button of the login page, where brand and browser support it. What it does is fetched separately, and a tap
 * before that begins once it has come; when the fetch fails, the other methods of signing in remain.
 */
export function PasskeyEntrance({ SignIn = PasskeySignIn }: PasskeyEntranceProps) {
  const { PASSKEYS } = useFlags()
  const inBrowser = useInBrowser()
  const [pressed, setPressed] = useState(false)
  const button = <PasskeyButton busy={pressed} onPress={() => setPressed(true)} />
  if (!PASSKEYS) return null
  // The document is made without a browser: it has the button that nearly every browser supports.
  if (!inBrowser) return button
  if (!passkeysSupported()) return null
  return (
    <OptionalPart fallback={button}>
      <SignIn startsAtOnce={pressed} />
    </OptionalPart>
  )
}
