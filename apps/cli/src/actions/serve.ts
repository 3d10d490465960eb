import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { isBucketAddress } from '../bucket/s3.ts'
import { USUAL_PORT, USUAL_SANDBOX } from '../commands/addresses.ts'
import { readIndex } from '../documents/documentIndex.ts'
import type { DocumentSettings } from '../documents/settings.ts'
import type { ServeFlags } from '../flags.ts'
import { openReleases } from '../release/served.ts'
import { trustedKeyFile } from '../release/signature.ts'
import { storeFolder } from '../release/store.ts'
import { openBundles, type Bundle } from '../serve/bundles.ts'
import { localAddress } from '../serve/overview.ts'
import { previewedTime } from '../serve/previewedTime.ts'
import { createRenewal } from '../serve/renewal.ts'
import { createServer } from '../serve/server.ts'
import { listenError, portFrom, sandboxFrom, untilStopped } from '../terminal/listen.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { findWorkspace, type Workspace } from '../workspace.ts'
import { documentSettings } from './documentSettings.ts'
import { refreshOne } from './refresh.ts'

const MINUTE_MS = 60_000

/** Longest time that a server waits for content before it opens, ms. */
const PATIENCE_MS = 20_000

/** Bundles whose documents hold nothing that may be shown: they were built without a gateway, or long ago. */
async function withoutContent(bundles: readonly Bundle[], { maxAge }: DocumentSettings): Promise<Bundle[]> {
  const states = bundles.map(async (bundle) => {
    const { folder, fresh = folder } = bundle
    const { asOf } = (await readIndex(fresh)) ?? (await readIndex(folder)) ?? {}
    return { bundle, bare: Date.now() - (asOf ?? 0) >= maxAge }
  })
  return (await Promise.all(states)).flatMap(({ bundle, bare }) => (bare ? [bundle] : []))
}

/** Overrides of the environment's settings by a calling command. */
export interface ServeOverrides {
  readonly port?: number
  /** Origin of the gateway. */
  readonly sandbox?: string
  /** Object that `--json` prints instead of the addresses. */
  readonly output?: object
  /** Called once the server accepts requests. */
  readonly onListening?: () => void
}

/** Folder of the releases; of a bucket that of a copy, which follows it. */
async function storeToServe(
  { root, cache }: Workspace,
  { store, verify }: ServeFlags,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<string> {
  if (!isBucketAddress(store)) return storeFolder(root, store)
  const folder = join(cache, 'stores', createHash('sha256').update(store).digest('hex').slice(0, 12))
  const { followBucket } = await import('./pull.ts')
  // The copy's folder is made here: the key is that of this machine's own releases.
  const keyFile = trustedKeyFile(storeFolder(root, undefined), verify)
  await followBucket(store, folder, terminal, signal, keyFile)
  return folder
}

/**
 * Tells that nothing is there to be served. A server of releases may start before the first is promoted, which a gate
 * between waves asks it for.
 * @throws {UserError} when there are no bundles, or no folder of releases
 */
function tellEmpty({ out }: Workspace, flags: ServeFlags, store: string, terminal: Terminal): void {
  if (flags.releases !== true)
    throw new UserError(`There is no bundle in ${out}: run livery build --all first.`)
  const nothing = `Nothing is promoted in ${flags.store ?? store}`
  if (!existsSync(store)) throw new UserError(`${nothing}: run livery release and livery promote first.`)
  terminal.note(terminal.color.yellow(`! ${nothing} yet: a brand is served once it is promoted.`))
}

export async function serve(
  flags: ServeFlags,
  terminal: Terminal,
  overrides: ServeOverrides = {},
): Promise<number> {
  const workspace = findWorkspace(flags)
  const {
    port = portFrom(process.env['PORT'], USUAL_PORT),
    sandbox = sandboxFrom(process.env['SANDBOX_URL'], USUAL_SANDBOX),
  } = overrides
  // Flags are read before anything is fetched; those that would be passed over are told.
  for (const name of ['store', 'preview', 'verify'] as const)
    if (flags[name] !== undefined && flags.releases !== true)
      throw new UserError(`--${name} is about releases: serve them with --releases.`)
  const minutes = Number(flags.refresh)
  if (!(minutes >= 0)) throw new UserError(`--refresh is '${flags.refresh}': give a number of minutes, or 0.`)
  const at = flags.at === undefined ? undefined : previewedTime(flags.at)
  const following = new AbortController()
  const store = await storeToServe(workspace, flags, terminal, following.signal)
  const bundles = flags.releases === true ? openReleases(store, flags.preview) : openBundles(workspace.out)
  const found = await bundles.list()
  if (found.length === 0) tellEmpty(workspace, flags, store, terminal)
  const settings = documentSettings(workspace, { gateway: sandbox })
  const renewal = createRenewal({
    interval: minutes * MINUTE_MS,
    renew: (bundle) => refreshOne(workspace, bundle, settings),
  })
  const server = await createServer({
    out: workspace.out,
    bundles,
    port,
    sandbox,
    at,
    // Releases are for visitors, to whom one brand says nothing of the others.
    overview: flags.releases !== true,
    onDamage: (file) =>
      terminal.note(terminal.color.yellow(`! ${file} is damaged and not sent: livery releases repair`)),
    renewal: minutes === 0 ? undefined : renewal,
  })
  if (minutes > 0) {
    // The first visitor of each brand is to find content: where there is none, the server opens a moment later.
    const bare = await withoutContent(found, settings)
    await Promise.race([
      Promise.all(bare.map(renewal.renewed)),
      pause(PATIENCE_MS, undefined, { ref: false }),
    ])
  }
  try {
    await server.listen({ port, host: flags.host })
  } catch (error) {
    throw listenError(error, port, flags.host)
  }
  const [address] = server.addresses() as AddressInfo[]
  const { line, color } = terminal
  const listening = address?.port ?? port
  const what = flags.releases === true ? 'promoted releases' : 'bundles'
  line(`${color.green('✓')} livery serves ${what} on ${color.cyan(`http://localhost:${listening}`)}`)
  for (const { id } of found) line(`  ${id.padEnd(12)}${color.cyan(localAddress(id, listening))}`)
  if (at !== undefined) line(color.dim(`  seasons of ${new Date(at).toISOString()}`))
  line(color.dim(`  gateway ${sandbox}, Ctrl-C ends`))
  const brands = found.map(({ id }) => ({ id, address: localAddress(id, listening) }))
  terminal.json(overrides.output ?? { address: `http://localhost:${listening}`, gateway: sandbox, brands })
  overrides.onListening?.()
  await untilStopped()
  following.abort()
  await server.close()
  return EXIT.done
}
