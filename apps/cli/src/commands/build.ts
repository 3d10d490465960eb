import type { Command } from 'commander'

import type { BuildFlags } from '../flags.ts'
import { act } from './act.ts'

export function addBuild(program: Command): void {
  program
    .command('build')
    .summary('build brands into static sites')
    .description(
      'Checks brands, compiles the site when it changed, and writes dist/<brand>: a complete static site each.',
    )
    .argument('[id...]', 'brands to build')
    .option('--all', 'every brand under tenants/')
    .option('--production', 'refuse brands that name an origin of this machine or plain http')
    .option('--no-pictures', 'leave out generated icons')
    .option('--out <folder>', 'output folder of the bundles (default: dist)')
    .option('--json', 'print one JSON object: { tenants: [{ id, out, ms, cached, bytes }], ms }')
    .addHelpText(
      'after',
      `
Examples:
  livery build aurora            one brand
  livery build --all             every brand; those that did not change are left alone
  livery build --all --json      for scripts
  livery build aurora --out /tmp/site
  livery build aurora --production      for players: no localhost, no http

LIVERY_PROFILE_CERTIFICATE and LIVERY_PROFILE_KEY (PEM files), if set, sign iOS profiles.
`,
    )
    .action(
      act(async (terminal, flags: BuildFlags, ids: string[]) =>
        (await import('../actions/build.ts')).build(ids, flags, terminal),
      ),
    )
}
