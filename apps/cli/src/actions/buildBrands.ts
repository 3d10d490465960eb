import { checkTenants, loadTenants, type LoadedTenant, type Problem } from '@livery/tenant'

import { buildTenants, refuseProblems, type BuiltTenant } from '../build/buildTenants.ts'
import { compileCore } from '../build/compileCore.ts'
import { productionProblems } from '../build/production.ts'
import { contentWarning, type DocumentSettings } from '../documents/settings.ts'
import { pictureDrawer } from '../pictures/painter.ts'
import { signerOf } from '../stamp/signProfile.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Workspace } from '../workspace.ts'

/** Brands that were checked and built. */
export interface BuiltBrands {
  readonly tenants: readonly LoadedTenant[]
  readonly built: readonly BuiltTenant[]
  readonly warnings: readonly Problem[]
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
    /** Source of the documents’ content; absent, they have none. */
    readonly documents?: DocumentSettings
  },
  terminal: Terminal,
): Promise<BuiltBrands> {
  terminal.progress('Checking …')
  const { problems, readings } = await checkTenants(workspace.root, {
    ids,
    draw: pictureDrawer(workspace.cache),
  })
  refuseProblems(problems)
  const tenants = await loadTenants(workspace.root, { ids })
  if (options.production === true) refuseProblems(tenants.flatMap(productionProblems))
  const core = await compileCore(terminal)
  const built = await buildTenants({
    tenants,
    // An unreadable neighbouring brand fails its own build, not this one.
    brands: readings.flatMap(({ id, config, brand }) => (config && brand ? [{ id, config, brand }] : [])),
    core,
    out: workspace.out,
    cache: workspace.cache,
    pictures: options.pictures,
    documents: options.documents,
    signer: await signerOf(process.env),
    onNote: (note) => terminal.note(terminal.color.yellow(`! ${note}`)),
    onProgress: ({ id }, done) => terminal.progress(`Building ${id} (${done + 1} of ${tenants.length}) …`),
  })
  terminal.progress('')
  for (const [at, { content }] of built.entries()) {
    const config = tenants[at]?.config
    const warning = config && options.documents && contentWarning(config, options.documents, content)
    // A bundle that did not change keeps its documents: only those without content are told again.
    if (warning !== undefined && !(built[at]?.cached && content === 'kept'))
      terminal.note(terminal.color.yellow(`! ${warning}`))
  }
  return { tenants, built, warnings: problems }
}
