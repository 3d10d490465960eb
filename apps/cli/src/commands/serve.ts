import type { AddressInfo } from 'node:net'

import type { Command } from 'commander'

import { openBundles } from '../serve/bundles.ts'
import { DEFAULT_SANDBOX } from '../serve/gateway.ts'
import { createServer } from '../serve/server.ts'
import { listenError, portFrom, untilStopped } from '../terminal/listen.ts'
import { run } from '../terminal/run.ts'
import { createTerminal } from '../terminal/terminal.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { findWorkspace } from '../workspace.ts'
import type { GlobalOptions } from './options.ts'

const USUAL_PORT = 7100

interface ServeFlags extends GlobalOptions {
  readonly out?: string
  readonly host: string
}

async function serve(flags: ServeFlags, terminal: Terminal): Promise<number> {
  const workspace = findWorkspace(flags)
  const port = portFrom(process.env['PORT'], USUAL_PORT)
  const sandbox = process.env['SANDBOX_URL'] ?? DEFAULT_SANDBOX
  if (!URL.canParse(sandbox))
    throw new UserError(`SANDBOX_URL is '${sandbox}': give an address such as ${DEFAULT_SANDBOX}.`)
  const found = await openBundles(workspace.out).list()
  if (found.length === 0)
    throw new UserError(`There is no bundle in ${workspace.out}: run livery build --all first.`)
  const server = await createServer({ out: workspace.out, port, sandbox })
  try {
    await server.listen({ port, host: flags.host })
  } catch (error) {
    throw listenError(error, port)
  }
  const [address] = server.addresses() as AddressInfo[]
  terminal.line(
    `livery serves ${found.map(({ id }) => id).join(', ')} on http://localhost:${address?.port ?? port} (gateway ${sandbox})`,
  )
  await untilStopped()
  await server.close()
  return EXIT.done
}

export function addServe(program: Command): void {
  program
    .command('serve')
    .summary('serve every built brand by host')
    .description('Serves all bundles on one port, each on its hosts and with the headers it was built with.')
    .option('--out <folder>', 'where the bundles are (default: dist)')
    .option('--host <address>', 'address to listen on', 'localhost')
    .addHelpText(
      'after',
      `
PORT (7100) is the port; SANDBOX_URL (${DEFAULT_SANDBOX}) answers /wps, /lgw and /lotto.

Examples:
  livery serve                   then open http://aurora.localhost:7100
  PORT=8080 livery serve
  SANDBOX_URL=https://gateway.example livery serve
`,
    )
    .action((_flags: unknown, command: Command) => {
      const flags = command.optsWithGlobals<ServeFlags>()
      const terminal = createTerminal()
      return run(terminal, () => serve(flags, terminal))
    })
}
