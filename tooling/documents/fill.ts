/**
 * Copies the built bundles and writes the sandbox's answers into the documents of the copies, as visitors get them: what
 * budgets weigh and journeys walk. The bundles themselves stay as they were built, with a gateway or without.
 */
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { SANDBOX, SANDBOX_PORT, root } from '../../e2e/brands.ts'
import { requireFreePorts } from '../setup/ports.mjs'
import { run, services } from '../setup/processes.mjs'
import { FILLED, filledBundles } from './filled.ts'

await requireFreePorts([{ port: SANDBOX_PORT, name: 'the sandbox', variable: 'E2E_SANDBOX_PORT' }])
rmSync(filledBundles, { recursive: true, force: true })
cpSync(join(root, 'dist'), filledBundles, { recursive: true })
const { start, stopAll } = services()
await start('The sandbox', 'node', ['apps/sandbox/src/main.ts'], /ready at/, {
  SANDBOX_PORT: String(SANDBOX_PORT),
  SANDBOX_PROXIES: 'loopback',
})
run('livery', ['refresh', '--out', FILLED, '--gateway', SANDBOX], 'The documents could not be filled.')
stopAll()
