import type { Command } from 'commander'

import type { ServeFlags } from '../flags.ts'
import { act } from './act.ts'
import { ADDRESS_HELP, USUAL_REFRESH_MINUTES } from './addresses.ts'

export function addServe(program: Command): void {
  program
    .command('serve')
    .summary('serve every built brand by host')
    .description('Serves all bundles on one port, each on its hosts and with the headers it was built with.')
    .option('--out <folder>', 'folder of the bundles (default: dist)')
    .option('--releases', 'serve the promoted releases instead, canaries included')
    .option('--store <place>', 'folder of the releases, or s3://bucket/prefix (default: releases)')
    .option(
      '--verify <pem>',
      'public key that releases of a bucket have to be signed with (default: releases/trusted.pem)',
    )
    .option(
      '--preview <domain>',
      'serve releases at <brand>.<domain>, and nowhere else: for looking at them before players do',
    )
    .option('--at <time>', 'seasons of another time: 2026-12-24, or 2026-12-24T18:00Z')
    .option(
      '--refresh <minutes>',
      'renew a brand’s documents when somebody visits it and they are older; 0 never renews',
      USUAL_REFRESH_MINUTES,
    )
    .option('--host <address>', 'address to listen on', 'localhost')
    .option(
      '--json',
      'print one JSON object once the server listens: { address, gateway, brands: [{ id, address }] }',
    )
    .addHelpText(
      'after',
      `
${ADDRESS_HELP}

Examples:
  livery serve                   then open http://aurora.localhost:7100
  livery serve --releases        each brand's promoted release; a switch shows with the next request
  livery serve --at 2026-12-24   how brands look on that day
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
