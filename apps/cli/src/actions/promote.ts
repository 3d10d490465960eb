import type { PromoteFlags, RollbackFlags, SwitchFlags } from '../flags.ts'
import { openDisk } from '../release/disk.ts'
import { promote, rollback, type SwitchOptions, type Switched } from '../release/promote.ts'
import { trustedKeyFile } from '../release/signature.ts'
import { brandStore, listBrands, storeFolder, tenantOfRelease, type Rollout } from '../release/store.ts'
import { counted } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { findWorkspace } from '../workspace.ts'

function readShare(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const share = Number(text.replace(/%$/, ''))
  // nginx counts shares in hundredths of a per cent.
  if (share > 0 && share < 100 && Number(share.toFixed(2)) === share) return share
  throw new UserError(`--canary is '${text}': give a share in per cent above 0 and below 100, such as 10.`)
}

function readKeep(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const keep = Number(text)
  if (Number.isInteger(keep) && keep >= 1) return keep
  throw new UserError(`--keep is '${text}': give a whole number from 1.`)
}

function optionsFor(store: string, tenant: string, flags: SwitchFlags): SwitchOptions {
  return {
    disk: openDisk(),
    brand: brandStore(store, tenant),
    keyFile: trustedKeyFile(store, flags.verify),
    keep: readKeep(flags.keep),
  }
}

/** One line on a rollout: `aurora-3f9c… for all visitors`, or both sides of a canary. */
export function describeRollout({ stable, canary }: Rollout): string {
  return canary === undefined
    ? `${stable} for all visitors`
    : `${canary.release} for ${canary.share} % of visitors, ${stable} for all others`
}

function tell(terminal: Terminal, tenant: string, { from, to, removed }: Switched): void {
  const { line, color } = terminal
  line(`${color.green('✓')} ${color.bold(tenant)} serves ${describeRollout(to)}`)
  if (from !== undefined) line(color.dim(`  before: ${describeRollout(from)}`))
  if (removed.length > 0) line(color.dim(`  removed: ${counted(removed.length, 'release')}`))
}

export async function promoteReleases(
  releases: readonly string[],
  flags: PromoteFlags,
  terminal: Terminal,
): Promise<number> {
  const share = readShare(flags.canary)
  const tenants = releases.map(tenantOfRelease)
  const twice = tenants.find((tenant, at) => tenants.indexOf(tenant) !== at)
  if (twice !== undefined) throw new UserError(`Two releases of ${twice} are named: only one can be served.`)
  const store = storeFolder(findWorkspace(flags).root, flags.store)
  const switched = []
  for (const [at, release] of releases.entries()) {
    const tenant = tenants[at] ?? ''
    terminal.progress(`Verifying ${release} …`)
    const result = await promote({ ...optionsFor(store, tenant, flags), release, share })
    terminal.progress('')
    tell(terminal, tenant, result)
    switched.push({ tenant, ...result })
  }
  terminal.line(terminal.color.dim(`  activate it in nginx with: nginx -s reload`))
  terminal.json({ switched })
  return EXIT.done
}

export async function rollbackBrand(
  tenant: string,
  flags: RollbackFlags,
  terminal: Terminal,
): Promise<number> {
  const store = storeFolder(findWorkspace(flags).root, flags.store)
  const brands = await listBrands(store)
  if (!brands.includes(tenant)) {
    const known = brands.length === 0 ? `${store} holds none` : `there are releases of ${brands.join(', ')}`
    throw new UserError(`There is no release of '${tenant}': ${known}.`)
  }
  if (flags.to !== undefined && tenantOfRelease(flags.to) !== tenant)
    throw new UserError(`${flags.to} is no release of ${tenant}. livery releases ${tenant} lists them.`)
  const result = await rollback({ ...optionsFor(store, tenant, flags), release: flags.to })
  tell(terminal, tenant, result)
  terminal.line(terminal.color.dim(`  activate it in nginx with: nginx -s reload`))
  terminal.json({ switched: [{ tenant, ...result }] })
  return EXIT.done
}
