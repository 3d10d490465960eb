import { mayOfferPasskey } from '@livery/domain'

import type { Shell } from '../boot/index.ts'
import { openPanelAtom } from '../frame/panels.atoms.ts'
import { ENTRIES } from '../storage/index.ts'
import { passkeysQuery } from './passkeys.queries.ts'
import { deviceKeepsPasskeys } from './support.ts'

/** Offers a passkey to whoever has just logged in without one, where the device can keep it. */
export async function offerPasskey({ gateway, queryClient, session, storage, store }: Shell): Promise<void> {
  const type = session.current()?.type
  const declinedAt = storage.read(ENTRIES.passkeyDeclinedAt)
  if (type === undefined || !mayOfferPasskey({ type, declinedAt, now: Date.now() })) return
  if (!(await deviceKeepsPasskeys())) return
  try {
    const { list } = await queryClient.fetchQuery(passkeysQuery(gateway))
    if (list.length === 0 && session.current()) store.set(openPanelAtom, 'passkeyOffer')
  } catch {
    // Nobody asked for it: without an answer there is no offer.
  }
}
