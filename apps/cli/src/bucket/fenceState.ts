import { randomUUID } from 'node:crypto'

import * as v from 'valibot'

import { UserError } from '../terminal/userError.ts'
import { DATA, FENCE_KEY } from './layout.ts'
import type { ObjectStore } from './objectStore.ts'

const schema = v.object({
  /** True while somebody removes things. */
  cleaning: v.boolean(),
  /** Keys that are being removed: should the clean-up die, nobody knows whether they will be, or when. */
  removing: v.optional(v.array(v.string()), []),
  /** Number of removals of a key that had no certain end: what has the key is kept under another name from then on. */
  lives: v.optional(v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1))), {}),
})

/** `cleaning.json`: who removes things, and what may be removed at any time by somebody who was taken for dead. */
export type FenceState = Readonly<v.InferOutput<typeof schema>>

/** The fence as it was read, and the name of this state of it. */
export interface ReadFence {
  readonly state: FenceState
  readonly etag: string | undefined
}

/** @throws {UserError} for a fence that livery did not write */
export function parseFence({ address }: Pick<ObjectStore, 'address'>, text: string | undefined): FenceState {
  if (text === undefined) return { cleaning: false, removing: [], lives: {} }
  try {
    return v.parse(schema, JSON.parse(text))
  } catch {
    throw new UserError(
      `${address}/${FENCE_KEY} is damaged: put it back from an earlier version of the bucket.`,
      1,
    )
  }
}

export async function readFence(store: ObjectStore): Promise<ReadFence> {
  const found = await store.get(FENCE_KEY)
  return { state: parseFence(store, found?.body.toString()), etag: found?.etag }
}

/** @param etag state that the fence must have @returns the new one @throws {ChangedMeanwhile} when it has another */
export function writeFence(store: ObjectStore, state: FenceState, etag: string | undefined): Promise<string> {
  // The token makes each state of the fence another one.
  const body = Buffer.from(JSON.stringify({ ...state, token: randomUUID() }))
  return store.put(FENCE_KEY, body, DATA, { etag })
}

/** Fence of a clean-up that has ended. @param doubtful keys whose removal has no certain end */
export function lowered({ lives }: FenceState, doubtful: readonly string[]): FenceState {
  const counted = Object.fromEntries(doubtful.map((key) => [key, (lives[key] ?? 0) + 1]))
  return { cleaning: false, removing: [], lives: { ...lives, ...counted } }
}
