import type { Command } from 'commander'

import type {
  CleanFlags,
  PromoteFlags,
  PullFlags,
  ReleaseFlags,
  ReleasesFlags,
  RepairFlags,
  RollbackFlags,
} from '../flags.ts'
import { act } from './act.ts'
import { addDocumentOptions } from './documentOptions.ts'

const STORE = [
  '--store <place>',
  'folder of the releases, or s3://bucket/prefix (default: releases)',
] as const
const VERIFY = [
  '--verify <pem>',
  'public key that releases have to be signed with (default: trusted.pem)',
] as const
const KEEP = [
  '--keep <n>',
  'remove releases older than the last n, except those served or needed for rollback',
] as const

/** Adds the options of commands that change releases: what the log says of the change, and how long to wait. */
function told(command: Command): Command {
  return command
    .option('--why <text>', 'reason, for the log')
    .option('--by <name>', 'who does it (default: LIVERY_BY, else the user of this machine)')
    .option('--wait <seconds>', 'time to wait for another command that changes the same brand', '60')
}

function addReleaseCommand(program: Command): void {
  const command = told(program.command('release'))
    .summary('make immutable releases of brands')
    .description(
      'Builds brands and keeps each as a release: code, data, texts and headers together, read-only, named by their content.\nA release is served once it is promoted. A brand that names an origin of this machine or plain http is refused.',
    )
    .argument('[id...]', 'brands to release')
    .option('--all', 'every brand under tenants/')
    .option('--shard <n/m>', 'of these brands only those of the n-th of m machines, such as 3/8')
    .option('--environment <name>', 'values of staging or production (default: production)')
    .option(
      '--development',
      'for trying releases here: also accept brands that name an origin of this machine',
    )
    .option('--sign <pem>', 'sign with this ed25519 private key')
    .option('--no-pictures', 'leave out generated icons')
    .option('--offline', 'ask no gateway: documents hold the last answers of the brand’s own, or no content')
    .option('--out <folder>', 'output folder of the bundles (default: dist)')
    .option(...STORE)
    .option(
      '--json',
      'print one JSON object: { releases: [{ id, tenant, folder, files, bytes, created, signed, restored, development }], ms }; leaks, problems and failed of brands that were not built',
    )
    .addHelpText(
      'after',
      `
Examples:
  livery release aurora                          then livery promote <the release it names>
  livery release aurora --environment staging --store /srv/staging/releases
  livery release aurora --development            one to try with livery serve --releases, not for players
  livery release --all --sign release.pem        sign every brand's release
  livery release --all --shard 3/8 --store s3://releases
                                                 the third of eight machines that fill one store
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
  return told(command)
    .option('--approval <name>', 'approval of the switch, such as a ticket, for the log')
    .option('--purge <address...>', 'caches that forget the pages of what was switched (LIVERY_PURGE_TOKEN)')
    .option(...KEEP)
    .option(...VERIFY)
    .option(...STORE)
    .option(
      '--json',
      'print one JSON object: { switched: [{ tenant, from, to, removed, passedOver }], failed, takenBack }',
    )
}

function addPromoteCommand(program: Command): void {
  switching(program.command('promote'))
    .summary('serve a release to all visitors, or to a share of them')
    .description(
      'Verifies a release and switches its brand to it: one atomic switch, which may be interrupted at any time.\nWith --canary only a share of visitors gets it; each visitor stays on one side.',
    )
    .argument('[release...]', 'releases, at most one for each brand')
    .option('--all', 'the latest release of every brand that does not serve it yet')
    .option('--at <time>', 'verify now, switch at this time, such as 2026-12-24T18:00Z; never calls it off')
    .option('--until <time>', 'for a season: then serve again what is served now')
    .option('--due', 'switch what was planned and is due: for a timer that runs every minute')
    .option('--canary <percent>', 'share of visitors, above 0 and below 100')
    .option('--waves <percents>', 'switch the brands in waves, such as 5,25,100 per cent of them')
    .option(
      '--gate <address>',
      'after each wave ask this web server for every brand; take the wave back when one is not well',
    )
    .option('--patience <seconds>', 'time that the gate gives the web server', '15')
    .option('--reload <command>', 'run after each wave, such as "nginx -s reload"')
    .option('--development', 'also releases made with --development, which only this machine gets')
    .addHelpText(
      'after',
      `
Examples:
  livery promote aurora-3f9c1a2b4d5e                 all visitors, at once
  livery promote aurora-3f9c1a2b4d5e --canary 10     10 % of visitors
  livery promote aurora-3f9c1a2b4d5e --canary 50     the same 10 % and another 40 %
  livery promote aurora-3f9c1a2b4d5e --at 2026-12-24T18:00Z
  livery promote aurora-3f9c1a2b4d5e --at 2026-12-01T00:00Z --until 2027-01-07T00:00Z
                                                     a look for a season
  livery promote --due --reload 'nginx -s reload'    every minute, by cron or a timer
  livery rollback aurora                             ends the canary
  livery promote --all --waves 5,25,100 --gate https://10.0.0.5 --reload 'nginx -s reload' --why 'new home' --approval CHG-7
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
    .description(
      'Ends a canary if one runs; otherwise restores the previous release that is not damaged, or the one named.',
    )
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
  const releases = program
    .command('releases')
    .summary('list releases, and those being served; verify and repair them')
    .description('Lists the releases of brands, with their dates and sizes, and marks those being served.')
    .argument('[id...]', 'brands (default: every one with a release)')
    .option(...STORE)
    .option('--json', 'print one JSON object: { brands: [{ tenant, live, releases, history, log }], failed }')
    .addHelpText(
      'after',
      '\nExamples:\n  livery releases\n  livery releases aurora --json\n  livery releases verify\n',
    )
    .action(
      act(async (terminal, flags: ReleasesFlags, ids: string[]) =>
        (await import('../actions/releases.ts')).listAllReleases(ids, flags, terminal),
      ),
    )
  releases
    .command('verify')
    .summary('compare every file of every release with its hash')
    .description(
      'Compares every file of every release with the hash in its manifest, and reads the chain of each log. Changes nothing; exits with 1 when something is damaged.',
    )
    .argument('[id...]', 'brands (default: every one with a release)')
    .option(...STORE)
    .option('--json', 'print one JSON object: { brands: [{ tenant, releases, damages, log }], ms }')
    .action(
      act(async (terminal, flags: ReleasesFlags, ids: string[]) =>
        (await import('../actions/mendReleases.ts')).verifyReleases(ids, flags, terminal),
      ),
    )
  told(releases.command('repair'))
    .summary('restore damaged files of releases')
    .description(
      'Restores damaged and missing files of releases from other releases, the bundles in dist/ and the places named, and removes files that are no part of a release. Exits with 1 when something is left.',
    )
    .argument('[id...]', 'brands (default: every one with a release)')
    .option('--from <folder...>', 'output folder of a build, or another store (default: dist)')
    .option(...STORE)
    .option('--json', 'print one JSON object: { brands: [{ tenant, mended, left }], ms }')
    .addHelpText(
      'after',
      '\nExamples:\n  livery releases repair                           from dist/ and other releases\n  livery releases repair aurora --from /mnt/backup/releases\n',
    )
    .action(
      act(async (terminal, flags: RepairFlags, ids: string[]) =>
        (await import('../actions/mendReleases.ts')).repairReleases(ids, flags, terminal),
      ),
    )
  addCleanCommand(releases)
  addPullCommand(releases)
}

function addCleanCommand(releases: Command): void {
  told(releases.command('clean'))
    .summary('remove old releases, and contents that no release has')
    .description(
      'Removes releases beyond the last n of each brand, but never one that is served, planned, or needed for rollback, and contents that no release has.',
    )
    .option('--keep <n>', 'number of releases to keep of each brand', '5')
    .option(...STORE)
    .option('--json', 'print one JSON object: { releases, contents }')
    .action(
      act(async (terminal, flags: CleanFlags) =>
        (await import('../actions/mendReleases.ts')).cleanReleases(flags, terminal),
      ),
    )
}

function addPullCommand(releases: Command): void {
  releases
    .command('pull')
    .summary('keep a folder of this machine at what a bucket serves')
    .description(
      'Brings a store in a folder to what a bucket serves: what is missing is fetched and compared with its hash, then each brand is switched. A web server serves the folder, with or without the bucket.',
    )
    .option('--store <bucket>', 's3://bucket/prefix')
    .option('--to <folder>', 'folder of the releases (default: releases)')
    .option('--every <seconds>', 'do it again and again')
    .option(...VERIFY)
    .option('--reload <command>', 'run after a switch, such as "nginx -s reload"')
    .option('--purge <address...>', 'caches that forget the pages of what was switched (LIVERY_PURGE_TOKEN)')
    .option('--json', 'print one JSON object: { folder, switched, failed }')
    .addHelpText(
      'after',
      "\nExample:\n  livery releases pull --store s3://releases/site --to /srv/livery/releases --every 5 --reload 'nginx -s reload'\n",
    )
    .action(
      act(async (terminal, flags: PullFlags) =>
        (await import('../actions/pull.ts')).pullReleases(flags, terminal),
      ),
    )
}

export function addRelease(program: Command): void {
  addReleaseCommand(program)
  addPromoteCommand(program)
  addRollbackCommand(program)
  addReleasesCommand(program)
}
