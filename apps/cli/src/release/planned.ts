import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { UserError } from '../terminal/userError.ts'
import type { Disk } from './disk.ts'
import { withBrandLock } from './lock.ts'
import { textOf } from './reading.ts'
import type { ReleaseStore } from './releaseStore.ts'
import { replaceFile } from './replaceFile.ts'
import { RELEASE_ID, type BrandStore } from './store.ts'
import { UnreadableState, forEachReadable, type BrandFault } from './unreadableState.ts'

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
  /** Release whose season this plan ends; absent for what a person planned. */
  readonly ends?: string | undefined
}

/** Circumstances of a plan. */
export interface ToPlan {
  /** Plan that the brand must still have, as it was read before; another one stays. Absent, any is replaced. */
  readonly instead?: { readonly plan: PlannedPromotion | undefined } | undefined
  /** Seconds to wait for others who change the same brand. */
  readonly wait?: number | undefined
}

const fileOf = ({ folder }: BrandStore) => join(folder, 'planned.json')

/** True for a plan that can be carried out. */
const isPlan = (value: unknown): value is PlannedPromotion => {
  const { release, at } = (value ?? {}) as Partial<PlannedPromotion>
  return RELEASE_ID.test(String(release)) && !Number.isNaN(Date.parse(String(at)))
}

/**
 * Plan of a brand; undefined without one.
 * @throws {UnreadableState} when there is one that cannot be read: its time would pass without a word
 */
export async function readPlanned(brand: BrandStore): Promise<PlannedPromotion | undefined> {
  const text = textOf(fileOf(brand))
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (isPlan(value)) return value
  } catch {
    // Reported below, like a plan that lacks something.
  }
  throw new UnreadableState(
    `${fileOf(brand)} cannot be read: what was planned is not known. Plan it again with livery promote --at, or promote a release now.`,
  )
}

/** Plan that the next one replaces: an unreadable one is no reason to keep it. */
export async function replacedPlan(
  read: () => Promise<PlannedPromotion | undefined>,
): Promise<PlannedPromotion | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof UnreadableState) return undefined
    throw error
  }
}

/** True for one and the same plan: of two operators each sees what the other one did meanwhile. */
export function isSamePlan(one: PlannedPromotion | undefined, other: PlannedPromotion | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/**
 * Keeps a plan in place of the brand's former one, undefined none; a reader finds either whole. The brand is locked: the
 * files of one process are no remains of a killed one to another.
 * @returns the former plan
 */
export async function plan(
  disk: Disk,
  brand: BrandStore,
  promotion: PlannedPromotion | undefined,
  { instead, wait }: ToPlan = {},
): Promise<PlannedPromotion | undefined> {
  // Most brands have no plan: there is none to remove, and whoever plans from now on comes after this.
  if (promotion === undefined && !existsSync(fileOf(brand))) {
    // A brand without a folder never had a plan, and gets no folder by calling one off.
    if (existsSync(brand.folder)) await disk.sync([brand.folder])
    return undefined
  }
  return withBrandLock(
    brand,
    async () => {
      const former = await replacedPlan(() => readPlanned(brand))
      if (instead !== undefined && !isSamePlan(former, instead.plan)) return former
      const file = fileOf(brand)
      if (promotion === undefined) {
        await disk.remove(file)
        // A plan that came back with the power would be carried out once more.
        await disk.sync([brand.folder])
      } else await replaceFile(disk, file, `${JSON.stringify(promotion, null, 2)}\n`)
      return former
    },
    wait,
  )
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

/**
 * Plans whose time has come, the earliest first, and brands that cannot be switched: each would hold up all whose time has
 * come later.
 * @param keyFile PEM file of the public key that releases have to be signed with
 */
export async function duePromotions(
  store: Pick<ReleaseStore, 'brands' | 'of'>,
  now: Date,
  keyFile?: string,
): Promise<{ readonly due: readonly DuePromotion[]; readonly faults: readonly BrandFault[] }> {
  const { results, faults } = await forEachReadable(await store.brands(), async (tenant) => {
    const brand = store.of(tenant)
    const planned = await brand.planned()
    if (planned === undefined || !isDue(planned, planned.release, now)) return []
    await brand.live()
    await brand.examine(planned.release, keyFile).catch((error: unknown) => {
      throw error instanceof UserError ? new UnreadableState(error.message, error.exitCode) : error
    })
    return [{ tenant, planned }]
  })
  const due = results.flat().sort((a, b) => Date.parse(a.planned.at) - Date.parse(b.planned.at))
  return { due, faults }
}
