import type { PromoteFlags } from '../flags.ts'
import { duePromotions } from '../release/planned.ts'
import type { ReleaseStore } from '../release/releaseStore.ts'
import { tenantOfRelease } from '../release/store.ts'
import { forEachReadable, type BrandFault } from '../release/unreadableState.ts'
import type { Switching } from '../release/waves.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { UserError } from '../terminal/userError.ts'

/** Releases to promote, and brands that are passed over because their state is damaged. */
export interface ChosenReleases {
  readonly chosen: readonly Switching[]
  readonly damaged: readonly BrandFault[]
}

/**
 * The latest release of every brand that does not serve it yet.
 * @throws {UserError} when all that there are were made for trying
 */
async function everyLatest(
  store: ReleaseStore,
  development: boolean,
  { note }: Pick<Terminal, 'note'>,
): Promise<ChosenReleases> {
  const brands = await store.brands()
  if (brands.length === 0)
    throw new UserError(
      `${store.address} holds no release: make one of every brand with livery release --all.`,
    )
  const { results, faults: damaged } = await forEachReadable(brands, async (tenant) => {
    const brand = store.of(tenant)
    const [release, live] = [await brand.latest(), await brand.live()]
    if (release === undefined) return []
    const isForTrying = !development && (await brand.manifest(release))?.development === true
    const isServed = live?.stable === release && live.canary === undefined
    return isServed && !isForTrying ? [] : [{ tenant, release, isForTrying }]
  })
  const found = results.flat()
  const chosen = found.flatMap(({ tenant, release, isForTrying }) => (isForTrying ? [] : { tenant, release }))
  const forTrying = found.filter(({ isForTrying }) => isForTrying)
  const [first] = forTrying
  if (first === undefined) return { chosen, damaged }
  const said = `made with --development and for no visitor: ${first.release}${forTrying.length > 1 ? ` and ${forTrying.length - 1} more` : ''}`
  if (forTrying.length === brands.length)
    throw new UserError(
      `Every latest release in ${store.address} was ${said}. Release without it, or try them on this machine with livery promote --all --development.`,
    )
  note(`! Passed over, as ${said}`)
  return { chosen, damaged }
}

/**
 * Releases that a promotion is about: those named, the latest of every brand, or those planned whose time has come.
 * @throws {UserError} for a command that contradicts itself
 */
export async function chosenReleases(
  store: ReleaseStore,
  releases: readonly string[],
  { all = false, development = false, due = false, canary, until, verify }: PromoteFlags,
  terminal: Terminal,
): Promise<ChosenReleases> {
  if (due && (canary !== undefined || until !== undefined))
    throw new UserError(
      '--due carries out what was planned, as it was planned: use it without --canary and --until.',
    )
  if (all && due)
    throw new UserError(
      '--all takes the latest release of every brand, --due what is planned: use one of them.',
    )
  if ((all || due) && releases.length > 0)
    throw new UserError(
      'Name releases, or give --all, which takes the latest of every brand, or --due, which takes what is planned.',
    )
  if (due) {
    const { due: planned, faults } = await duePromotions(store, new Date(), verify)
    const chosen = planned.map(({ tenant, planned: { release } }) => ({ tenant, release }))
    return { chosen, damaged: faults }
  }
  if (all) return everyLatest(store, development, terminal)
  if (releases.length === 0)
    throw new UserError('Name the releases to promote, or give --all for the latest of every brand.')
  const chosen = releases.map((release) => ({ tenant: tenantOfRelease(release), release }))
  const twice = chosen.find(({ tenant }, at) => chosen.findIndex((each) => each.tenant === tenant) !== at)
  if (twice !== undefined)
    throw new UserError(`Two releases of ${twice.tenant} are named: only one can be served.`)
  return { chosen, damaged: [] }
}
