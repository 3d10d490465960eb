import { ROUTES } from '@livery/domain/routes'
import type { Licence } from '@livery/mobile/licences'
import { IOS_PROFILE_PATH, type LoadedTenant } from '@livery/tenant'

import type { LoadedCore } from '../build/core.ts'
import { PLAN_FILE, type DocumentPlan } from '../documents/plan.ts'
import { appLinks } from './appLinks.ts'
import { addressOf, type BundleFile } from './bundle.ts'
import { contentSecurityPolicy } from './contentSecurityPolicy.ts'
import { headerRules, type ServedHeaders } from './headers.ts'
import { headersFile, redirectsFile } from './hosting.ts'
import { LICENCES_PATH, licencesFile } from './licences.ts'
import { mobileConfig } from './mobileConfig.ts'
import { nginxFile } from './nginx.ts'
import type { Picture } from './pictures.ts'
import { robotsFile } from './robots.ts'
import { serviceWorker } from './serviceWorker.ts'
import type { ProfileSigner } from './signProfile.ts'
import { webManifest } from './webManifest.ts'

/** Parts that a brand's generated files are made from. */
export interface GeneratedParts {
  readonly config: LoadedTenant['config']
  readonly plan: DocumentPlan
  readonly loaded: LoadedCore
  readonly pictures: readonly Picture[]
  /** Licences of the brand's own files. */
  readonly licences: readonly Licence[]
  /** Signer of the iOS profile; absent, it is written unsigned. */
  readonly signer?: ProfileSigner | undefined
}

/** Addresses that show home, which get its first paint. */
const HOME_PATHS: readonly string[] = [ROUTES.home.path, ...ROUTES.home.aliases]

/** Addresses of what a first visit to home loads beside its document. */
export function firstLoadOf({ page, siteStyles, modules }: DocumentPlan): readonly string[] {
  const [texts = ''] = page.messages
  const styles = siteStyles === undefined ? [] : [addressOf(siteStyles)]
  const homeModules = [...page.modules, ...(modules[ROUTES.home.id] ?? [])]
  return [...new Set([...styles, ...homeModules, texts, ...page.fonts])]
}

async function profileFiles({ config, pictures, signer }: GeneratedParts): Promise<BundleFile[]> {
  const icon = pictures.find(({ name }) => name === 'icons/apple-touch-icon.png')
  const profile = mobileConfig(config, icon?.content)
  if (profile === undefined) return []
  return [{ path: IOS_PROFILE_PATH.slice(1), content: signer ? await signer.sign(profile) : profile }]
}

function manifestFile({ config, plan, pictures }: GeneratedParts): BundleFile {
  const { tag, dir, boot } = plan.page
  const colour = boot.themeColor[config.layout.defaultTheme]
  return {
    path: 'manifest.webmanifest',
    content: webManifest(config, {
      tag,
      dir,
      backgroundColor: colour,
      themeColor: colour,
      icon: boot.assets.icon,
      pictures,
    }),
  }
}

function workerFile({ plan, loaded }: GeneratedParts): BundleFile {
  const { boot, messages } = plan.page
  const paths = ['/', '/app.html', ...new Set([...firstLoadOf(plan), ...messages, boot.assets.icon])]
  return {
    path: 'sw.js',
    content: serviceWorker({ release: boot.release, paths, homePaths: HOME_PATHS }, loaded.serviceWorker),
  }
}

/** Files for the servers that a bundle may stand on. */
function serverFiles({ config, plan }: GeneratedParts): BundleFile[] {
  const { prePaint } = plan.page
  const policy = contentSecurityPolicy(config, [prePaint + plan.homeScript, prePaint])
  const served: ServedHeaders = { rules: headerRules(policy), homePaths: HOME_PATHS }
  const homes = plan.languages.map(({ path }) => path)
  return [
    { path: '_headers', content: headersFile(served.rules, homes) },
    { path: '_redirects', content: redirectsFile(HOME_PATHS) },
    { path: PLAN_FILE, content: `${JSON.stringify(plan)}\n` },
    { path: '_build/headers.json', content: `${JSON.stringify(served, null, 2)}\n` },
    { path: '_build/nginx.conf', content: nginxFile(config, served) },
  ]
}

/** Files of a bundle that are made from the brand's configuration: for browsers, for phones and for servers. */
export async function generatedFiles(parts: GeneratedParts): Promise<BundleFile[]> {
  const { config, plan, loaded, licences } = parts
  return [
    manifestFile(parts),
    { path: 'robots.txt', content: robotsFile(plan.page.site) },
    { path: LICENCES_PATH, content: licencesFile([...loaded.licences, ...licences]) },
    workerFile(parts),
    ...(await profileFiles(parts)),
    ...appLinks(config),
    ...serverFiles(parts),
  ]
}
