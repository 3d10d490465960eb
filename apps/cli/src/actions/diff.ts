import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

import { FileRefused, TENANTS_FOLDER, type LoadedTenant } from '@livery/tenant'

import { compileCore } from '../build/compileCore.ts'
import type { RefusedBrand } from '../build/refusedBrand.ts'
import { chooseTenants } from '../chooseTenants.ts'
import { USUAL_SANDBOX } from '../commands/addresses.ts'
import { changedTenants, openBase, type BaseTree } from '../diff/baseTree.ts'
import { buildBase, readValidBrand, readWeights } from '../diff/bundles.ts'
import { compareBrands } from '../diff/compare.ts'
import { diffPage } from '../diff/html.ts'
import { type BrandDiff, type DiffBase, type WeightChange, describeCode } from '../diff/report.ts'
import { touchedScreens } from '../diff/screens.ts'
import { printDiff } from '../diff/text.ts'
import type { DiffFlags } from '../flags.ts'
import type { BrandFault } from '../release/unreadableState.ts'
import { openGateway } from '../serve/ownGateway.ts'
import { sandboxFrom } from '../terminal/listen.ts'
import { printRefused, refusedFields } from '../terminal/refused.ts'
import { counted } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT } from '../terminal/userError.ts'
import { findWorkspace, type Workspace } from '../workspace.ts'
import { buildBrands } from './buildBrands.ts'

/** Folder of the message catalogue of one side; undefined where that side has none. */
function catalogueFolder(root: string): string | undefined {
  const folder = join(root, 'packages/i18n/messages')
  return existsSync(folder) ? folder : undefined
}

/** @throws {FileRefused} for a brand that cannot be read */
async function compareOne(workspace: Workspace, base: BaseTree, id: string): Promise<BrandDiff> {
  const after = await readValidBrand(workspace.root, id)
  if (after === undefined)
    throw new FileRefused(
      'data that cannot be read',
      'a brand that passes its check',
      `livery check ${id} says why.`,
      `${TENANTS_FOLDER}/${id}`,
    )
  const before = await readValidBrand(base.root, id)
  const changes = compareBrands(before, after, {
    before: catalogueFolder(base.root),
    after: catalogueFolder(workspace.root),
  })
  const screens = before === undefined ? [] : await touchedScreens(workspace.root, changes)
  const { name } = after.config
  return { id, name, isNew: before === undefined, ...changes, screens, bytes: [], pictures: [] }
}

function weigh(
  before: Record<string, number> | undefined,
  after: Record<string, number> | undefined,
): WeightChange[] {
  return Object.keys(after ?? {}).map((what) => ({ what, before: before?.[what], after: after?.[what] }))
}

/** Brands with their pictures, and those that a side could not build. */
interface Captured {
  readonly diffs: readonly BrandDiff[]
  readonly code?: DiffBase['code']
  readonly refused?: readonly RefusedBrand[]
  readonly refusedBefore?: readonly RefusedBrand[]
}

