import type { Command } from 'commander'

import type { PromoteFlags, ReleaseFlags, ReleasesFlags, RollbackFlags } from '../flags.ts'
import { act } from './act.ts'
import { addDocumentOptions } from './documentOptions.ts'

const STORE = ['--store <folder>', 'folder of the releases (default: releases)'] as const
const VERIFY = [
  '--verify <pem>',
  'public key that releases have to be signed with (default: trusted.pem)',
] as const
const KEEP = [
  '--keep <n>',
  'remove releases older than the last n, except those served or needed for rollback',
] as const

function addReleaseCommand(program: Command): void {
  const command = program
    .command('release')
    .summary('make immutable releases of brands')
    .description(
      'Builds brands and keeps each as a release: code, data, texts and headers together, read-only, named by their content.\nA release is served once it is promoted. A brand that names an origin of this machine or plain http is refused.',
    )
    .argument('[id...]', 'brands to release')
    .option('--all', 'every brand under tenants/')
    .option(
      '--development',
      'for trying releases here: also accept brands that name an origin of this machine',
    )
    .option('--sign <pem>', 'sign with this ed25519 private key')
    .option('--no-pictures', 'leave out generated icons')
    .option('--offline', 'ask no gateway for the documents’ content')
    .option('--out <folder>', 'output folder of the bundles (default: dist)')
    .option(...STORE)
    .option(
      '--json',
      'print one JSON object: { releases: [{ id, tenant, folder, files, bytes, created, signed, development }], ms }',
    )
    .addHelpText(
      'after',
      `
Examples:
  livery release aurora                          then livery promote <the release it names>
  livery release aurora --development            one to try with livery serve --releases, not for players
  livery release --all --sign release.pem        sign every brand's release
  openssl genpkey -algorithm ed25519 -out release.pem
  openssl pkey -in release.pem -pubout -out releases/trusted.pem
                                                 from now on only signed releases can be promoted
`,
    )
  addDocumentOptions(command).action(
    act(async (terminal, flags: ReleaseFlags, ids: string[]) =>
      (await import('../actions/release.ts')).release(ids, flags, terminal),
    ),
  )
}

/** Adds the options shared by `promote` and `rollback`. */
function switching(command: Command): Command {
  return command
    .option(...KEEP)
    .option(...VERIFY)
    .option(...STORE)
    .option('--json', 'print one JSON object: { switched: [{ tenant, from, to, removed }] }')
}

function addPromoteCommand(program: Command): void {
  switching(program.command('promote'))
    .summary('serve a release to all visitors, or to a share of them')
    .description(
      'Verifies a release and switches its brand to it: one atomic switch, which may be interrupted at any time.\nWith --canary only a share of visitors gets it; each visitor stays on one side.',
    )
    .argument('<release...>', 'releases, at most one for each brand')
    .option('--canary <percent>', 'share of visitors, above 0 and below 100')
    .addHelpText(
      'after',
      `
Examples:
  livery promote aurora-3f9c1a2b4d5e                 all visitors, at once
  livery promote aurora-3f9c1a2b4d5e --canary 10     10 % of visitors
  livery promote aurora-3f9c1a2b4d5e --canary 50     the same 10 % and another 40 %
  livery rollback aurora                             ends the canary
`,
    )
    .action(
      act(async (terminal, flags: PromoteFlags, releases: string[]) =>
        (await import('../actions/promote.ts')).promoteReleases(releases, flags, terminal),
      ),
    )
}

function addRollbackCommand(program: Command): void {
  switching(program.command('rollback'))
    .summary('end a canary, or restore the previous release')
    .description('Ends a canary if one runs; otherwise restores the previous release, or the one named.')
    .argument('<id>', 'the brand')
    .option('--to <release>', 'any kept release of the brand')
    .addHelpText(
      'after',
      `
Examples:
  livery rollback aurora                             the previous release
  livery rollback aurora                             again: the one before that
  livery rollback aurora --to aurora-3f9c1a2b4d5e    a release that livery releases lists
`,
    )
    .action(
      act(async (terminal, flags: RollbackFlags, id: string) =>
        (await import('../actions/promote.ts')).rollbackBrand(id, flags, terminal),
      ),
    )
}

function addReleasesCommand(program: Command): void {
  program
    .command('releases')
    .summary('list releases, and those being served')
    .description('Lists the releases of brands, with their dates and sizes, and marks those being served.')
    .argument('[id...]', 'brands (default: every one with a release)')
    .option(...STORE)
    .option('--json', 'print one JSON object: { brands: [{ tenant, live, releases, history }] }')
    .addHelpText('after', '\nExamples:\n  livery releases\n  livery releases aurora --json\n')
    .action(
      act(async (terminal, flags: ReleasesFlags, ids: string[]) =>
        (await import('../actions/releases.ts')).listAllReleases(ids, flags, terminal),
      ),
    )
}

export function addRelease(program: Command): void {
  addReleaseCommand(program)
  addPromoteCommand(program)
  addRollbackCommand(program)
  addReleasesCommand(program)
}
