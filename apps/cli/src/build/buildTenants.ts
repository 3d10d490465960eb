import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { withLock } from '@livery/mobile/lock'
import type { LoadedTenant } from '@livery/tenant'

import { readIndex } from '../documents/documentIndex.ts'
import { RENDERER_FILE } from '../documents/plan.ts'
import { refreshBundle } from '../documents/refreshBundle.ts'
import {
  contentState,
  keepRecording,
  mayHaveContent,
  mayHold,
  openRecorder,
  USUAL_MAX_AGE_MS,
  type ContentState,
  type DocumentSettings,
} from '../documents/settings.ts'
import type { BundleFile } from '../stamp/bundle.ts'
import { openBundleWriter, type BundleWriter } from '../stamp/bundleWriter.ts'
import { searchedTexts } from '../stamp/leakNeedles.ts'
import { createLeakScanner, sharedKey, type Leak, type ScannedBrand } from '../stamp/leakScan.ts'
import type { BuildReport, BundleBytes } from '../stamp/report.ts'
import type { ProfileSigner } from '../stamp/signProfile.ts'
import { stampTenant } from '../stamp/stampTenant.ts'
import { openBundleScan, type BundleScan } from './bundleLeaks.ts'
import type { LoadedCore } from './core.ts'
import { coreLeaks, isName } from './coreLeaks.ts'
import { firstLoadProblems } from './firstLoad.ts'
import { LeakError, reasonOf, type RefusedBrand } from './refusedBrand.ts'
import { refuseProblems } from './refuseProblems.ts'
import { hashBrand, hashFolder, hashText, lockFile, readState, writeState } from './stampState.ts'

/** One brand of `livery build --json`. */
export interface BuiltTenant {
  readonly id: string
  /** Absolute path of the bundle. */
  readonly out: string
  readonly ms: number
  /** True when nothing had changed and nothing was written. */
  readonly cached: boolean
  readonly bytes: BundleBytes
  /** Content of the documents; that of an unchanged bundle is of before. */
  readonly content: ContentState
}

export interface BuildOptions {
  readonly tenants: readonly LoadedTenant[]
  /** Every known brand: the leak scan searches for the data of all of them. */
  readonly brands: readonly ScannedBrand[]
  /** Hash of the texts that the leak scan searches for; absent, it is made. */
  readonly scanned?: string
  /** Bundles that are as they were, by brand, while other data is searched for in them. */
  readonly unchanged?: ReadonlyMap<string, BuiltTenant>
  readonly core: LoadedCore
  /** Output folder; it holds one folder for each brand. */
  readonly out: string
  readonly cache: string
  readonly pictures: boolean
  /** Signer of iOS profiles; absent, profiles are written unsigned. */
  readonly signer?: ProfileSigner | undefined
  /** Source of the documents’ content; absent, they have none. */
  readonly documents?: DocumentSettings | undefined
  /** Told what is worth knowing and stops nothing. */
  readonly onNote?: (note: string) => void
  readonly onProgress?: (tenant: LoadedTenant, done: number) => void
  /** Told of a brand that is not built, while the others are; absent, the first one ends the build. */
  readonly onRefused?: ((refused: RefusedBrand) => void) | undefined
}

async function hashTool(): Promise<string> {
  const folders = ['..', '../../../../tooling/html'].map((folder) => join(import.meta.dirname, folder))
  return hashText(...(await Promise.all(folders.map(hashFolder))))
}

/** Hash of this program's sources, made once: a program runs those that it was started with. */
let ownHash: Promise<string> | undefined

