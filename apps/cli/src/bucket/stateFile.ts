import * as v from 'valibot'

import { RELEASE_ID } from '../release/store.ts'
import { UnreadableState } from '../release/unreadableState.ts'
import { stateKey } from './layout.ts'
import type { ObjectStore } from './objectStore.ts'

const release = v.pipe(v.string(), v.regex(RELEASE_ID))
const words = v.exactOptional(v.string())

const rollout = v.looseObject({
  number: v.pipe(v.number(), v.integer(), v.minValue(1)),
  stable: release,
  canary: v.exactOptional(
    v.looseObject({ release, share: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
  ),
  before: v.array(release),
  left: v.exactOptional(v.array(release)),
  by: words,
  why: words,
  approval: words,
})

const schema = v.looseObject({
  rollout: v.exactOptional(rollout),
  planned: v.exactOptional(v.looseObject({ release, at: v.string() })),
  latest: v.exactOptional(release),
  retired: v.array(release),
  head: v.exactOptional(v.looseObject({ number: v.number() })),
  token: v.string(),
})

/** Error about a state that livery did not write. */
export function unreadable(store: Pick<ObjectStore, 'address'>, tenant: string): UnreadableState {
  return new UnreadableState(
    `${store.address}/${stateKey(tenant)} is damaged: put it back from an earlier version of the bucket.`,
  )
}

/** True for a state as livery writes it: a bucket may be written by others, and its words name folders here. */
export function isState(value: unknown): boolean {
  return v.is(schema, value)
}
