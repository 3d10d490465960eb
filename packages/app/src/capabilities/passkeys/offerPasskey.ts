import { mayOfferPasskey } from '@livery/domain/account'

import type { SiteServices } from '#platform/boot/createServices.ts'
import { openPanelAtom } from '#platform/panels/panels.atoms.ts'
import { ENTRIES } from '#platform/storage/entries.ts'

import { passkeysQuery } from './passkeys.queries.ts'
import { deviceKeepsPasskeys } from './support.ts'

/** Offers a passkey after a login without one, where the device can store it. */
export async function offerPasskey({
  gateway,
  queryClient,
  session,
  storage,
  store,
}: SiteServices): Promise<void> {
  const type = session.current()?.type
  const declinedAt = storage.read(ENTRIES.passkeyDeclinedAt)
  if (type === undefined || !mayOfferPasskey({ type, declinedAt, now: Date.now() })) return
  if (!(await deviceKeepsPasskeys())) return
  try {
    const { list } = await queryClient.fetchQuery(passkeysQuery(gateway))
    if (list.length === 0 && session.current()) store.set(openPanelAtom, 'passkeyOffer')
  } catch {
    // The offer is optional: without an answer there is none.
  }
}
