import type { PromoteFlags } from '../flags.ts'
import type { ReleaseStore } from '../release/releaseStore.ts'
import type { Switching } from '../release/waves.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { toldOf } from './told.ts'

/** Word in place of a time that calls a plan off. */
const NEVER = 'never'

/** Time in ISO 8601 with its offset: a wall clock's time would be another one on each machine. */
const WITH_OFFSET = /T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/

function readTime(text: string, now: Date): Date {
  const time = new Date(text)
  if (!WITH_OFFSET.test(text) || Number.isNaN(time.getTime()))
    throw new UserError(
      `--at is '${text}': give a time with its offset, such as 2026-12-24T18:00Z, or never.`,
    )
  if (time <= now) throw new UserError(`--at is '${text}', which is past: promote without it.`)
  return time
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
    const time = readTime(at, now).toISOString()
    await brand.examine(release, flags.verify)
    if (flags.development !== true && (await brand.manifest(release))?.development === true)
      throw new UserError(`${release} was released with --development: it is for no visitor.`)
    const { by, why, approval } = toldOf(flags)
    await brand.plan({ release, at: time, by, why, approval, development: flags.development })
    line(`${color.green('✓')} ${color.bold(tenant)} will serve ${release} from ${time}`)
    told.push({ tenant, release, at: time })
  }
  if (at !== NEVER) line(color.dim('  a timer has to run: livery promote --due'))
  terminal.json({ planned: told })
  return EXIT.done
}
