import type { PromoteFlags } from '../flags.ts'
import type { PlannedPromotion } from '../release/planned.ts'
import type { ReleaseStore } from '../release/releaseStore.ts'
import type { Switching } from '../release/waves.ts'
import { dayOf, isDay } from '../terminal/day.ts'
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
  if (!WITH_OFFSET.test(text) || !isDay(dayOf(text)) || Number.isNaN(time.getTime()))
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

/** `aurora-3f9c… from 2026-12-24T18:00:00.000Z by ada`: of one operator's plan the next one has to know. */
export function described({ release, at, by }: PlannedPromotion): string {
  return `${release} from ${at}${by === undefined ? '' : ` by ${by}`}`
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
  const [at, until] = [begin === NEVER ? undefined : begin?.toISOString(), end?.toISOString()]
  // All are looked at before the first one is planned: a command that is refused has changed nothing.
  for (const { tenant, release } of at === undefined ? [] : chosen) {
    const brand = store.of(tenant)
    if (until !== undefined) await demandBefore(brand, tenant)
    await brand.examine(release, flags.verify)
    if (flags.development !== true && (await brand.manifest(release))?.development === true)
      throw new UserError(`${release} was released with --development: it is for no visitor.`)
  }
  const { by, why, approval, wait } = toldOf(flags)
  const told = []
  for (const { tenant, release } of chosen) {
    const mark = `${color.green('✓')} ${color.bold(tenant)}`
    if (at === undefined) {
      const former = await store.of(tenant).plan(undefined, { wait })
      line(`${mark} stays as it is: ${former ? `${described(former)} is called off` : 'nothing was planned'}`)
      told.push({ tenant, release, at: null, ...(former && { instead: former }) })
      continue
    }
    const promotion = { release, at, until, by, why, approval, development: flags.development }
    const former = await store.of(tenant).plan(promotion, { wait })
    line(`${mark} will serve ${release} from ${at}${until === undefined ? '' : ` until ${until}`}`)
    if (former !== undefined) line(color.yellow(`  in place of ${described(former)}`))
    told.push({
      tenant,
      release,
      at,
      ...(until !== undefined && { until }),
      ...(former && { instead: former }),
    })
  }
  if (chosen.length === 0) line('Every brand serves its latest release already: nothing is planned.')
  else if (begin !== NEVER) line(color.dim('  a timer has to run: livery promote --due'))
  terminal.json({ planned: told })
  return EXIT.done
}
