/**
 * Builds all brands below a folder once, in a process of its own, whose memory is measured. Started by
 * `bench/build.ts`: `node bench/stampAll.ts <folder> [pictures]`. Prints one JSON object.
 */
import { checkTenants, loadTenants } from '@livery/tenant'

import { buildTenants, refuseProblems } from '../apps/cli/src/build/buildTenants.ts'
import { compileCore } from '../apps/cli/src/build/compileCore.ts'
import { createTerminal } from '../apps/cli/src/terminal/terminal.ts'
import { findWorkspace } from '../apps/cli/src/workspace.ts'

/** Times in ms of the steps of `livery build --all` between its compile and its table. */
export interface StampFigures {
  readonly check: number
  readonly build: number
  /** Processor time of all threads, independent of the machine's load. */
  readonly cpu: number
  readonly cached: number
  /** Time of the slowest brand. */
  readonly slowest: number
  /** Peak memory of the process in MiB. */
  readonly peak: number
}

async function stampAll(root: string, pictures: boolean): Promise<StampFigures> {
  const workspace = findWorkspace({ root })
  const core = await compileCore(createTerminal({ json: true }))
  const before = process.cpuUsage()
  const started = performance.now()
  refuseProblems((await checkTenants(workspace.root)).problems)
  const tenants = await loadTenants(workspace.root)
  const checked = performance.now()
  const { out, cache } = workspace
  const built = await buildTenants({ tenants, brands: tenants, core, out, cache, pictures })
  const done = performance.now()
  const { user, system } = process.cpuUsage(before)
  return {
    check: checked - started,
    build: done - checked,
    cpu: (user + system) / 1000,
    cached: built.filter(({ cached }) => cached).length,
    slowest: Math.max(...built.map(({ ms }) => ms)),
    peak: process.resourceUsage().maxRSS / 1024,
  }
}

const [root = '', pictures] = process.argv.slice(2)
console.log(JSON.stringify(await stampAll(root, pictures === 'pictures')))
