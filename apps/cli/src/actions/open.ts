import { spawn } from 'node:child_process'

import { USUAL_PORT, USUAL_SANDBOX } from '../commands/addresses.ts'
import type { GlobalOptions } from '../commands/options.ts'
import { localAddress } from '../serve/overview.ts'
import { openGateway } from '../serve/ownGateway.ts'
import { freePort, portFrom, sandboxFrom } from '../terminal/listen.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { findWorkspace } from '../workspace.ts'
import { buildBrands } from './buildBrands.ts'
import { serve } from './serve.ts'

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, string>>> = { darwin: 'open', win32: 'explorer' }

/** Shows an address in the browser of whoever sits there; without one, nothing happens. */
function openInBrowser(address: string): void {
  const opener = spawn(OPENERS[process.platform] ?? 'xdg-open', [address], {
    stdio: 'ignore',
    detached: true,
  })
  // A server has no browser: the address is printed anyway.
  opener.on('error', () => {})
  opener.unref()
}

/** Where a brand can be opened: on the port that was asked for, else on the usual one or, if that is taken, on any. */
export async function portToOpen(): Promise<number> {
  const asked = process.env['PORT']
  return asked === undefined || asked === '' ? freePort(USUAL_PORT) : portFrom(asked, USUAL_PORT)
}

/**
 * Builds one brand, serves what is built, and shows the brand's home: with the gateway that runs, or with a sandbox of
 * its own where none runs or the one that does has not heard of the brand.
 * @param told what `--json` says once the page can be opened
 */
export async function buildAndOpen(
  id: string,
  port: number,
  flags: GlobalOptions,
  terminal: Terminal,
  told: object,
): Promise<number> {
  const workspace = findWorkspace(flags)
  const { tenants } = await buildBrands(workspace, [id], { pictures: true }, terminal)
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
    return await serve({ ...flags, host: 'localhost' }, terminal, { port, sandbox, told, onListening })
  } finally {
    await gateway.close()
  }
}
