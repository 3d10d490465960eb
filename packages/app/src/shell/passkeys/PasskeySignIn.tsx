import { Button } from '@livery/ui/button'
import { IconPasskey } from '@livery/ui/icon'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'

import { useShell } from '../boot/index.ts'
import { offerPasskey } from './offerPasskey.ts'
import { passkeyMessages as messages } from './passkeys.messages.ts'
import { usePasskeySignIn } from './usePasskeySignIn.ts'

/** The button, the passkeys among the browser's suggestions for the name, and the offer after a login without. */
export default function PasskeySignIn() {
  const { formatMessage } = useIntl()
  const shell = useShell()
  const byPasskey = useRef(false)
  const { start, busy } = usePasskeySignIn(() => {
    byPasskey.current = true
  })

  useEffect(
    () =>
      shell.session.onChange((session) => {
        // Signed in on this page and in this tab, and by another way.
        const here = document.visibilityState === 'visible'
        if (session && here && !byPasskey.current) void offerPasskey(shell)
      }),
    [shell],
  )
  return (
    <Button tone="outline" fill icon={IconPasskey} busy={busy} onPress={start}>
      {formatMessage(messages.signIn)}
    </Button>
  )
}
