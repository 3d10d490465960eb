import type { Command } from 'commander'

import { act } from './act.ts'
import { ADDRESS_HELP } from './addresses.ts'
import type { GlobalOptions } from './options.ts'

export interface ServeFlags extends GlobalOptions {
  readonly out?: string
  readonly host: string
  readonly releases?: boolean
  readonly store?: string
}

export function addServe(program: Command): void {
  program
    .command('serve')
    .summary('serve every built brand by host')
    .description('Serves all bundles on one port, each on its hosts and with the headers it was built with.')
    .option('--out <folder>', 'where the bundles are (default: dist)')
    .option('--releases', 'serve what livery promote put on the air instead, canaries included')
    .option('--store <folder>', 'where releases are (default: releases)')
    .option('--host <address>', 'address to listen on', 'localhost')
    .option(
      '--json',
      'print one JSON object once it can be visited: { address, gateway, brands: [{ id, address }] }',
    )
    .addHelpText(
      'after',
      `
${ADDRESS_HELP}

Examples:
  livery serve                   then open http://aurora.localhost:7100
  livery serve --releases        each brand's promoted release; a switch shows with the next request
  PORT=8080 livery serve
  SANDBOX_URL=https://gateway.example livery serve
`,
    )
    .action(
      act(async (terminal, flags: ServeFlags) =>
        (await import('../actions/serve.ts')).serve(flags, terminal),
      ),
    )
}
