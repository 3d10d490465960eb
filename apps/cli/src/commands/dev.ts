import type { Command } from 'commander'

import { DEFAULT_SANDBOX } from '../serve/gateway.ts'
import { listenError, portFrom, untilStopped } from '../terminal/listen.ts'
import { run } from '../terminal/run.ts'
import { createTerminal } from '../terminal/terminal.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT } from '../terminal/userError.ts'
import { chooseTenants, findWorkspace } from '../workspace.ts'
import type { GlobalOptions } from './options.ts'

const USUAL_PORT = 7100

async function dev(id: string, flags: GlobalOptions, terminal: Terminal): Promise<number> {
  const workspace = findWorkspace(flags)
  await chooseTenants(workspace, [id])
  const port = portFrom(process.env['PORT'], USUAL_PORT)
  const { startDevServer } = await import('../dev/devServer.ts')
  const sandbox = process.env['SANDBOX_URL'] ?? DEFAULT_SANDBOX
  const server = await startDevServer({ root: workspace.root, id, port, sandbox }).catch((error: unknown) => {
    const taken = error instanceof Error && /already in use/.test(error.message)
    throw listenError(taken ? Object.assign(new Error(error.message), { code: 'EADDRINUSE' }) : error, port)
  })
  terminal.line(
    `livery develops ${id} on http://${id.replace(/^_/, '')}.localhost:${port} (gateway ${sandbox})`,
  )
  await untilStopped()
  await server.close()
  return EXIT.done
}

export function addDev(program: Command): void {
  program
    .command('dev')
    .summary('develop one brand from source')
    .description('Serves one brand from source: changes of code, theme, texts and tenant data show at once.')
    .argument('<id>', 'the brand')
    .addHelpText(
      'after',
      `
PORT (7100) is the port; SANDBOX_URL (${DEFAULT_SANDBOX}) answers /wps, /lgw and /lotto.

Examples:
  livery dev aurora              then open http://aurora.localhost:7100
  PORT=7101 livery dev lotus     a second brand beside it
`,
    )
    .action((id: string, _flags: unknown, command: Command) => {
      const terminal = createTerminal()
      return run(terminal, () => dev(id, command.optsWithGlobals<GlobalOptions>(), terminal))
    })
}
