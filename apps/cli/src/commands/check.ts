import type { Command } from 'commander'

import type { CheckFlags } from '../flags.ts'
import { act } from './act.ts'

export function addCheck(program: Command): void {
  program
    .command('check')
    .summary('report all problems of brands together')
    .description(
      'Checks brands: schema, duplicate names, assets, contrast, fonts, texts, languages, jurisdiction.',
    )
    .argument('[id...]', 'brands to check (default: every one)')
    .option(
      '--json',
      'print one JSON object: { problems: [{ tenant, file, field, code, found, expected, suggestion, level, place }] }',
    )
    .option('--watch', 'check again whenever a file of a brand changes')
    .addHelpText(
      'after',
      `
Examples:
  livery check                   every brand
  livery check aurora --watch    one brand while it is edited
  livery check --json            for CI; exits with 1 when there is an error
`,
    )
    .action(
      act(async (terminal, flags: CheckFlags, ids: string[]) =>
        (await import('../actions/check.ts')).check(ids, flags, terminal),
      ),
    )
}
