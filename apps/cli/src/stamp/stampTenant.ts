import { createHash } from 'node:crypto'
import { join } from 'node:path'

import { languageHomePath, PUBLIC_ROUTES, ROUTES } from '@livery/domain/routes'
import { restOf } from '@livery/i18n/compile'
import { languageOf, type LanguageCode } from '@livery/i18n/registry'
import { IOS_PROFILE_PATH, publicTenant, type BootData, type LoadedTenant } from '@livery/tenant'
import { loadingScript, prePaintScript } from '@livery/theme'

import { linked, type LoadedCore } from '../build/core.ts'
import { documentFiles } from '../documents/documentFiles.ts'
import { documentIndex, INDEX_FILE } from '../documents/documentIndex.ts'
import { makeDocuments } from '../documents/makeDocuments.ts'
import {
  PLAN_FILE,
  RENDERER_FILE,
  stylesOf,
  type DocumentConfig,
  type DocumentPlan,
  type HomeLanguage,
} from '../documents/plan.ts'
import type { Recorder } from '../documents/recorder.ts'
import { appLinks } from './appLinks.ts'
import { brandFiles } from './brandFiles.ts'
import { sizeOf, type BundleFile } from './bundle.ts'
import { compressedCopies } from './compress.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { downloadBarScript } from './downloadBarScript.ts'
import { headerRules, type ServedHeaders } from './headers.ts'
import { NOT_FOUND_PAGE, headersFile, redirectsFile } from './hosting.ts'
import { includedFiles } from './includedFiles.ts'
import { languageFiles, lettersOf } from './languageFiles.ts'
import { LICENCES_PATH, licencesFile } from './licences.ts'
import { mobileConfig } from './mobileConfig.ts'
import { nginxFile } from './nginx.ts'
import { bareParts, renderPage } from './page.ts'
import { makePictures } from './pictures.ts'
import { buildReport, type BuildReport } from './report.ts'
import { robotsFile } from './robots.ts'
import { serviceWorker } from './serviceWorker.ts'
import type { ProfileSigner } from './signProfile.ts'
import { webManifest } from './webManifest.ts'

/** Addresses that show home, which get its first paint. */
const HOME_PATHS: readonly string[] = [ROUTES.home.path, ...ROUTES.home.aliases]

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

/**
 * Release id: a hash of everything in a bundle's pages; the service worker renews its cache when it
 * changes.
 */
function releaseOf(files: readonly BundleFile[], parts: unknown, core: string): string {
  const hash = createHash('sha256').update(core).update(JSON.stringify(parts))
  for (const file of files) hash.update(`${file.path} ${sizeOf(file)}\n`).update(file.content ?? '')
  return hash.digest('hex').slice(0, 12)
}

const address = (path: string) => `/${path}`

/** Languages of a brand's home, the main one first. */
function homeLanguages({ languages }: LoadedTenant['config']): HomeLanguage[] {
  const others = languages.offered.filter((code) => code !== languages.default)
  const describe = (code: LanguageCode, path: string): HomeLanguage => {
    const { tag, dir } = languageOf(code)
    return { code, tag: languages.tags[code] ?? tag, dir, path }
  }
  return [
    describe(languages.default, '/'),
    ...others.map((code) => describe(code, languageHomePath(languageOf(code).tag))),
  ]
}

/** Parts of a configuration that documents need; the rest stays out of the plan. */
function documentConfig(config: LoadedTenant['config']): DocumentConfig {
  const { id, name, description, merchantCode, hosts, layout, trustedOrigins } = config
  const { gateway, signIn, contacts, games } = config
  const about = { id, name, description, merchantCode, hosts }
  return { ...about, layout, trustedOrigins, gateway, signIn, contacts, games }
}

