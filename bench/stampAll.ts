/**
 * Builds all brands below a folder once, in a process of its own, whose memory is measured. Started by
 * `bench/build.ts`: `node bench/stampAll.ts <folder> [pictures] [gateway’s origin]`. Prints one JSON object, and on standard error how far it is.
 */
import { checkTenants, inTurns, loadTenants } from '@livery/tenant'

import { documentSettings } from '../apps/cli/src/actions/documentSettings.ts'
import { buildTenants } from '../apps/cli/src/build/buildTenants.ts'
import { compileCore } from '../apps/cli/src/build/compileCore.ts'
import { refuseProblems } from '../apps/cli/src/build/refuseProblems.ts'
import { refreshBundle } from '../apps/cli/src/documents/refreshBundle.ts'
import type { DocumentSettings } from '../apps/cli/src/documents/settings.ts'
import { openBundles } from '../apps/cli/src/serve/bundles.ts'
import { createTerminal } from '../apps/cli/src/terminal/terminal.ts'
import { findWorkspace } from '../apps/cli/src/workspace.ts'
import { progressOf } from './progress.ts'

/** Times in ms of the steps of `livery build --all` between its compile and its table. */
export interface StampFigures {
  readonly check: number
  readonly build: number
  /** Time in ms to renew the documents of all brands with the same answers as before; 0 without a gateway. */
  readonly asked: number
  /** Time in ms to renew them when they are too old to stay as they are: all are made anew. */
  readonly refresh: number
  /** Processor time of all threads, independent of the machine's load. */
  readonly cpu: number
  /** Processor time of building alone, and of renewing all documents anew. */
  readonly work: { readonly build: number; readonly refresh: number }
  readonly cached: number
  /** Time of the slowest brand. */
  readonly slowest: number
  /** Peak memory of the process in MiB. */
  readonly peak: number
}

/** Processor time of all threads since the process began, ms. */
function worked(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function refreshAll(out: string, settings: DocumentSettings): Promise<number> {
  const bundles = await openBundles(out).list()
  const tell = progressOf(bundles.length)
  const started = performance.now()
  await inTurns(4, bundles, async ({ id, folder }) => {
    await refreshBundle(folder, settings)
    tell(`${id} renewed`)
  })
  return performance.now() - started
}

/** Flags of a run. */
interface StampOptions {
  readonly pictures: boolean
  /** Origin of a gateway for the documents' content; absent, they have none. */
  readonly gateway: string | undefined
}

async function stampAll(root: string, { pictures, gateway }: StampOptions): Promise<StampFigures> {
  const workspace = findWorkspace({ root })
  const core = await compileCore(createTerminal({ json: true }))
  const before = worked()
  const started = performance.now()
  refuseProblems((await checkTenants(workspace.root)).problems)
  const tenants = await loadTenants(workspace.root)
  console.error(`${tenants.length} brands checked; building them`)
  const checked = performance.now()
  const atBuild = worked()
  const { out, cache } = workspace
  const documents = gateway === undefined ? undefined : documentSettings(workspace, { gateway })
  const built = await buildTenants({ tenants, brands: tenants, core, out, cache, pictures, documents })
  const done = performance.now()
  const build = worked() - atBuild
  console.error(`${built.length} brands built`)
  const asked = documents && (await refreshAll(out, documents))
  const later = documents && { ...documents, now: () => Date.now() + documents.maxAge / 2 }
  const atRenewal = worked()
  const refreshed = later && (await refreshAll(out, later))
  const end = worked()
  return {
    check: checked - started,
    build: done - checked,
    cpu: end - before,
    work: { build, refresh: end - atRenewal },
    asked: asked ?? 0,
    refresh: refreshed ?? 0,
    cached: built.filter(({ cached }) => cached).length,
    slowest: Math.max(...built.map(({ ms }) => ms)),
    peak: process.resourceUsage().maxRSS / 1024,
  }
}

const [root = '', ...flags] = process.argv.slice(2)
const gateway = flags.find((flag) => flag.startsWith('http'))
console.log(JSON.stringify(await stampAll(root, { pictures: flags.includes('pictures'), gateway })))
