import { isSamePlan, type PlannedPromotion } from '../release/planned.ts'
import type { BrandReleases } from '../release/releaseStore.ts'
import { UserError } from '../terminal/userError.ts'

/** @throws {UserError} for a brand that serves nothing to which it could return after a season */
export async function demandBefore(brand: Pick<BrandReleases, 'live'>, tenant: string): Promise<string> {
  const live = await brand.live()
  if (live !== undefined) return live.stable
  throw new UserError(`${tenant} serves nothing yet to return to: promote a release without --until first.`)
}

/** Promotion at the end of a season, back to what was served before. */
function returnOf({ release, until, back, by, approval }: PlannedPromotion): PlannedPromotion | undefined {
  if (until === undefined || back === undefined) return undefined
  // The release of before was served to players already, or to this machine with the same consent.
  const why = `end of the season of ${release}`
  return { release: back, at: until, by, approval, why, development: true, ends: release }
}

const HOUR_MS = 60 * 60 * 1000

/**
 * Plan that a brand gets when the switch of a planned promotion was taken back: a person decides on what they planned, but
 * a season would last for good. The end waits for an hour: a switch to and fro every minute would be worse.
 */
export function planAfterTakenBack(planned: PlannedPromotion, now: Date): PlannedPromotion | undefined {
  if (planned.ends === undefined) return undefined
  return { ...planned, at: new Date(now.getTime() + HOUR_MS).toISOString() }
}

/**
 * Switches to a release for a while. The plan with the way back is kept before the switch: where the process is killed
 * before the end is planned, the timer finds the plan due, switches again and then plans the end.
 * @param work switches; then the end is planned
 * @param replan keeps a plan in place of another one, unless somebody else planned meanwhile
 * @throws what the switch throws; the brand has the plan of before then, unless it serves the season already
 */
export async function switchForSeason<S>(
  brand: Pick<BrandReleases, 'live' | 'plan'>,
  tenant: string,
  season: PlannedPromotion,
  before: PlannedPromotion | undefined,
  replan: (from: PlannedPromotion | undefined, to: PlannedPromotion | undefined) => Promise<void>,
  work: () => Promise<S>,
): Promise<S> {
  const served = await demandBefore(brand, tenant)
  // A release that is served already was switched to by a run that was cut off, which knew the one before it.
  const back = served === season.release ? (season.back ?? served) : served
  const kept = { ...season, back }
  const former = await brand.plan(kept, { instead: { plan: before } })
  if (!isSamePlan(former, before))
    throw new UserError(
      `${tenant} was planned anew meanwhile and stays as it is: livery fleet shows what is planned.`,
    )
  let result: S
  try {
    result = await work()
  } catch (error) {
    // A failure behind the switch, such as one of a clean-up, leaves a season that has to end.
    if ((await brand.live())?.stable === served) await replan(kept, before)
    throw error
  }
  await replan(kept, returnOf(kept))
  return result
}
