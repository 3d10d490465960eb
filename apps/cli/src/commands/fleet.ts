import type { Command } from 'commander'

import type { FleetFlags } from '../flags.ts'
import { act } from './act.ts'

export function addFleet(program: Command): void {
  program
    .command('fleet')
    .summary('every brand: what is served where, since when, and its warnings')
    .description(
      'Lists every brand with the release that each environment serves, its age, the brand’s languages and the warnings and errors of its check.',
    )
    .argument('[id...]', 'brands (default: every one)')
    .option(
      '--store <store...>',
      'folders or buckets, by environment: staging=s3://releases/staging (default: releases)',
    )
    .option('--html <file>', 'also write a page')
    .option(
      '--json',
      'print one JSON object: { brands: [{ id, name, languages, warnings, errors, environments: [{ environment, release, canary, since, by, why, approval, latest }] }] }',
    )
    .addHelpText(
      'after',
      `
Examples:
  livery fleet
  livery fleet --store staging=/srv/staging/releases production=/srv/releases --json
`,
    )
    .action(
      act(async (terminal, flags: FleetFlags, ids: string[]) =>
        (await import('../actions/fleet.ts')).fleet(ids, flags, terminal),
      ),
    )
}
