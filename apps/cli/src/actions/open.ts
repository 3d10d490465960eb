import { spawn } from 'node:child_process'

import { USUAL_PORT } from '../commands/addresses.ts'
import type { GlobalOptions } from '../commands/options.ts'
import { localAddress } from '../serve/overview.ts'
import { portFrom } from '../terminal/listen.ts'
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

/** Builds one brand, serves what is built, and shows the brand's home. */
export async function buildAndOpen(id: string, flags: GlobalOptions, terminal: Terminal): Promise<number> {
  const workspace = findWorkspace(flags)
  await buildBrands(workspace, [id], { pictures: true }, terminal)
  const address = localAddress(id, portFrom(process.env['PORT'], USUAL_PORT))
  return serve({ ...flags, host: 'localhost', onListening: () => openInBrowser(address) }, terminal)
}
