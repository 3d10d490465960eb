import { spawn } from 'node:child_process'

import { USUAL_PORT, USUAL_REFRESH_MINUTES, USUAL_SANDBOX } from '../commands/addresses.ts'
import type { GlobalOptions } from '../flags.ts'
import { localAddress } from '../serve/overview.ts'
import { openGateway } from '../serve/ownGateway.ts'
import { freePort, portFrom, sandboxFrom } from '../terminal/listen.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { findWorkspace } from '../workspace.ts'
import { buildBrands } from './buildBrands.ts'
import { serve } from './serve.ts'

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, string>>> = { darwin: 'open', win32: 'explorer' }

/** Opens an address in the default browser; does nothing on a machine without one. */
function openInBrowser(address: string): void {
  const opener = spawn(OPENERS[process.platform] ?? 'xdg-open', [address], {
    stdio: 'ignore',
    detached: true,
  })
  // A missing browser is no error: the address is printed as well.
  opener.on('error', () => {})
  opener.unref()
}

/** Port for `livery open`: PORT if set, else the usual port, else any free one. */
export async function portToOpen(): Promise<number> {
  const asked = process.env['PORT']
  return asked === undefined || asked === '' ? freePort(USUAL_PORT) : portFrom(asked, USUAL_PORT)
}

/**
 * Builds one brand, serves the bundle and opens its home page. Uses the running gateway, or starts a
 * sandbox when none runs or the running one does not know the brand.
 * @param output object that `--json` prints once the page can be opened
 */
export async function buildAndOpen(
  id: string,
  port: number,
  flags: GlobalOptions,
  terminal: Terminal,
  output: object,
): Promise<number> {
  const workspace = findWorkspace(flags)
  const { tenants, refused } = await buildBrands(workspace, [id], { pictures: true }, terminal)
  for (const { reason } of refused) throw reason
  terminal.progress('Looking for a gateway …')
  const gateway = await openGateway(
    workspace.root,
    sandboxFrom(process.env['SANDBOX_URL'], USUAL_SANDBOX),
    tenants.map(({ config }) => config),
  )
  terminal.progress('')
  const sandbox = gateway.origin
  try {
    const onListening = () => openInBrowser(localAddress(id, port))
    return await serve({ ...flags, host: 'localhost', refresh: USUAL_REFRESH_MINUTES }, terminal, {
      port,
      sandbox,
      output,
      onListening,
    })
  } finally {
    await gateway.close()
  }
}
