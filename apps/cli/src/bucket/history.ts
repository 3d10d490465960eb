import { entriesOf, type LogEntry } from '../release/log.ts'
import type { Rollout } from '../release/store.ts'
import type { ObjectStore } from './objectStore.ts'
import { readLines } from './state.ts'

export async function readLog(store: ObjectStore, tenant: string): Promise<LogEntry[]> {
  return entriesOf(await readLines(store, tenant))
}

/** Rollouts as the log tells of them, newest first: which releases, when, by whom; not what they went back to. */
export async function historyOf(store: ObjectStore, tenant: string): Promise<Rollout[]> {
  return (await readLog(store, tenant))
    .flatMap(({ what, rollout, release, canary, at, by, why, approval }): Rollout[] =>
      what !== 'switch' || rollout === undefined
        ? []
        : [
            {
              number: rollout,
              stable: release,
              before: [],
              at,
              by,
              ...(canary === undefined ? {} : { canary }),
              ...(why === undefined ? {} : { why }),
              ...(approval === undefined ? {} : { approval }),
            },
          ],
    )
    .toReversed()
}
