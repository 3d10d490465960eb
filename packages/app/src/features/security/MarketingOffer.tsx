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
import type { StorageEntry } from '#platform/storage/entries.ts'
import { isFlag } from '#platform/storage/guards.ts'
import { useUnsolicitedQueue } from '#platform/unsolicited/useUnsolicitedQueue.ts'

import { MarketingChoices } from './components/MarketingChoices.tsx'
import { marketingMessages as messages } from './marketing.messages.ts'
import { marketingQuery, useConfirmMarketing } from './marketing.queries.ts'

/** Present once the member was asked for consent in this session. */
const ASKED: StorageEntry<boolean> = {
  key: 'marketingAsked',
  area: 'session',
  encoding: 'json',
  guard: isFlag,
}

/**
 * Asks what to be told about, and how, where the regulator wants that: a new member, and one who has never chosen,
 * once after logging in. Nothing is ticked for them, and going on as it is takes one tap (S-gaming-15, S-gaming-20).
 */
export function MarketingOffer() {
  const { formatMessage } = useIntl()
  const { gateway, storage } = useServices()
  const session = useSession()
  const owes = useDuties()
  const [asked, setAsked] = useState(() => storage.read(ASKED) ?? false)
  const confirm = useConfirmMarketing()
  const isMember = session !== undefined && isRealAccount(session.type)
  const wanted = owes('marketingConsent') && isMember && !asked
  const { data } = useQuery({ ...marketingQuery(gateway), enabled: wanted })
  // A gateway that keeps no record of the choice leaves it undefined: then a new member is asked.
  const never = data?.confirmedAt === null || (data?.confirmedAt === undefined && session?.firstTimeLogin)
  const turn = useUnsolicitedQueue('marketingOffer', wanted && data !== undefined && never === true)

  function close(): void {
    storage.write(ASKED, true)
    setAsked(true)
    confirm.mutate()
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
