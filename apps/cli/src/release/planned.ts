import { join } from 'node:path'

import type { Disk } from './disk.ts'
import { textOf } from './reading.ts'
import type { ReleaseStore } from './releaseStore.ts'
import { UNFINISHED, type BrandStore } from './store.ts'
import { forEachReadable, type BrandFault } from './unreadableState.ts'

/** `planned.json`: a promotion to all visitors that waits for its time; one for each brand. */
export interface PlannedPromotion {
  readonly release: string
  /** ISO 8601, in UTC. */
  readonly at: string
  /** Time from which the release of before is served again, in ISO 8601 and UTC; absent, it stays. */
  readonly until?: string | undefined
  /** Release of before, once the switch has begun: a switch that was cut off and is made again finds its way back. */
  readonly back?: string | undefined
  /** Person who planned it, for the rollout and the log. */
  readonly by?: string | undefined
  readonly why?: string | undefined
  readonly approval?: string | undefined
  /** True for a release to try, which only this machine gets. */
  readonly development?: boolean | undefined
}

const fileOf = ({ folder }: BrandStore) => join(folder, 'planned.json')

/** Plan of a brand; undefined without one. An unreadable plan is no plan: nothing is switched by it. */
export async function readPlanned(brand: BrandStore): Promise<PlannedPromotion | undefined> {
  try {
    return JSON.parse(textOf(fileOf(brand)) ?? '') as PlannedPromotion
  } catch {
    return undefined
  }
}

/** Keeps a plan in place of the brand's former one; a reader finds either whole. */
export async function plan(disk: Disk, brand: BrandStore, promotion: PlannedPromotion): Promise<void> {
  const unfinished = `${fileOf(brand)}.${process.pid}${UNFINISHED}`
  await disk.write(unfinished, `${JSON.stringify(promotion, null, 2)}\n`)
  await disk.rename(unfinished, fileOf(brand))
}

/** Takes a brand's plan away, after it was carried out or called off. */
export async function unplan(disk: Disk, brand: BrandStore): Promise<void> {
  await disk.remove(fileOf(brand))
}

/** True for a plan of this release whose time has come. */
export function isDue(
  planned: PlannedPromotion | undefined,
  release: string,
  now: Date,
): planned is PlannedPromotion {
  return planned?.release === release && Date.parse(planned.at) <= now.getTime()
}

/** Plan of a brand whose time has come. */
interface DuePromotion {
  readonly tenant: string
  readonly planned: PlannedPromotion
}

/** Plans whose time has come, the earliest first, and brands whose state is damaged. */
export async function duePromotions(
  store: Pick<ReleaseStore, 'brands' | 'of'>,
  now: Date,
): Promise<{ readonly due: readonly DuePromotion[]; readonly faults: readonly BrandFault[] }> {
  const { results, faults } = await forEachReadable(await store.brands(), async (tenant) => {
    const brand = store.of(tenant)
    const planned = await brand.planned()
    if (planned === undefined || !isDue(planned, planned.release, now)) return []
    // Read to see that it can be: one brand that cannot be switched would hold up all whose time has come later.
    await brand.live()
    return [{ tenant, planned }]
  })
  const due = results.flat().sort((a, b) => Date.parse(a.planned.at) - Date.parse(b.planned.at))
  return { due, faults }
}
