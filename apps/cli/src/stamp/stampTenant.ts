import { createHash } from 'node:crypto'

import { ROUTES } from '@livery/domain/routes'
import { languageOf } from '@livery/i18n/registry'
import { IOS_PROFILE_PATH, publicTenant, type BootData, type LoadedTenant } from '@livery/tenant'
import { prePaintScript } from '@livery/theme'

import { linked, type LoadedCore } from '../build/core.ts'
import { appLinks } from './appLinks.ts'
import { brandFiles } from './brandFiles.ts'
import { sizeOf, type BundleFile } from './bundle.ts'
import { compressedCopies } from './compress.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { downloadBarScript } from './downloadBarScript.ts'
import { headerRules, type ServedHeaders } from './headers.ts'
import { NOT_FOUND_PAGE, headersFile, redirectsFile } from './hosting.ts'
import { includedFiles } from './includedFiles.ts'
import { languageFiles } from './languageFiles.ts'
import { LICENCES_PATH, licencesFile } from './licences.ts'
import { mobileConfig } from './mobileConfig.ts'
import { nginxFile } from './nginx.ts'
import { inlineParts, renderPage, type Page } from './page.ts'
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
}

export interface Stamp {
  readonly files: readonly BundleFile[]
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

/** Style sheet of the site. It may not contain the end tag of the `<style>` that it goes into. */
async function coreStyles({ read, core }: LoadedCore): Promise<string> {
  return (await read(core.styles)).trim().replaceAll('</', '<\\/')
}

const address = (path: string) => `/${path}`

/** Bundle of one brand from its data and the shared compile, in memory only. */
export async function stampTenant(
  tenant: LoadedTenant,
  loaded: LoadedCore,
  options: StampOptions,
): Promise<Stamp> {
  const { config } = tenant
  const { core } = loaded
  const [brand, languages] = await Promise.all([brandFiles(tenant), languageFiles(tenant, loaded)])
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
    themeColor: brand.themeColor,
  }
  const boot: BootData = { ...data, release: releaseOf(own, [data, brand.styles], core.release) }

  const language = languageOf(config.languages.default)
  const tag = config.languages.tags[config.languages.default] ?? language.tag
  const [host = ''] = config.hosts
  const page: Page = {
    config,
    boot,
    tag,
    dir: language.dir,
    site: `https://${host}`,
    policy: 'meta',
    prePaint: prePaintScript({ defaultTheme: config.layout.defaultTheme, themeColors: brand.themeColor }),
    inlineStyles: brand.styles + (await coreStyles(loaded)),
    modules: [address(core.entry)],
    entry: address(core.entry),
    fonts: brand.fontPreloads,
    messages: languages.addresses[config.languages.default] ?? '',
    pictures,
    firstPaint: '',
  }
  const homeWithoutAnswers = {
    boot,
    language: config.languages.default,
    messages: languages.defaultMessages,
    path: ROUTES.home.path,
    fetch: () => Promise.reject(new Error('There is no gateway while a page without content is made')),
  }
  const home: Page = {
    ...page,
    prePaint: page.prePaint + downloadBarScript(config),
    modules: (core.modules[ROUTES.home.id] ?? []).map(address),
    firstPaint: (await loaded.renderDocument(homeWithoutAnswers)).html,
  }

  const served: ServedHeaders = {
    rules: headerRules(contentSecurityPolicy(config, inlineParts(home, page))),
    homePaths: HOME_PATHS,
  }
  const firstLoad = [...home.modules, home.messages, ...home.fonts, boot.assets.logo]
  const precache = ['/', '/app.html', ...new Set([...firstLoad, boot.assets.icon])]
  const profile = mobileConfig(
    config,
    pictures.find(({ name }) => name === 'icons/apple-touch-icon.png')?.content,
  )
  const { signer } = options
  const barePage = renderPage(page)
  const pages: BundleFile[] = [
    { path: 'index.html', content: renderPage(home) },
    { path: 'app.html', content: barePage },
    {
      path: 'manifest.webmanifest',
      content: webManifest(config, {
        tag,
        dir: language.dir,
        backgroundColor: background,
        themeColor: background,
        icon: boot.assets.icon,
        pictures,
      }),
    },
    { path: 'robots.txt', content: robotsFile() },
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
    { path: '_headers', content: headersFile(served.rules) },
    { path: '_redirects', content: redirectsFile(HOME_PATHS) },
    { path: '_build/headers.json', content: `${JSON.stringify(served, null, 2)}\n` },
    { path: '_build/nginx.conf', content: nginxFile(config, served) },
  ]
  const brought = [...own, ...pages]
  const copies = await compressedCopies(brought)
  // Hosts that read this page compress it themselves.
  const files = [...shared, ...brought, ...copies, { path: NOT_FOUND_PAGE, content: barePage }]
  const report = buildReport({
    config,
    release: boot.release,
    files,
    firstLoad: ['index.html', ...new Set(firstLoad.map((path) => path.slice(1)))],
    leftOut: included.leftOut,
  })
  return {
    files: [...files, { path: '_build/report.json', content: `${JSON.stringify(report, null, 2)}\n` }],
    report,
  }
}
