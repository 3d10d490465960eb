import type { Command } from 'commander'

import { act } from './act.ts'
import type { GlobalOptions } from './options.ts'

interface StoreFlags extends GlobalOptions {
  readonly store?: string
}

export interface ReleaseFlags extends StoreFlags {
  readonly all?: boolean
  readonly out?: string
  readonly pictures: boolean
  readonly development?: boolean
  readonly sign?: string
}

export interface SwitchFlags extends StoreFlags {
  readonly verify?: string
  readonly keep?: string
}

export interface PromoteFlags extends SwitchFlags {
  readonly canary?: string
}

export interface RollbackFlags extends SwitchFlags {
  readonly to?: string
}

export type ReleasesFlags = StoreFlags

const STORE = ['--store <folder>', 'where releases are (default: releases)'] as const
const VERIFY = [
  '--verify <pem>',
  'public key that releases have to be signed with (default: trusted.pem)',
] as const
const KEEP = [
  '--keep <n>',
  'let releases go that are older than the last n, and neither served nor the way back',
] as const

function addReleaseCommand(program: Command): void {
  program
    .command('release')
    .summary('make immutable releases of brands')
    .description(
      'Builds brands and keeps each as a release: code, data, texts and headers together, read-only, named by their content.\nA release is served once it is promoted. A brand that names an origin of this machine or plain http is refused.',
    )
    .argument('[id...]', 'brands to release')
    .option('--all', 'every brand under tenants/')
    .option('--development', 'to try releases here: take brands that name an origin of this machine, too')
    .option('--sign <pem>', 'sign with this ed25519 private key')
    .option('--no-pictures', 'leave out icons that have to be drawn')
    .option('--out <folder>', 'where the bundles go (default: dist)')
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
                                                 from now on nothing unsigned is promoted
`,
    )
    .action(
      act(async (terminal, flags: ReleaseFlags, ids: string[]) =>
        (await import('../actions/release.ts')).release(ids, flags, terminal),
      ),
    )
}

/** What every switch takes besides its own options. */
function switching(command: Command): Command {
  return command
    .option(...KEEP)
    .option(...VERIFY)
    .option(...STORE)
    .option('--json', 'print one JSON object: { switched: [{ tenant, from, to, removed }] }')
}

function addPromoteCommand(program: Command): void {
  switching(program.command('promote'))
    .summary('serve a release, to everybody or to a share of visitors')
    .description(
      'Verifies a release and switches its brand to it: one atomic switch, safe however it is interrupted.\nWith --canary only a share of visitors gets it; each stays on the side it fell on.',
    )
    .argument('<release...>', 'releases, at most one a brand')
    .option('--canary <percent>', 'share of visitors, above 0 and below 100')
    .addHelpText(
      'after',
      `
Examples:
  livery promote aurora-3f9c1a2b4d5e                 everybody, at once
  livery promote aurora-3f9c1a2b4d5e --canary 10     one visitor in ten
  livery promote aurora-3f9c1a2b4d5e --canary 50     the ten stay in it, forty come along
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
    .summary('end a canary, or bring back the release before')
    .description(
      'Goes back: ends a canary when one runs, else brings back the release before, or the one named.',
    )
    .argument('<id>', 'the brand')
    .option('--to <release>', 'any kept release of the brand')
    .addHelpText(
      'after',
      `
Examples:
  livery rollback aurora                             the release before
  livery rollback aurora                             once more: the one before that
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
    .summary('list releases, and what is served')
    .description('Lists the releases of brands: which is served to whom, and since when.')
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
