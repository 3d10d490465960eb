import { isRealAccount } from '@livery/domain/account'
import { Button } from '@livery/ui/button'
import { Sheet } from '@livery/ui/sheet'
import { Stack } from '@livery/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useDuties } from '#capabilities/jurisdiction/useDuties.ts'
import { useServices, useSession } from '#platform/boot/ServicesContext.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'
import { useUnsolicitedQueue } from '#platform/overlays/useUnsolicitedQueue.ts'
import type { StorageEntry } from '#platform/storage/entries.ts'
import { isFlag } from '#platform/storage/guards.ts'

import { MarketingChoices } from './components/MarketingChoices.tsx'
import { marketingMessages as messages } from './marketing.messages.ts'
import { marketingQuery } from './marketing.queries.ts'

/** Present once a new member was asked for consent in this session. */
const ASKED: StorageEntry<boolean> = {
  key: 'marketingAsked',
  area: 'session',
  encoding: 'json',
  guard: isFlag,
}

/**
 * Asks a new member what to be told about, and how, where the regulator wants that asked with the registration.
 * Nothing is ticked, and going on without a tick is one tap (S-gaming-15).
 */
export function MarketingOffer() {
  const { formatMessage } = useIntl()
  const { gateway, storage } = useServices()
  const session = useSession()
  const owes = useDuties()
  const [asked, setAsked] = useState(() => storage.read(ASKED) ?? false)
  const newMember = session?.firstTimeLogin === true && isRealAccount(session.type)
  const wanted = owes('marketingConsent') && newMember && !asked
  const { data } = useQuery({ ...marketingQuery(gateway), enabled: wanted })
  const turn = useUnsolicitedQueue('marketingOffer', wanted && data !== undefined)

  function close(): void {
    storage.write(ASKED, true)
    setAsked(true)
  }
  return (
    <Sheet
      open={turn}
      onClose={close}
      title={formatMessage(messages.title)}
      closeLabel={formatMessage(overlayMessages.close)}
      actions={
        <Button fill onPress={close}>
          {formatMessage(overlayMessages.ok)}
        </Button>
      }
    >
      <Stack gap="x3">{data && <MarketingChoices given={data.consents} />}</Stack>
    </Sheet>
  )
}
