import type { Command } from 'commander'

import type { DiffFlags } from '../flags.ts'
import { act } from './act.ts'

export function addDiff(program: Command): void {
  program
    .command('diff')
    .summary('compare brands before and after a change')
    .description(
      'Compares brands as they are in the working tree with their base: tokens, contrast, flags, texts, screens, bytes,\nand pictures of home and login in both themes and a language that is written from right to left.',
    )
    .argument('[id...]', 'brands to compare (default: those that changed)')
    .option('--base <ref>', 'branch, tag or commit to compare with', 'HEAD')
    .option(
      '--html <file>',
      'file of the HTML report with pictures (default: .cache/livery/diff/<brand>.html)',
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
  livery diff                            uncommitted changes, for every brand affected
  livery diff aurora --base main         a branch against its base
  livery diff aurora --no-pictures       text only, at once
  livery diff aurora --html diff.html    a page for a review
`,
    )
    .action(
      act(async (terminal, flags: DiffFlags, ids: string[]) =>
        (await import('../actions/diff.ts')).diff(ids, flags, terminal),
      ),
    )
}
