import type { Command } from 'commander'

import { act } from './act.ts'
import type { GlobalOptions } from './options.ts'

export interface DiffFlags extends GlobalOptions {
  readonly base: string
  readonly html?: string
  readonly pictures: boolean
}

export function addDiff(program: Command): void {
  program
    .command('diff')
    .summary('show what a change of brands does')
    .description(
      'Compares brands as they are in the working tree with their base: tokens, contrast, flags, texts, screens, bytes,\nand pictures of home and login in both themes and a language that is written from right to left.',
    )
    .argument('[id...]', 'brands to compare (default: those that changed)')
    .option('--base <ref>', 'branch, tag or commit to compare with', 'HEAD')
    .option(
      '--html <file>',
      'where the page with the pictures goes (default: .cache/livery/diff/<brand>.html)',
    )
    .option('--no-pictures', 'take no pictures and build nothing')
    .option(
      '--json',
      'print one JSON object: { base, tenants: [{ id, tokens, contrast, flags, data, texts, … }] }',
    )
    .addHelpText(
      'after',
      `
Examples:
  livery diff                            what is not committed yet, for every brand it touches
  livery diff aurora --base main         a branch and its base
  livery diff aurora --no-pictures       words only, at once
  livery diff aurora --html diff.html    a page to hand round
`,
    )
    .action(
      act(async (terminal, flags: DiffFlags, ids: string[]) =>
        (await import('../actions/diff.ts')).diff(ids, flags, terminal),
      ),
    )
}
