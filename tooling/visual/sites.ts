import { BRANDS_ROOT, SANDBOX, SANDBOX_PORT, SITE_PORT } from '../../e2e/brands.ts'
import { requireFreePorts } from '../setup/ports.mjs'
import { run, services } from '../setup/processes.mjs'

/** Folder of the bundles that are shown, from the root. */
const SHOWN = '.cache/shown'

/**
 * Builds all brands and serves them with a sandbox.
 * @param running true to take those that run already, on E2E_SANDBOX_PORT and E2E_PORT
 * @returns what ends them
 */
export async function serveSites(running: boolean): Promise<() => void> {
  const { start, stopAll } = services()
  if (running) return stopAll
  await requireFreePorts([
    { port: SANDBOX_PORT, name: 'the sandbox', variable: 'E2E_SANDBOX_PORT' },
    { port: SITE_PORT, name: 'the site', variable: 'E2E_PORT' },
  ])
  const from = ['--root', BRANDS_ROOT]
  await start('The sandbox', 'node', ['apps/sandbox/src/main.ts'], /ready at/, {
    SANDBOX_PORT: String(SANDBOX_PORT),
    SANDBOX_PROXIES: 'loopback',
    SANDBOX_BRANDS: BRANDS_ROOT,
  })
  // Built for this sandbox: a page shows pictures of the gateway that it was built for, and of no other.
  const built = ['--out', SHOWN]
  run(
    'livery',
    [...from, 'build', '--all', ...built, '--gateway', SANDBOX],
    'The bundles could not be built.',
  )
  await start('The site', 'livery', [...from, 'serve', ...built, '--refresh', '0'], /http/, {
    PORT: String(SITE_PORT),
    SANDBOX_URL: SANDBOX,
  })
  return stopAll
}