async function readReport(folder: string): Promise<{ report: BuildReport; hash: string } | undefined> {
  const text = await readFile(join(folder, '_build/report.json'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : { report: JSON.parse(text) as BuildReport, hash: hashText(text) }
}

/** Files of a bundle on disk that are its own, not the compile's. */
function ownFiles({ core }: LoadedCore, folder: string, report: BuildReport): Promise<BundleFile[]> {
  const shared = new Set(core.files.map(({ path }) => path))
  const own = report.files.filter(
    ({ path }) => !shared.has(path) && !path.endsWith('.br') && path !== RENDERER_FILE,
  )
  return Promise.all(own.map(async ({ path }) => ({ path, content: await readFile(join(folder, path)) })))
}

/** Content of the documents of a bundle that was not built again: those without any are tried again. */
async function contentOfUnchanged(
  { config }: LoadedTenant,
  folder: string,
  documents: DocumentSettings | undefined,
): Promise<ContentState> {
  const index = await readIndex(folder)
  if (index !== undefined && index.asOf !== null) return 'kept'
  // Rendering takes most of a build's time: it is not repeated for the same pages without content.
  if (documents === undefined || !(await mayHaveContent(config, documents))) return 'none'
  return (await refreshBundle(folder, documents))?.content ?? 'none'
}

/** True when the documents of a bundle hold answers that they may not hold now, such as a sandbox's in a release. */
async function holdsOthers(
  { config }: LoadedTenant,
  folder: string,
  documents: DocumentSettings | undefined,
): Promise<boolean> {
  const index = await readIndex(folder)
  const isEmpty = typeof index?.asOf !== 'number'
  return !isEmpty && documents !== undefined && !mayHold(config, documents, index.gateway)
}

/** Settings shared by all brands of one build. */
interface BuildContext {
  readonly options: BuildOptions
  readonly scan: BundleScan
  readonly writer: BundleWriter
  /** Hash of all inputs of a bundle outside the brand's own folder. */
  readonly shared: string
  /** Data of brands in the shared compile. */
  readonly inCore: readonly Leak[]
}

async function buildOne(tenant: LoadedTenant, surroundings: BuildContext): Promise<BuiltTenant> {
  const started = performance.now()
  const { options, scan, inCore } = surroundings
  const own = inCore.filter((leak) => leak.owner === tenant.id && !isName(leak))
  if (own.length > 0) throw new LeakError('the shared code', own)
  const { core, cache, pictures, signer, documents } = options
  const folder = join(options.out, tenant.id)
  const unchanged = options.unchanged?.get(tenant.id)
  if (unchanged !== undefined) {
    const record = await readState(cache, folder)
    if (record !== undefined && scan.isSame(tenant, record)) return unchanged
  }
  const inputs = hashText(surroundings.shared, hashBrand(tenant))
  const done = (report: BuildReport, cached: boolean, content: ContentState): BuiltTenant => ({
    id: tenant.id,
    out: folder,
    ms: Math.round(performance.now() - started),
    cached,
    bytes: report.bytes,
    content,
  })
  return withLock(lockFile(cache, folder), async () => {
    const [state, written] = await Promise.all([
      readState(cache, folder),
      existsSync(folder) ? readReport(folder) : undefined,
    ])
    const isSame = written !== undefined && state?.inputs === inputs && state.report === written.hash
    if (isSame && !(await holdsOthers(tenant, folder, documents))) {
      const { leaks, scanned } = await scan.of(tenant, state, () => ownFiles(core, folder, written.report))
      if (leaks.length > 0) throw new LeakError(tenant.id, leaks)
      if (scanned.scanned !== state.scanned) await writeState(cache, folder, { ...state, ...scanned })
      return done(written.report, true, await contentOfUnchanged(tenant, folder, documents))
    }
    const recorder = await openRecorder(tenant.config, documents)
    const maxAge = documents?.maxAge ?? USUAL_MAX_AGE_MS
    const stamp = await stampTenant(tenant, core, { cache, pictures, signer, recorder, maxAge })
    const { files, report } = stamp
    // Documents hold what the brand's gateway says, which may well be another brand's name; everything else in them is in
    // the bare page too.
    const { leaks, scanned } = await scan.of(tenant, undefined, () => Promise.resolve(files))
    if (leaks.length > 0) throw new LeakError(tenant.id, leaks)
    refuseProblems(firstLoadProblems(report))
    await surroundings.writer.write(folder, [...files, ...stamp.documents])
    await keepRecording(tenant.config, documents, recorder.recording())
    const fresh = await readReport(folder)
    await writeState(cache, folder, { ...scanned, inputs, report: fresh?.hash ?? '' })
    return done(report, false, contentState(recorder.recording()))
  })
}

/**
 * Number of brands built concurrently: one is assembled on this thread while others are compressed and
 * drawn on other threads.
 */
const CONCURRENT_BRANDS = 4

/**
 * Builds brands a few at a time, so that memory stays flat whatever their number. Skips a brand whose
 * inputs did not change. Other processes may build the same brands at the same time.
 * @throws {LeakError} before a bundle with another brand's data in it is written, unless somebody is told of it
 * @throws {TenantProblems} before a bundle is written whose first page is too heavy, likewise
 */
export async function buildTenants(options: BuildOptions): Promise<BuiltTenant[]> {
  const { tenants, core, brands } = options
  const { scanned = hashText(searchedTexts(brands)) } = options
  const tool = await (ownHash ??= hashTool())
  const { inputs, release } = core.core
  const state = { compile: hashText(inputs, release, tool), searched: scanned }
  const inCore = await coreLeaks(brands, core, options.cache, state)
  const clashes = inCore.filter((leak) => isName(leak))
  for (const { owner, what, text } of new Map(clashes.map((leak) => [sharedKey(leak), leak])).values())
    options.onNote?.(
      `The ${what} '${text}' of ${owner} is a word of the site's code: no bundle is searched for it.`,
    )
  const surroundings: BuildContext = {
    options,
    scan: openBundleScan(createLeakScanner(brands, new Set(inCore.map(sharedKey)))),
    writer: openBundleWriter(),
    inCore,
    shared: hashText(inputs, release, tool, String(options.pictures), options.signer?.fingerprint ?? ''),
  }
  const built: BuiltTenant[] = []
  const waiting = tenants.entries()
  let [started, stopped] = [0, false]
  const work = async () => {
    for (const [at, tenant] of waiting) {
      // After an error no further brand is started; those in progress are finished.
      if (stopped) return
      options.onProgress?.(tenant, started++)
      try {
        built[at] = await buildOne(tenant, surroundings)
      } catch (error) {
        const reason = reasonOf(error)
        if (options.onRefused !== undefined && reason !== undefined) {
          options.onRefused({ tenant: tenant.id, reason })
          continue
        }
        stopped = true
        throw error
      }
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: CONCURRENT_BRANDS }, work))
  await surroundings.writer.close()
  for (const end of ended) if (end.status === 'rejected') throw end.reason
  // Brands that were refused left gaps.
  return built.filter((each) => each !== undefined)
}
