/**
 * One build of all brands below a folder, in a process of its own, so that its memory is its own. `bench/build.ts`
 * starts it: `node bench/stampAll.ts <folder> [pictures]`. Prints one JSON object.
 */
import { checkTenants, loadTenants } from '@livery/tenant'

import { buildTenants, refuseProblems } from '../apps/cli/src/build/buildTenants.ts'
import { compileCore } from '../apps/cli/src/build/compileCore.ts'
import { createTerminal } from '../apps/cli/src/terminal/terminal.ts'
import { findWorkspace } from '../apps/cli/src/workspace.ts'

/** Times in ms; what `livery build --all` does between its compile and its table. */
export interface StampFigures {
  readonly check: number
  readonly build: number
  /** Work of all threads together, whatever else the machine does meanwhile. */
  readonly cpu: number
  readonly cached: number
  /** The slowest brand. */
  readonly slowest: number
  /** Most memory the process ever had, MiB. */
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
