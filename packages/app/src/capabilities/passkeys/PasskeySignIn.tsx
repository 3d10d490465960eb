import { Button } from '@livery/ui/button'
import { IconPasskey } from '@livery/ui/icon'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'

import { useServices } from '#platform/boot/ServicesContext.ts'

import { offerPasskey } from './offerPasskey.ts'
import { passkeyMessages as messages } from './passkeys.messages.ts'
import { usePasskeySignIn } from './usePasskeySignIn.ts'

/** Passkey button, passkeys among the browser's autofill suggestions, and the offer after a login without one. */
export default function PasskeySignIn() {
  const { formatMessage } = useIntl()
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
  return (
    <Button tone="outline" fill icon={IconPasskey} busy={busy} onPress={start}>
      {formatMessage(messages.signIn)}
    </Button>
  )
}
