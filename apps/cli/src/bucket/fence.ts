import { setTimeout as pause } from 'node:timers/promises'

import { inTurns } from '@livery/tenant'

import { UserError } from '../terminal/userError.ts'
import { AT_ONCE } from './contents.ts'
import { lowered, readFence, writeFence, type FenceState, type ReadFence } from './fenceState.ts'
import { ChangedMeanwhile, Refused, type ObjectStore } from './objectStore.ts'

/**
 * Fence round removals. Releasing and promoting rely on contents that are there already; a clean-up removes some. Who
 * relies on them looks at the fence before and after, and looks again when a clean-up ran in between.
 */

/** Seconds after which a clean-up that gives no sign was killed, or stalls: longer than a removal takes. */
const DEAD_AFTER_S = 30
const PAUSE_MS = 200

/** Writes a state of the fence. @returns its name; undefined where the fence was changed meanwhile */
async function change(
  store: ObjectStore,
  state: FenceState,
  etag: string | undefined,
): Promise<string | undefined> {
  try {
    return await writeFence(store, state, etag)
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return undefined
    throw error
  }
}

/**
 * Waits until nobody removes anything. Clocks of two machines are never compared: a clean-up is dead when it gives no
 * sign for a while. Should it only have stalled, it finds the fence to be another's before it removes anything more; what
 * it is removing at this moment gets a new name, because nobody knows when the server does so.
 * @returns state of the fence
 * @throws {UserError} when a clean-up takes longer than the time to wait
 */
async function untilIdle(store: ObjectStore, wait: number, deadAfter = DEAD_AFTER_S): Promise<ReadFence> {
  const began = performance.now()
  let seen = await readFence(store)
  let since = began
  while (seen.state.cleaning) {
    const now = performance.now()
    if (now - since > deadAfter * 1000) {
      const state = lowered(seen.state, seen.state.removing)
      const etag = await change(store, state, seen.etag)
      if (etag !== undefined) return { state, etag }
    }
    if (now - began > Math.max(wait, deadAfter) * 1000)
      throw new UserError(`Another livery is removing old releases from ${store.address}: try again later.`)
    await pause(PAUSE_MS)
    const next = await readFence(store)
    if (next.etag !== seen.etag) since = performance.now()
    seen = next
  }
  return seen
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
    const { etag: before } = await untilIdle(store, wait)
    const result = await work(before)
    if ((await readFence(store)).etag === before) return result
  }
}

/** Raises the fence as soon as nobody else has. */
async function raise(store: ObjectStore, wait: number, deadAfter: number | undefined): Promise<ReadFence> {
  for (;;) {
    const before = await untilIdle(store, wait, deadAfter)
    const state = { ...before.state, cleaning: true }
    const etag = await change(store, state, before.etag)
    if (etag !== undefined) return { state, etag }
  }
}

/**
 * Removes things while nobody relies on them; only one process at a time does so. What is removed is written down before:
 * a removal that is late, however late, meets a name that nobody uses any more.
 * @param work calls `removeAll` with keys, which throws when this process was taken for dead
 */
export async function alone<T>(
  store: ObjectStore,
  { wait, deadAfter }: { readonly wait: number; readonly deadAfter?: number | undefined },
  work: (removeAll: (keys: readonly string[]) => Promise<void>) => Promise<T>,
): Promise<T> {
  let { state, etag } = await raise(store, wait, deadAfter)
  let isLost = false
  /** Keys whose removal has had no certain end. */
  const doubtful: string[] = []
  const tell = async (next: FenceState) => {
    const told = await change(store, next, etag)
    isLost = told === undefined
    if (isLost)
      throw new UserError(`Another livery took this clean-up of ${store.address} for dead: run it again.`)
    ;[state, etag] = [next, told]
  }
  const remove = async (key: string): Promise<unknown[]> => {
    try {
      if (!(await store.remove(key))) doubtful.push(key)
      return []
    } catch (error) {
      if (error instanceof Refused) return [error.cause]
      doubtful.push(key)
      return [error]
    }
  }
  const removeAll = async (keys: readonly string[]) => {
    for (let from = 0; from < keys.length; from += AT_ONCE) {
      const removing = keys.slice(from, from + AT_ONCE)
      await tell({ ...state, removing: [...doubtful, ...removing] })
      const [fault] = (await inTurns(AT_ONCE, removing, remove)).flat()
      if (fault !== undefined) throw fault
    }
  }
  const lower = () => tell(lowered(state, doubtful))
  let result: T
  try {
    result = await work(removeAll)
  } catch (error) {
    // A fence that another one has taken over is theirs to lower; one that cannot be lowered is found dead.
    if (!isLost) await lower().catch(() => undefined)
    throw error
  }
  await lower()
  return result
}
