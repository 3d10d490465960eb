import type { PromoteFlags } from '../flags.ts'
import type { ReleaseStore } from '../release/releaseStore.ts'
import type { Switching } from '../release/waves.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { demandBefore } from './seasons.ts'
import { toldOf } from './told.ts'

/** Word in place of a time that calls a plan off. */
const NEVER = 'never'

/** Time in ISO 8601 with its offset: a wall clock's time would be another one on each machine. */
const WITH_OFFSET = /T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/

/**
 * Time of an option.
 * @throws {UserError} when it has no offset or is not after another time
 */
function readTime(option: '--at' | '--until', text: string, after: Date): Date {
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

/** Times of a promotion: of its switch, and of its end. */
export interface PromotionTimes {
  /** `never` calls a planned promotion off; absent, the switch is now. */
  readonly begin?: Date | typeof NEVER | undefined
  readonly end?: Date | undefined
}

/** @throws {UserError} for a time that cannot be carried out, whatever is promoted */
export function readTimes({ at, until }: Pick<PromoteFlags, 'at' | 'until'>, now: Date): PromotionTimes {
  const begin = at === undefined || at === NEVER ? at : readTime('--at', at, now)
  if (until === undefined) return { begin }
  if (begin === NEVER) throw new UserError('--at never calls a promotion off: use it without --until.')
  return { begin, end: readTime('--until', until, begin ?? now) }
}

/**
 * Plans promotions for a later time, or calls planned ones off. A release is verified when it is planned and again
 * when it is switched to; `livery promote --due` does that.
 */
export async function planPromotions(
  chosen: readonly Switching[],
  store: ReleaseStore,
  { begin, end }: PromotionTimes,
  flags: PromoteFlags,
  terminal: Terminal,
): Promise<number> {
  const { canary, waves, gate, due } = flags
  if (canary !== undefined || waves !== undefined || gate !== undefined || due === true)
    throw new UserError('--at plans one switch to all visitors: give --waves and --gate to promote --due.')
  const { line, color } = terminal
  const told = []
  for (const { tenant, release } of chosen) {
    const brand = store.of(tenant)
    if (begin === undefined || begin === NEVER) {
      await brand.plan(undefined)
      line(`${color.green('✓')} ${color.bold(tenant)} stays as it is`)
      told.push({ tenant, release, at: null })
      continue
    }
    const [at, until] = [begin.toISOString(), end?.toISOString()]
    if (until !== undefined) await demandBefore(brand, tenant)
    await brand.examine(release, flags.verify)
    if (flags.development !== true && (await brand.manifest(release))?.development === true)
      throw new UserError(`${release} was released with --development: it is for no visitor.`)
    const { by, why, approval } = toldOf(flags)
    await brand.plan({ release, at, until, by, why, approval, development: flags.development })
    const upTo = until === undefined ? '' : ` until ${until}`
    line(`${color.green('✓')} ${color.bold(tenant)} will serve ${release} from ${at}${upTo}`)
    told.push({ tenant, release, at, ...(until === undefined ? {} : { until }) })
  }
  if (chosen.length === 0) line('Every brand serves its latest release already: nothing is planned.')
  else if (begin !== NEVER) line(color.dim('  a timer has to run: livery promote --due'))
  terminal.json({ planned: told })
  return EXIT.done
}