/** Bundle of one brand from its data and the shared compile, in memory only. */
export async function stampTenant(
  tenant: LoadedTenant,
  loaded: LoadedCore,
  options: StampOptions,
): Promise<Stamp> {
  const { config } = tenant
  const { core } = loaded
  const [brand, languages] = await Promise.all([
    brandFiles(tenant, { texts: lettersOf(config.languages.default), cache: options.cache }),
    languageFiles(tenant, loaded),
  ])
  const background = brand.themeColor[config.layout.defaultTheme]
  const pictures = options.pictures
    ? await makePictures({ icon: brand.icon, logo: brand.logo, background }, options.cache)
    : []

  const included = includedFiles(config, core)
  const shared = included.files.flatMap((file) => linked(loaded.folder, file))
  const own = [...brand.files, ...languages.files, ...pictures]
  const data = {
    tenant: publicTenant(config),
    messages: languages.addresses,
    assets: brand.assets,
    styles: address(core.styles),
    ...(brand.icons && { icons: brand.icons }),
    themeColor: brand.themeColor,
  }
  const boot: BootData = {
    ...data,
    release: releaseOf(own, [data, brand.styles, ...brand.seasons], core.release),
  }

  const homes = homeLanguages(config)
  const { tag = 'en', dir = 'ltr' } = homes[0] ?? {}
  const [host = ''] = config.hosts
  const first = languages.addresses[config.languages.default] ?? ''
  const page = {
    config,
    boot,
    tag,
    dir,
    site: `https://${host}`,
    policy: 'meta' as const,
    prePaint: `${prePaintScript({ defaultTheme: config.layout.defaultTheme, themeColors: brand.themeColor, seasons: brand.seasons })};${loadingScript}`,
    inlineStyles: brand.styles,
    modules: [address(core.entry)],
    entry: address(core.entry),
    fonts: brand.fontPreloads,
    messages: [first, restOf(first)],
    pictures: pictures.map(({ name, path }) => ({ name, path })),
    logo: brand.logoFiles.logo,
  }
  const plan: DocumentPlan = {
    version: 3,
    core: core.release,
    page: { ...page, config: documentConfig(config) },
    siteStyles: core.styles,
    logoFiles: brand.logoFiles,
    homeScript: downloadBarScript(config),
    modules: Object.fromEntries(
      PUBLIC_ROUTES.map(({ id }) => [id, (core.modules[id] ?? [core.site]).map(address)]),
    ),
    languages: homes,
  }
  const { recorder, maxAge } = options
  const styles = await stylesOf(plan, loaded.read)
  const documents = await makeDocuments({
    plan,
    render: loaded.renderDocument,
    styles,
    messages: languages.messages,
    recorder,
    maxAge,
  })
  const policy = contentSecurityPolicy(config, [page.prePaint + plan.homeScript, page.prePaint])

  const served: ServedHeaders = {
    rules: headerRules(policy),
    homePaths: HOME_PATHS,
  }
  const homeModules = [...page.modules, ...(plan.modules[ROUTES.home.id] ?? [])]
  const firstLoad = [data.styles, ...homeModules, first, ...page.fonts]
  const precache = ['/', '/app.html', ...new Set([...firstLoad, ...page.messages, boot.assets.icon])]
  const profile = mobileConfig(
    config,
    pictures.find(({ name }) => name === 'icons/apple-touch-icon.png')?.content,
  )
  const { signer } = options
  const bare = bareParts(config)
  const barePage = renderPage({ ...page, ...bare, inlineStyles: styles(bare.content.html) })
  const pages: BundleFile[] = [
    { path: 'app.html', content: barePage },
    {
      path: 'manifest.webmanifest',
      content: webManifest(config, {
        tag,
        dir,
        backgroundColor: background,
        themeColor: background,
        icon: boot.assets.icon,
        pictures,
      }),
    },
    { path: 'robots.txt', content: robotsFile(page.site) },
    { path: LICENCES_PATH, content: licencesFile([...loaded.licences, ...brand.licences]) },
    {
      path: 'sw.js',
      content: serviceWorker(
        { release: boot.release, paths: precache, homePaths: HOME_PATHS },
        loaded.serviceWorker,
      ),
    },
    ...(profile === undefined
      ? []
      : [{ path: IOS_PROFILE_PATH.slice(1), content: signer ? await signer.sign(profile) : profile }]),
    ...appLinks(config),
    {
      path: '_headers',
      content: headersFile(
        served.rules,
        homes.map(({ path }) => path),
      ),
    },
    { path: '_redirects', content: redirectsFile(HOME_PATHS) },
    { path: PLAN_FILE, content: `${JSON.stringify(plan)}\n` },
    { path: '_build/headers.json', content: `${JSON.stringify(served, null, 2)}\n` },
    { path: '_build/nginx.conf', content: nginxFile(config, served) },
  ]
  const brought = [...own, ...pages]
  const copies = await compressedCopies(brought)
  const renderer = {
    path: RENDERER_FILE,
    source: join(loaded.folder, loaded.renderer.path),
    bytes: loaded.renderer.bytes,
  }
  // Hosts that read the page of what is missing compress it themselves.
  const files = [...shared, ...brought, ...copies, renderer, { path: NOT_FOUND_PAGE, content: barePage }]
  const written = await documentFiles(documents)
  const report = buildReport({
    config,
    release: boot.release,
    files,
    firstLoad: ['app.html', ...new Set(firstLoad.map((path) => path.slice(1)))],
    leftOut: included.leftOut,
  })
  return {
    files: [...files, { path: '_build/report.json', content: `${JSON.stringify(report, null, 2)}\n` }],
    documents: [...written, { path: INDEX_FILE, content: documentIndex(written, recorder.recording()) }],
    report,
  }
}
