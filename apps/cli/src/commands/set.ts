import type { Command } from 'commander'

import type { SetFlags } from '../flags.ts'
import { act } from './act.ts'

export function addSet(program: Command): void {
  program
    .command('set')
    .summary('set a field of tenant.ts in many brands')
    .description(
      'Shows what setting fields of tenant.ts would change in the brands chosen, and checks the result; with --write it is written. All else in the files stays as it is, comments and layout too.',
    )
    .argument(
      '<field=value...>',
      'fields by their paths; values as text, or as JSON where the field is no text',
    )
    .option('--where <field=value...>', 'only brands with this value; a field may be named by its last part')
    .option('--defaults <name>', 'change tenants/<name>.defaults.ts instead, for all brands that name it')
    .option('--write', 'write the files')
    .option('--json', 'print one JSON object: { changed: [{ id, file, line, removed, added }], written }')
    .addHelpText(
      'after',
      `
Examples:
  livery set legal.address='1 New Street, Sliema' --where jurisdiction=malta
  livery set legal.minimumAge=21 --where jurisdiction=great-britain languages.default=EN --write
  livery set environments.production.gateway.baseUrl=https://gateway.example --where id=coral
  livery set legal.address='1 New Street, Sliema' --defaults malta
`,
    )
    .action(
      act(async (terminal, flags: SetFlags, fields: string[]) =>
        (await import('../actions/set.ts')).set(fields, flags, terminal),
      ),
    )
}
