import type { Command } from 'commander'

import type { TextsApproveFlags, TextsExportFlags, TextsImportFlags } from '../flags.ts'
import { act } from './act.ts'

export function addTexts(program: Command): void {
  const texts = program
    .command('texts')
    .summary('export and import translations (XLIFF 2.0)')
    .description(
      'Exchanges texts with translators: those of the site or the gateway, or the own texts of a brand.',
    )
    .addHelpText(
      'after',
      `
Examples:
  livery texts export DE de.xlf --open           texts that are missing or stale, with their notes
  livery texts export DE --brand aurora --legal  what a native reader approves before a release
  livery texts import de.xlf                     takes over its texts, or says which are not sound and why
  livery texts approve DE --brand aurora --by 'Erika Muster'
                                                 notes which legal texts a native reader approved
`,
    )
  texts
    .command('export')
    .description('Writes the texts of a language with their English and notes.')
    .argument('<language>', 'platform code, such as DE')
    .argument('[file]', 'output file (default: standard output)')
    .option('--brand <id>', 'as this brand shows them, its own texts included')
    .option('--gateway', 'what the gateway says: letters, promotions, rules, help')
    .option('--legal', 'only texts with legal effect and those of safer play')
    .option('--open', 'only texts that are missing, or whose English changed since')
    .option('--json', 'print one JSON object: { language, texts, open, file }')
    .addHelpText('after', '\nExample:\n  livery texts export DE de.xlf\n')
    .action(
      act(async (terminal, flags: TextsExportFlags, language: string, file: string | undefined) =>
        (await import('../actions/texts.ts')).exportTexts(language, file, flags, terminal),
      ),
    )
  texts
    .command('import')
    .description('Takes over the translated texts of a document, when all of them pass the gates.')
    .argument('<file>', 'an XLIFF 2.0 document of livery texts export')
    .option('--brand <id>', 'as own texts of this brand, where they differ from the site’s')
    .option('--gateway', 'as what the gateway says')
    .option('--sound-only', 'take over the sound texts of a document that has others, too')
    .option('--json', 'print one JSON object: { language, changed, refused, problems, file, written }')
    .addHelpText('after', '\nExample:\n  livery texts import de.xlf\n')
    .action(
      act(async (terminal, flags: TextsImportFlags, file: string) =>
        (await import('../actions/texts.ts')).importTexts(file, flags, terminal),
      ),
    )
  texts
    .command('approve')
    .description('Notes who approved the legal and safer-play texts of a brand, and which texts these were.')
    .argument('<language>', 'platform code, such as DE')
    .requiredOption('--brand <id>', 'brand whose texts were read')
    .requiredOption('--by <name>', 'the native reader, with the function or firm')
    .option('--on <day>', 'day of the approval, as 2026-11-20 (default: today)')
    .option('--json', 'print one JSON object: { language, brand, by, on, texts, changed, file }')
    .addHelpText(
      'after',
      "\nExample:\n  livery texts approve DE --brand aurora --by 'Erika Muster, Muster Legal'\n",
    )
    .action(
      act(async (terminal, flags: TextsApproveFlags, language: string) =>
        (await import('../actions/approveTexts.ts')).approveTexts(language, flags, terminal),
      ),
    )
}
