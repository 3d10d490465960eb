import type { Command } from 'commander'

import type { GlobalOptions } from '../flags.ts'
import { act } from './act.ts'
import { ADDRESS_HELP } from './addresses.ts'

export function addDev(program: Command): void {
  program
    .command('dev')
    .summary('develop one brand from source')
    .description('Serves one brand from source: changes of code, theme, texts and tenant data show at once.')
    .argument('<id>', 'the brand')
    .option('--json', 'print one JSON object once the server listens: { id, address, gateway }')
    .addHelpText(
      'after',
      `
${ADDRESS_HELP}

Examples:
  livery dev aurora              then open http://aurora.localhost:7100
  PORT=7101 livery dev lotus     a second brand beside it
`,
    )
    .action(
      act(async (terminal, flags: GlobalOptions, id: string) =>
        (await import('../actions/dev.ts')).dev(id, flags, terminal),
      ),
    )
}
