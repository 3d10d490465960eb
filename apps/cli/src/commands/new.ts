import type { JurisdictionId } from '@livery/tenant'
import type { Command } from 'commander'

import type { NewFlags } from '../flags.ts'
import { act } from './act.ts'

/** Listed here and not read from the packs: help is printed without loading them. */
export const JURISDICTION_IDS = [
  'malta',
  'curacao',
  'great-britain',
  'pennsylvania',
] as const satisfies readonly JurisdictionId[]

export function addNew(program: Command): void {
  program
    .command('new')
    .summary('start a new brand')
    .description(
      'Writes a folder under tenants/ that passes check and builds. On a terminal it asks for the values that no flag gives.',
    )
    .argument('<id>', 'name of the folder: lower-case letters, digits and hyphens')
    .option('--name <name>', 'name of the brand for players (default: made from the id)')
    .option('--color <hex>', "brand colour, such as #14b8a6 (default: the logo's most vivid)")
    .option('--accent <hex>', 'second colour (default: proposed from the first)')
    .option('--logo <svg>', 'logo for dark surfaces (default: drawn)')
    .option(
      '--logo-light <svg>',
      'logo for light surfaces (default: the logo, recoloured where it would be invisible)',
    )
    .option('--icon <svg>', 'square icon (default: made from the logo)')
    .option('--host <name>', 'host of the site')
    .option('--merchant-code <code>', 'code of the merchant at the gateway')
    .option('--languages <codes>', 'languages offered, the first is the default (default: EN)')
    .option('--currency <code>', 'ISO 4217 code of the wallet (default: the usual one of the jurisdiction)')
    .option('--jurisdiction <id>', `one of ${JURISDICTION_IDS.join(', ')} (default: malta)`)
    .option('--company <name>', 'registered name of the licensee')
    .option('--licence <number>', 'licence number (default: an example)')
    .option('--defaults <names>', 'shared defaults below it: malta for tenants/malta.defaults.ts')
    .option('--from <json>', 'file with the same values; flags override them')
    .option('--open', 'build it, serve it and open it in the browser')
    .option('--json', 'print one JSON object: { id, folder, address, colors, notes, warnings }')
    .addHelpText(
      'after',
      `
Examples:
  livery new coral                                        asks for the rest
  livery new coral --logo coral.svg --color '#ff6b5e' --open
                                                          from one logo and one colour to an open page
  livery new coral --name Coral --color '#ff6b5e' --languages EN,VI
  livery new coral --defaults group,malta                 what they say is left out of tenant.ts
  livery new coral --from coral.json --logo coral.svg     { "name": "Coral", "languages": ["EN", "VI"] }
`,
    )
    .action(
      act(async (terminal, flags: NewFlags, id: string) =>
        (await import('../actions/new.ts')).create(id, flags, terminal),
      ),
    )
}
