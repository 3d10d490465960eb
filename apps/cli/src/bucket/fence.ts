import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { UserError } from '../terminal/userError.ts'
import { DATA, FENCE_KEY } from './layout.ts'
import { ChangedMeanwhile, type ObjectStore } from './objectStore.ts'

/**
 * Fence round removals. Releasing and promoting rely on contents that are there already; a clean-up removes some. Who
 * relies on them looks at the fence before and after, and looks again when a clean-up ran in between.
 */
interface Fence {
  readonly cleaning: boolean
  /** Makes each state of the fence another one. */
  readonly token: string
}

/** Seconds after which a clean-up that gives no sign was killed. */
const DEAD_AFTER_S = 30
/** Seconds between two signs of a clean-up. */
const SIGN_S = 5
const PAUSE_MS = 200

async function read(store: ObjectStore): Promise<{ etag: string | undefined; cleaning: boolean }> {
  const found = await store.get(FENCE_KEY)
  if (found === undefined) return { etag: undefined, cleaning: false }
  return { etag: found.etag, cleaning: (JSON.parse(found.body.toString()) as Fence).cleaning }
}

const write = (store: ObjectStore, cleaning: boolean, etag: string | undefined) =>
  store.put(FENCE_KEY, Buffer.from(JSON.stringify({ cleaning, token: randomUUID() } satisfies Fence)), DATA, {
    etag,
  })

/**
 * Lowers the fence of a clean-up that has ended or was taken for dead: should that one only have stalled, it finds the
 * fence to be another's before it removes anything more.
 * @returns state of the fence; undefined where it was changed meanwhile
 */
async function lower(store: ObjectStore, etag: string | undefined): Promise<string | undefined> {
  try {
    return await write(store, false, etag)
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return undefined
    throw error
  }
}

/**
 * Waits until nobody removes anything. Clocks of two machines are never compared: a clean-up is dead when it gives no
 * sign for a while.
 * @returns state of the fence
 * @throws {UserError} when a clean-up takes longer than the time to wait
 */
async function untilIdle(
  store: ObjectStore,
  wait: number,
  deadAfter = DEAD_AFTER_S,
): Promise<string | undefined> {
  const began = performance.now()
  let seen = await read(store)
  let since = began
  while (seen.cleaning) {
    const now = performance.now()
    if (now - since > deadAfter * 1000) {
      const lowered = await lower(store, seen.etag)
      if (lowered !== undefined) return lowered
    }
    if (now - began > Math.max(wait, deadAfter) * 1000)
      throw new UserError(`Another livery is removing old releases from ${store.address}: try again later.`)
    await pause(PAUSE_MS)
    const next = await read(store)
    if (next.etag !== seen.etag) since = performance.now()
    seen = next
  }
  return seen.etag
}

/**
 * Does work that relies on what is stored, and does it again when a clean-up ran meanwhile. What it wrote last is seen by
 * every clean-up that begins afterwards.
 * @param work gets the state of the fence: as long as it is the same, nothing was removed
 */
export async function steadily<T>(
  store: ObjectStore,
  wait: number,
  work: (fence: string | undefined) => Promise<T>,
): Promise<T> {
  for (;;) {
    const before = await untilIdle(store, wait)
    const result = await work(before)
    if ((await read(store)).etag === before) return result
  }
}

/** Both clocks of this machine in ms: the steady one may stand still while the machine sleeps, and the other is set. */
const clocks = () => [performance.now(), Date.now()]

const takenForDead = ({ address }: ObjectStore) =>
  new UserError(`Another livery took this clean-up of ${address} for dead: run it again.`)

/**
 * Removes things while nobody relies on them; only one process at a time does so.
 * @param work calls `mayRemove` before each removal, which throws when this process was taken for dead
 */
export async function alone<T>(
  store: ObjectStore,
  { wait, deadAfter }: { readonly wait: number; readonly deadAfter?: number | undefined },
  work: (mayRemove: () => Promise<void>) => Promise<T>,
): Promise<T> {
  let etag: string | undefined
  for (;;) {
    const before = await untilIdle(store, wait, deadAfter)
    try {
      etag = await write(store, true, before)
      break
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error
    }
  }
  let signed = clocks()
  let isLost = false
  /** The sign that is being written: many removals wait for the same one, as each changes what the next one expects. */
  let signing: Promise<void> | undefined
  const sign = async () => {
    try {
      etag = await write(store, true, etag)
      signed = clocks()
    } catch (error) {
      isLost = error instanceof ChangedMeanwhile
      throw error
    } finally {
      signing = undefined
    }
  }
  const demandOwn = () => {
    if (isLost) throw takenForDead(store)
  }
  const mayRemove = async () => {
    demandOwn()
    if (clocks().every((time, at) => time - (signed[at] ?? 0) < SIGN_S * 1000)) return
    await (signing ??= sign()).catch((error: unknown) => {
      demandOwn()
      throw error
    })
  }
  let result: T
  try {
    result = await work(mayRemove)
  } catch (error) {
    // A fence that another one has taken over is theirs to lower.
    if (!isLost) await lower(store, etag)
    throw error
  }
  if ((await lower(store, etag)) === undefined) throw takenForDead(store)
  return result
}
