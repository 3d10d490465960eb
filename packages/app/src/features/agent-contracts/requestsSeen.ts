import { isText } from '../../shell/storage/guards.ts'
import type { StorageEntry } from '../../shell/storage/index.ts'

/** Who was told of contracts that wait in this visit; not with the other keys because the first load has no use for it. */
export const REQUESTS_SEEN: StorageEntry<string> = {
  key: 'contractRequestsSeen',
  area: 'session',
  encoding: 'text',
  guard: isText,
}
