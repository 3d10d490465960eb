import {
  inEnvironment,
  type EnvironmentName,
  type LoadedTenant,
  type Problem,
  type TenantReading,
} from '@livery/tenant'

import type { BuiltTenant } from '../build/buildTenants.ts'
import { compileCore } from '../build/compileCore.ts'
import { productionProblems } from '../build/production.ts'
import type { RefusedBrand } from '../build/refusedBrand.ts'
import { refuseProblems } from '../build/refuseProblems.ts'
import { hashText } from '../build/stampState.ts'
import { openUnchanged } from '../build/unchanged.ts'
import { toolState } from '../check/folderState.ts'
import { checkBrands } from '../check/keptChecks.ts'
import { contentWarnings, type DocumentSettings } from '../documents/settings.ts'
import { searchedTexts } from '../stamp/leakNeedles.ts'
import { signerOf } from '../stamp/signProfile.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Workspace } from '../workspace.ts'

/** Brands that were checked and built. */
export interface BuiltBrands {
  readonly tenants: readonly LoadedTenant[]
  readonly built: readonly BuiltTenant[]
  /** Brands that were not built; whoever asked for them tells it. */
  readonly refused: readonly RefusedBrand[]
  readonly warnings: readonly Problem[]
}

/** Brands of an order of ids, which passed their checks. */
function loaded(
  readings: readonly TenantReading[],
  ids: readonly string[],
  environment: EnvironmentName | undefined,
): LoadedTenant[] {
  const byId = new Map(readings.map((reading) => [reading.id, reading]))
  return ids.flatMap((each) => {
    const reading = byId.get(each)
    if (reading?.config === undefined || reading.brand === undefined) return []
    const { id, path, generated, config, brand, environments } = reading
    return [
      inEnvironment(
        { id, path, generated, config, brand, ...(environments && { environments }) },
        environment,
      ),
    ]
  })
}

/**
 * Checks brands, compiles the site when it changed, and writes their bundles.
 * @throws {TenantProblems} when a brand does not pass its checks
 */
export async function buildBrands(
  workspace: Workspace,
  ids: readonly string[],
  options: {
    readonly pictures: boolean
    readonly production?: boolean
    /** Environment whose values are built; absent, those for development. */
    readonly environment?: EnvironmentName | undefined
    /** Source of the documents’ content; absent, they have none. */
    readonly documents?: DocumentSettings
  },
  terminal: Terminal,
): Promise<BuiltBrands> {
  terminal.progress('Checking …')
  const { problems, readings, states } = await checkBrands(workspace, { ids })
  refuseProblems(problems)
  const { environment } = options
  const tenants = loaded(readings, ids, environment)
  if (options.production === true) {
    const warningsOf = Map.groupBy(problems, ({ tenant }) => tenant)
    refuseProblems(tenants.flatMap((tenant) => productionProblems(tenant, warningsOf.get(tenant.id) ?? [])))
  }
  const core = await compileCore(terminal)
  // An unreadable neighbouring brand fails its own build, not this one.
  const brands = readings.flatMap(({ id, config, brand, environments }) =>
    config && brand ? [{ id, config, brand, environments }] : [],
  )
  const { out, cache } = workspace
  const { pictures, documents } = options
  const signer = await signerOf(process.env)
  const scanned = hashText(searchedTexts(brands))
  const unchanged = openUnchanged({
    out,
    cache,
    documents,
    shared: hashText(
      core.core.inputs,
      core.core.release,
      toolState() ?? String(performance.timeOrigin),
      String(pictures),
      signer?.fingerprint ?? '',
      environment ?? '',
    ),
    searched: scanned,
    states,
  })
  const found = await Promise.all(tenants.map((tenant) => unchanged.find(tenant)))
  const ready = found.map((each) => (each && unchanged.isSearched(each.id) ? each : undefined))
  const rest = tenants.filter((_, at) => ready[at] === undefined)
  const refused: RefusedBrand[] = []
  const make = async () => {
    // Loaded where there is something to build: it takes as long as looking at a hundred unchanged brands.
    const { buildTenants } = await import('../build/buildTenants.ts')
    return buildTenants({
      tenants: rest,
      brands,
      scanned,
      unchanged: new Map(found.flatMap((each) => (each === undefined ? [] : [[each.id, each]]))),
      core,
      out,
      cache,
      pictures,
      documents,
      signer,
      onRefused: (each) => refused.push(each),
      onNote: (note) => terminal.note(terminal.color.yellow(`! ${note}`)),
      onProgress: ({ id }, done) => terminal.progress(`Building ${id} (${done + 1} of ${rest.length}) …`),
    })
  }
  const made = rest.length === 0 ? [] : await make()
  if (made.length > 0) await unchanged.remember(made)
  const byId = new Map(made.map((each) => [each.id, each]))
  const built = tenants.flatMap(({ id }, at) => ready[at] ?? byId.get(id) ?? [])
  terminal.progress('')
  // A bundle that did not change keeps its documents: only those without content are told again.
  const configs = new Map(tenants.map(({ id, config }) => [id, config]))
  const toTell = built.flatMap(({ id, cached, content }) => {
    const brand = configs.get(id)
    return brand === undefined || (cached && content === 'kept') ? [] : [{ brand, content }]
  })
  for (const warning of documents === undefined ? [] : contentWarnings(toTell, documents))
    terminal.note(terminal.color.yellow(`! ${warning}`))
  return { tenants, built, refused, warnings: problems }
}
