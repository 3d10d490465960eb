import type { PromoteFlags } from '../flags.ts'
import type { BrandReleases, ReleaseStore } from '../release/releaseStore.ts'
import type { Switching } from '../release/waves.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { toldOf } from './told.ts'

/** Word in place of a time that calls a plan off. */
const NEVER = 'never'

/** Time in ISO 8601 with its offset: a wall clock's time would be another one on each machine. */
const WITH_OFFSET = /T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/

/**
 * Time of an option.
 * @throws {UserError} when it has no offset or is not after another time
 */
export function readTime(option: '--at' | '--until', text: string, after: Date): Date {
  const time = new Date(text)
  if (!WITH_OFFSET.test(text) || Number.isNaN(time.getTime()))
    throw new UserError(
      `${option} is '${text}': give a time with its offset, such as 2026-12-24T18:00Z${option === '--at' ? ', or never' : ''}.`,
    )
  if (time <= after)
    throw new UserError(
      option === '--at'
        ? `--at is '${text}', which is past: promote without it.`
        : `--until is '${text}', which is not after the switch.`,
    )
  return time
}

/** @throws {UserError} for a brand that serves nothing to which it could return after a season */
export async function demandBefore(brand: Pick<BrandReleases, 'live'>, tenant: string): Promise<void> {
  if ((await brand.live()) === undefined)
    throw new UserError(`${tenant} serves nothing yet to return to: promote a release without --until first.`)
}

/**
 * Plans promotions for a later time, or calls planned ones off. A release is verified when it is planned and again
 * when it is switched to; `livery promote --due` does that.
 */
export async function planPromotions(
  chosen: readonly Switching[],
  store: ReleaseStore,
  flags: PromoteFlags,
  terminal: Terminal,
  now: Date = new Date(),
): Promise<number> {
  const { at = '', canary, waves, gate, due } = flags
  if (canary !== undefined || waves !== undefined || gate !== undefined || due === true)
    throw new UserError('--at plans one switch to all visitors: give --waves and --gate to promote --due.')
  const { line, color } = terminal
  const told = []
  for (const { tenant, release } of chosen) {
    const brand = store.of(tenant)
    if (at === NEVER) {
      await brand.plan(undefined)
      line(`${color.green('✓')} ${color.bold(tenant)} stays as it is`)
      told.push({ tenant, release, at: null })
      continue
    }
    const begin = readTime('--at', at, now)
    const time = begin.toISOString()
    const end = flags.until === undefined ? undefined : readTime('--until', flags.until, begin).toISOString()
    if (end !== undefined) await demandBefore(brand, tenant)
    await brand.examine(release, flags.verify)
    if (flags.development !== true && (await brand.manifest(release))?.development === true)
      throw new UserError(`${release} was released with --development: it is for no visitor.`)
    const { by, why, approval } = toldOf(flags)
    await brand.plan({ release, at: time, until: end, by, why, approval, development: flags.development })
    line(
      `${color.green('✓')} ${color.bold(tenant)} will serve ${release} from ${time}${end === undefined ? '' : ` until ${end}`}`,
    )
    told.push({ tenant, release, at: time, ...(end === undefined ? {} : { until: end }) })
  }
  if (at !== NEVER) line(color.dim('  a timer has to run: livery promote --due'))
  terminal.json({ planned: told })
  return EXIT.done
}
