import type { StorageEntry } from '#platform/storage/entries.ts'
import { isText } from '#platform/storage/guards.ts'

/**
 * Member who saw the contract requests in this visit. Declared here and not among `ENTRIES` because the first load
 * does not need it.
 */
export const REQUESTS_SEEN: StorageEntry<string> = {
  key: 'contractRequestsSeen',
  area: 'session',
  encoding: 'text',
  guard: isText,
}
