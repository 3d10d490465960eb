import { Button } from '@livery/ui/button'
import { IconPasskey } from '@livery/ui/icon'
import { Sheet } from '@livery/ui/sheet'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { useShell } from '../boot/index.ts'
import { overlayMessages } from '../overlays/overlays.messages.ts'
import { useTurn } from '../overlays/useTurn.ts'
import { ENTRIES } from '../storage/index.ts'
import * as css from './PasskeyOffer.css.ts'
import { passkeyMessages as messages } from './passkeys.messages.ts'
import { useCreatePasskey } from './passkeys.queries.ts'

export interface PasskeyOfferProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Offers a passkey after a login with a password. Turned down, it does not come back for 30 days. */
export default function PasskeyOffer({ open, onClose }: PasskeyOfferProps) {
  const { formatMessage } = useIntl()
  const { storage } = useShell()
  const { mutate, isPending } = useCreatePasskey(onClose)
  const turn = useTurn('passkeyOffer', open)

  function decline(): void {
    storage.write(ENTRIES.passkeyDeclinedAt, Date.now())
    onClose()
  }
  return (
    <Sheet
      open={turn}
      onClose={decline}
      title={formatMessage(messages.offerTitle)}
      closeLabel={formatMessage(overlayMessages.close)}
      actions={
        <div className={css.actions}>
          <Button fill busy={isPending} onPress={() => mutate()}>
            {formatMessage(messages.create)}
          </Button>
          <Button fill tone="ghost" onPress={decline}>
            {formatMessage(messages.notNow)}
          </Button>
        </div>
      }
    >
      <div className={css.pitch}>
        <span className={css.mark}>
          <IconPasskey size="large" />
        </span>
        <Text tone="secondary" align="center">
          {formatMessage(messages.offerText)}
        </Text>
      </div>
    </Sheet>
  )
}
