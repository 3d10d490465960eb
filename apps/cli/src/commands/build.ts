import type { Command } from 'commander'

import type { BuildFlags } from '../flags.ts'
import { act } from './act.ts'
import { addDocumentOptions } from './documentOptions.ts'

export function addBuild(program: Command): void {
  const command = program
    .command('build')
    .summary('build brands into static sites')
    .description(
      'Checks brands, compiles the site when it changed, and writes dist/<brand>: a complete static site each.',
    )
    .argument('[id...]', 'brands to build')
    .option('--all', 'every brand under tenants/')
    .option('--shard <n/m>', 'of these brands only those of the n-th of m machines, such as 3/8')
    .option('--environment <name>', 'values of staging or production (default: those for development)')
    .option(
      '--production',
      'values of production; refuse brands that name an origin of this machine or plain http',
    )
    .option('--no-pictures', 'leave out generated icons')
    .option('--offline', 'ask no gateway: documents hold the answers of the last time, or no content')
    .option('--out <folder>', 'output folder of the bundles (default: dist)')
    .option('--json', 'print one JSON object: { tenants: [{ id, out, ms, cached, bytes, content }], ms }')
    .addHelpText(
      'after',
      `
Examples:
  livery build aurora            one brand
  livery build --all             every brand; those that did not change are left alone
  livery build --all --json      for scripts
  livery build aurora --out /tmp/site
  livery build --all --shard 3/8        the third of eight machines
  livery build aurora --production      for players: production's values, no localhost, no http
  livery build aurora --environment staging

The documents of public pages hold what each brand's gateway answers to a guest; without an answer they are made
without content, and livery refresh adds it later.

LIVERY_PROFILE_CERTIFICATE and LIVERY_PROFILE_KEY (PEM files), if set, sign iOS profiles. With LIVERY_SIGN_PROFILES=1 a
build without them fails.
`,
    )
  addDocumentOptions(command).action(
    act(async (terminal, flags: BuildFlags, ids: string[]) =>
      (await import('../actions/build.ts')).build(ids, flags, terminal),
    ),
  )
}
