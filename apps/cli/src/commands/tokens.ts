import type { Command } from 'commander'

import type { GlobalOptions } from '../flags.ts'
import { act } from './act.ts'

export function addTokens(program: Command): void {
  const tokens = program
    .command('tokens')
    .summary('export and import design tokens (DTCG 2025.10, Figma, Tokens Studio)')
    .description(
      'Exchanges tokens with design tools, in the format of the W3C Design Tokens Community Group.',
    )
    .addHelpText(
      'after',
      `
Examples:
  livery tokens export aurora aurora.tokens.json
  livery tokens import aurora aurora.tokens.json     changed tokens become overrides, checked for contrast
`,
    )
  tokens
    .command('export')
    .description('Writes the solved tokens of both themes.')
    .argument('<id>', 'the brand')
    .argument('[file]', 'output file (default: standard output)')
    .option('--json', 'print one JSON object: the tokens, or { tenant, file }')
    .addHelpText('after', '\nExample:\n  livery tokens export aurora > aurora.tokens.json\n')
    .action(
      act(async (terminal, flags: GlobalOptions, id: string, file: string | undefined) =>
        (await import('../actions/tokens.ts')).exportTokens(id, file, flags, terminal),
      ),
    )
  tokens
    .command('import')
    .description('Turns the tokens that differ in a file into overrides.')
    .argument('<id>', 'the brand')
    .argument('<file>', 'a file of design tokens (DTCG), of Figma’s variables, or of Tokens Studio')
    .option('--json', 'print one JSON object: { tenant, changed, unknown, file, written }')
    .addHelpText('after', '\nExample:\n  livery tokens import aurora aurora.tokens.json\n')
    .action(
      act(async (terminal, flags: GlobalOptions, id: string, file: string) =>
        (await import('../actions/tokens.ts')).takeOverTokens(id, file, flags, terminal),
      ),
    )
}
