import type { Switched } from '../release/promote.ts'
import type { ReleaseStore } from '../release/releaseStore.ts'
import type { Rollout } from '../release/store.ts'
import { counted } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** One line on a rollout: `aurora-3f9c… for all visitors`, or both sides of a canary. */
function describeRollout({ stable, canary }: Rollout): string {
  return canary === undefined
    ? `${stable} for all visitors`
    : `${canary.release} for ${canary.share} % of visitors, ${stable} for all others`
}

/** Says what a brand serves now, and what it served before. */
export function tellSwitch(
  terminal: Terminal,
  tenant: string,
  { from, to, removed, passedOver }: Switched,
): void {
  const { line, color } = terminal
  line(`${color.green('✓')} ${color.bold(tenant)} serves ${describeRollout(to)}`)
  if (from !== undefined) line(color.dim(`  before: ${describeRollout(from)}`))
  if (passedOver.length > 0) line(color.yellow(`  passed over, as it is damaged: ${passedOver.join(', ')}`))
  if (removed.length > 0) line(color.dim(`  removed: ${counted(removed.length, 'release')}`))
}

/** Makes caches forget the pages of brands that were switched. */
export async function purgeCaches(
  store: ReleaseStore,
  tenants: Iterable<string>,
  caches: readonly string[] | undefined,
): Promise<void> {
  if (caches === undefined) return
  const { purgeAll } = await import('../release/purge.ts')
  await purgeAll(store, tenants, caches)
}