/** Builds both sides and takes screenshots of them. */
async function capture(
  workspace: Workspace,
  base: BaseTree,
  diffs: readonly BrandDiff[],
  terminal: Terminal,
): Promise<Captured> {
  const { takePictures, viewsOf } = await import('../diff/pictures.ts')
  const ids = diffs.map(({ id }) => id)
  const { built, tenants, refused } = await buildBrands(workspace, ids, { pictures: true }, terminal)
  terminal.progress(base.codeDiffers ? 'Building the base with its own code …' : 'Building the base …')
  const known = diffs.filter(({ isNew }) => !isNew).map(({ id }) => id)
  const bundles = await buildBase(base, known, await compileCore(terminal), workspace.cache)
  const gateway = await openGateway(
    workspace.root,
    sandboxFrom(process.env['SANDBOX_URL'], USUAL_SANDBOX),
    tenants.map(({ config }) => config),
  )
  try {
    const seen: BrandDiff[] = []
    const isWithoutBase = new Set(bundles.refused.map(({ tenant }) => tenant))
    for (const diff of diffs) {
      const { config } = tenants.find(({ id }) => id === diff.id) as LoadedTenant
      const bundle = built.find(({ id }) => id === diff.id)
      if (bundle === undefined) {
        // A brand that is not built has no pictures; what was changed in its folder is told all the same.
        seen.push(diff)
        continue
      }
      const [old, now] = await Promise.all([readWeights(join(bundles.out, diff.id)), readWeights(bundle.out)])
      const pictures = await takePictures({
        before: diff.isNew || isWithoutBase.has(diff.id) ? undefined : bundles.out,
        after: workspace.out,
        id: diff.id,
        views: viewsOf(config),
        sandbox: gateway.origin,
        onProgress: ({ screen, theme }) =>
          terminal.progress(`Taking pictures of ${diff.id}: ${screen}, ${theme} …`),
      })
      seen.push({ ...diff, bytes: weigh(old, now), pictures })
    }
    return { diffs: seen, code: bundles.code, refused, refusedBefore: bundles.refused }
  } finally {
    await gateway.close()
    terminal.progress('')
  }
}

/** The terminal report leaves out the screenshots: as text they would be megabytes. */
function withoutPictures(diff: BrandDiff) {
  const pictures = diff.pictures.map(({ before: _before, after: _after, ...view }) => view)
  return { ...diff, pictures }
}

export async function diff(named: readonly string[], flags: DiffFlags, terminal: Terminal): Promise<number> {
  const workspace = findWorkspace(flags)
  const ids =
    named.length > 0
      ? await chooseTenants(workspace, named)
      : await changedTenants(workspace.root, flags.base)
  const { line, color } = terminal
  terminal.progress(`Reading ${flags.base} …`)
  const base = await openBase(workspace.root, flags.base)
  try {
    const compared: BrandDiff[] = []
    const unread: BrandFault[] = []
    for (const id of ids) {
      try {
        compared.push(await compareOne(workspace, base, id))
      } catch (error) {
        // One brand keeps nobody from seeing what changed in the others.
        if (!(error instanceof FileRefused)) throw error
        unread.push({ tenant: id, fault: error.message })
      }
    }
    const {
      diffs,
      code,
      refused = [],
      refusedBefore = [],
    }: Captured = flags.pictures && compared.length > 0
      ? await capture(workspace, base, compared, terminal)
      : { diffs: compared }
    terminal.progress('')
    const side: DiffBase = { ref: base.ref, commit: base.commit, codeDiffers: base.codeDiffers, code }
    line(`${color.bold('livery diff')} ${color.dim(`with ${side.ref} (${side.commit})`)}`)
    line(color.dim(describeCode(side)))
    if (ids.length === 0) line('No brand changed.')
    for (const each of diffs) printDiff(terminal, each)
    const page = resolve(
      flags.html ?? join(workspace.cache, 'diff', `${diffs.length === 1 ? diffs[0]?.id : 'brands'}.html`),
    )
    if (diffs.length > 0) {
      await mkdir(dirname(page), { recursive: true })
      await writeFile(page, diffPage(side, diffs))
      line()
      line(`${color.green('✓')} ${counted(diffs.length, 'brand')} on ${color.cyan(page)}`)
    }
    for (const { fault } of unread) terminal.fail(fault)
    printRefused(terminal, refused)
    for (const { tenant } of refusedBefore)
      terminal.note(color.yellow(`! ${tenant} has no pictures of before: it cannot be built as it was there`))
    terminal.json({
      base: side,
      page: diffs.length > 0 ? page : undefined,
      tenants: diffs.map(withoutPictures),
      ...refusedFields(refused, unread),
    })
    const isIllegible = diffs.some(({ contrast }) => contrast.some(({ fails }) => fails))
    return isIllegible || refused.length + unread.length > 0 ? EXIT.problems : EXIT.done
  } finally {
    await base.remove()
  }
}
