import { randomUUID } from 'node:crypto'

import { entryAfter, type LogEntry, type Told } from '../release/log.ts'
import type { PlannedPromotion } from '../release/planned.ts'
import type { Rollout } from '../release/store.ts'
import { UserError } from '../terminal/userError.ts'
import { DATA, logKey, logsKey, stateKey } from './layout.ts'
import { ChangedMeanwhile, type ObjectStore } from './objectStore.ts'
import { isState, unreadable } from './stateFile.ts'

/** `live.json` of a brand: all that changes, in one object, so that every change is one conditional write. */
export interface BrandState {
  readonly rollout?: Rollout | undefined
  readonly planned?: PlannedPromotion | undefined
  /** Release that was made last. */
  readonly latest?: string | undefined
  /** Releases that a clean-up may remove; no longer to be promoted. */
  readonly retired: readonly string[]
  /** Last line of the log. The object of that line follows, by this process or by the next one. */
  readonly head?: LogEntry | undefined
  /** Tells a writer whose answer was lost that the state is its own. */
  readonly token: string
}

/** State of a brand, and the name of this state. */
export interface ReadState {
  readonly state: BrandState
  readonly etag: string | undefined
}

function parseState(store: ObjectStore, tenant: string, text: string): BrandState {
  try {
    const state: unknown = JSON.parse(text)
    if (isState(state)) return state as BrandState
  } catch {
    // Reported below, like a state that lacks something.
  }
  throw unreadable(store, tenant)
}

/** @throws {UnreadableState} when there is one that livery did not write */
export async function readState(store: ObjectStore, tenant: string): Promise<ReadState> {
  const found = await store.get(stateKey(tenant))
  if (found === undefined) return { state: { retired: [], token: '' }, etag: undefined }
  return { state: parseState(store, tenant, found.body.toString()), etag: found.etag }
}

/** A change of a brand's state, and what the log says of it. */
export interface Change<T> {
  readonly state: Partial<Omit<BrandState, 'head' | 'token'>>
  readonly told?: Told | undefined
  readonly result: T
}

/** Writes the last line of a log, which is never written twice. */
async function keepHead(store: ObjectStore, tenant: string, head: LogEntry | undefined): Promise<void> {
  if (head === undefined) return
  try {
    await store.put(logKey(tenant, head.number), Buffer.from(`${JSON.stringify(head)}\n`), DATA, {
      etag: undefined,
    })
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error
  }
}

/** Seconds that a writer tries again while others change the same brand. */
export const USUAL_WAIT_S = 60

/**
 * Changes a brand's state by one conditional write. When somebody else was first, the change is planned again on the
 * state that they left.
 */
export async function changeState<T>(
  store: ObjectStore,
  tenant: string,
  wait: number,
  plan: (before: BrandState) => Promise<Change<T>>,
): Promise<T> {
  const deadline = performance.now() + wait * 1000
  for (;;) {
    const { state: before, etag } = await readState(store, tenant)
    // A process may have been killed between its switch and the line of it.
    await keepHead(store, tenant, before.head)
    const { state, told, result } = await plan(before)
    const { head } = before
    const last = head === undefined ? undefined : JSON.stringify(head)
    const next: BrandState = {
      ...before,
      ...state,
      head: told === undefined ? head : entryAfter(told, (head?.number ?? 0) + 1, last),
      token: randomUUID(),
    }
    try {
      const text = `${JSON.stringify(next, null, 2)}\n`
      await store.put(stateKey(tenant), Buffer.from(text), DATA, { etag })
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error
      // The answer to a first try may be lost on the way: the second one then meets the state that the first one wrote.
      const isOwn = (await readState(store, tenant)).state.token === next.token
      if (!isOwn && performance.now() >= deadline)
        throw new UserError(
          `Others keep changing the releases of ${tenant} in ${store.address}: try again later.`,
        )
      if (!isOwn) continue
    }
    await keepHead(store, tenant, next.head)
    return result
  }
}

/** Lines of a brand's log, oldest first. */
export async function readLines(store: ObjectStore, tenant: string): Promise<string[]> {
  const keys = (await store.list(logsKey(tenant))).map(({ key }) => key).sort()
  const lines = await Promise.all(
    keys.map(async (key) => ((await store.get(key))?.body ?? Buffer.of()).toString().trimEnd()),
  )
  const { head } = (await readState(store, tenant)).state
  const isLate = head !== undefined && !keys.includes(logKey(tenant, head.number))
  return isLate ? [...lines, JSON.stringify(head)] : lines
}
