import { Button } from '@livery/ui/button'
import { IconPasskey } from '@livery/ui/icon'
import { useIntl } from 'react-intl'

import { passkeyMessages as messages } from './passkeys.messages.ts'

interface PasskeyButtonProps {
  /** True while a ceremony, or the code for it, is under way. */
  readonly busy: boolean
  readonly onPress: () => void
}

/** Button that begins to sign in with a passkey. */
export function PasskeyButton({ busy, onPress }: PasskeyButtonProps) {
  const { formatMessage } = useIntl()
  return (
    <Button tone="outline" fill icon={IconPasskey} busy={busy} onPress={onPress}>
      {formatMessage(messages.signIn)}
    </Button>
  )
}
