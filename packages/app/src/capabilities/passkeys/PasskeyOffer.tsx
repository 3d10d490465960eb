import { Button } from '@livery/ui/button'
import { IconPasskey } from '@livery/ui/icon'
import { Sheet } from '@livery/ui/sheet'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { useServices } from '#platform/boot/ServicesContext.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'
import { ENTRIES } from '#platform/storage/entries.ts'
import { useUnsolicitedQueue } from '#platform/unsolicited/useUnsolicitedQueue.ts'

import * as css from './PasskeyOffer.css.ts'
import { passkeyMessages as messages } from './passkeys.messages.ts'
import { useCreatePasskey } from './passkeys.queries.ts'

export interface PasskeyOfferProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Offer of a passkey after a login with a password. Once declined, it does not appear for 30 days. */
export default function PasskeyOffer({ open, onClose }: PasskeyOfferProps) {
  const { formatMessage } = useIntl()
  const { storage } = useServices()
  const { mutate, isPending } = useCreatePasskey(onClose)
  const turn = useUnsolicitedQueue('passkeyOffer', open)

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
