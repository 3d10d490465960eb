import { join } from 'node:path'

import type { LoadedTenant } from '@livery/tenant'

import { linked, type LoadedCore } from '../build/core.ts'
import { documentFiles } from '../documents/documentFiles.ts'
import { documentIndex, INDEX_FILE } from '../documents/documentIndex.ts'
import { makeDocuments } from '../documents/makeDocuments.ts'
import { RENDERER_FILE, stylesOf } from '../documents/plan.ts'
import type { Recorder } from '../documents/recorder.ts'
import { bootData } from './bootData.ts'
import { brandFiles } from './brandFiles.ts'
import type { BundleFile } from './bundle.ts'
import { compressedCopies } from './compress.ts'
import { documentPlan } from './documentPlan.ts'
import { firstLoadOf, generatedFiles } from './generatedFiles.ts'
import { NOT_FOUND_PAGE } from './hosting.ts'
import { includedFiles } from './includedFiles.ts'
import { languageFiles, lettersOf } from './languageFiles.ts'
import { bareParts, openPages } from './page.ts'
import { makePictures } from './pictures.ts'
import { buildReport, type BuildReport } from './report.ts'
import type { ProfileSigner } from './signProfile.ts'

export interface StampOptions {
  readonly cache: string
  /** False leaves out all generated pictures; the scalable icon stays. */
  readonly pictures: boolean
  /** Signer of the iOS profile; absent, it is written unsigned. */
  readonly signer?: ProfileSigner | undefined
  /** The gateway's public answers, as the documents' content. */
  readonly recorder: Recorder
  /** Age in ms from which the documents' content is not to be shown. */
  readonly maxAge: number
}

export interface Stamp {
  /** Files that stay as they are while the bundle is served. */
  readonly files: readonly BundleFile[]
  /** Files that hold the gateway's answers and are renewed with them. */
  readonly documents: readonly BundleFile[]
  readonly report: BuildReport
}

/** Bundle of one brand from its data and the shared compile, in memory only. */
export async function stampTenant(
  tenant: LoadedTenant,
  loaded: LoadedCore,
  { cache, recorder, maxAge, signer, ...options }: StampOptions,
): Promise<Stamp> {
  const { config } = tenant
  const { core } = loaded
  const [brand, languages] = await Promise.all([
    brandFiles(tenant, { texts: lettersOf(config.languages.default), cache }),
    languageFiles(tenant, loaded),
  ])
  const background = brand.themeColor[config.layout.defaultTheme]
  const pictures = options.pictures
    ? await makePictures({ icon: brand.icon, logo: brand.logo, background }, cache)
    : []
  const own = [...brand.files, ...languages.files, ...pictures]

  const boot = bootData({ config, core, brand, messages: languages.addresses, files: own })
  const plan = documentPlan({ config, core, boot, brand, pictures })
  const styles = await stylesOf(plan, loaded.read)
  const writePage = openPages()
  const documents = await makeDocuments({
    plan,
    render: loaded.renderDocument,
    styles,
    writePage,
    messages: languages.messages,
    recorder,
    maxAge,
  })

  const bare = bareParts(config)
  const barePage = writePage({ ...plan.page, ...bare, inlineStyles: styles(bare.content.html) })
  const generated = await generatedFiles({ config, plan, loaded, pictures, licences: brand.licences, signer })
  const brought = [...own, { path: 'app.html', content: barePage }, ...generated]
  const copies = await compressedCopies(brought)
  const renderer = {
    path: RENDERER_FILE,
    source: join(loaded.folder, loaded.renderer.path),
    bytes: loaded.renderer.bytes,
  }
  const included = includedFiles(config, core)
  const shared = included.files.flatMap((file) => linked(loaded.folder, file))
  // Hosts that read the page of what is missing compress it themselves.
  const files = [...shared, ...brought, ...copies, renderer, { path: NOT_FOUND_PAGE, content: barePage }]
  const written = await documentFiles(documents)
  const report = buildReport({
    config,
    release: boot.release,
    files,
    firstLoad: ['app.html', ...firstLoadOf(plan).map((path) => path.slice(1))],
    leftOut: included.leftOut,
  })
  return {
    files: [...files, { path: '_build/report.json', content: `${JSON.stringify(report, null, 2)}\n` }],
    documents: [...written, { path: INDEX_FILE, content: documentIndex(written, recorder.recording()) }],
    report,
  }
}
