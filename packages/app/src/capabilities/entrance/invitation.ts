import type { BrowserStorage } from '#platform/storage/browserStorage.ts'
import type { StorageEntry } from '#platform/storage/entries.ts'
import { isNumber, isRecordOf, isText } from '#platform/storage/guards.ts'

/** Codes that an invite link carries; empty where it carries none. */
export interface Invitation {
  readonly affiliateCode: string
  readonly recommenderId: string
}

interface StoredInvitation extends Invitation {
  /** Time of the visit, ms since 1970. */
  readonly at: number
}

const NONE: Invitation = { affiliateCode: '', recommenderId: '' }

/** Time for which an invitation is kept, ms: 30 days. */
const LIFE_MS = 30 * 24 * 3_600_000

const ENTRY: StorageEntry<StoredInvitation> = {
  key: 'invitation',
  area: 'local',
  encoding: 'json',
  guard: isRecordOf<StoredInvitation>({ affiliateCode: isText, recommenderId: isText, at: isNumber }),
}

/**
 * The invitation that the visitor came by: that of the address, which is kept from then on, or the one that was kept.
 * So it survives the toggle of login and registration, a reload, another language and the way over a provider.
 * @param search query of the address
 * @param now ms since 1970
 */
export function invitationOf(search: string, storage: BrowserStorage, now = Date.now()): Invitation {
  const link = new URLSearchParams(search)
  const given = {
    affiliateCode: link.get('affiliateCode') ?? '',
    recommenderId: link.get('recommenderId') ?? '',
  }
  if (given.affiliateCode !== '' || given.recommenderId !== '') {
    storage.write(ENTRY, { ...given, at: now })
    return given
  }
  const kept = storage.read(ENTRY)
  if (!kept || now - kept.at > LIFE_MS) return NONE
  return { affiliateCode: kept.affiliateCode, recommenderId: kept.recommenderId }
}

/** Forgets the invitation: it has made a member, or nobody knows its code. */
export function forgetInvitation(storage: BrowserStorage): void {
  storage.remove(ENTRY)
}
