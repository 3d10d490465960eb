import { languageHomePath, PUBLIC_ROUTES } from '@livery/domain/routes'
import { restOf } from '@livery/i18n/compile'
import { languageOf, type LanguageCode } from '@livery/i18n/registry'
import type { Core } from '@livery/mobile/core'
import type { BootData, TenantConfig } from '@livery/tenant'
import { loadingScript, prePaintScript } from '@livery/theme'

import type { DocumentConfig, DocumentPlan, HomeLanguage } from '../documents/plan.ts'
import type { BrandFiles } from './brandFiles.ts'
import { addressOf } from './bundle.ts'
import { downloadBarScript } from './downloadBarScript.ts'
import type { Picture } from './pictures.ts'

/** Parts that a plan of documents is made from. */
export interface PlanParts {
  readonly config: TenantConfig
  readonly core: Core
  readonly boot: BootData
  readonly brand: BrandFiles
  readonly pictures: readonly Picture[]
}

/** Languages of a brand's home, the main one first. */
function homeLanguages({ languages }: TenantConfig): HomeLanguage[] {
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
function documentConfig(config: TenantConfig): DocumentConfig {
  const { id, name, description, merchantCode, hosts, layout, trustedOrigins } = config
  const { gateway, signIn, contacts, games } = config
  const about = { id, name, description, merchantCode, hosts }
  return { ...about, layout, trustedOrigins, gateway, signIn, contacts, games }
}

/** Everything but the content that the pages of a brand are made from, its bare page included. */
export function documentPlan({ config, core, boot, brand, pictures }: PlanParts): DocumentPlan {
  const languages = homeLanguages(config)
  const { tag = 'en', dir = 'ltr' } = languages[0] ?? {}
  const [host = ''] = config.hosts
  const messages = boot.messages[config.languages.default] ?? ''
  const { defaultTheme } = config.layout
  const prePaint = prePaintScript({
    defaultTheme,
    themeColors: brand.themeColor,
    seasons: brand.seasons,
  })
  return {
    version: 3,
    core: core.release,
    page: {
      config: documentConfig(config),
      boot,
      tag,
      dir,
      site: `https://${host}`,
      policy: 'meta',
      prePaint: `${prePaint};${loadingScript}`,
      inlineStyles: brand.styles,
      modules: [addressOf(core.entry)],
      entry: addressOf(core.entry),
      fonts: brand.fontPreloads,
      messages: [messages, restOf(messages)],
      pictures: pictures.map(({ name, path }) => ({ name, path })),
      logo: brand.logoFiles.logo,
    },
    siteStyles: core.styles,
    logoFiles: brand.logoFiles,
    homeScript: downloadBarScript(config),
    modules: Object.fromEntries(
      PUBLIC_ROUTES.map(({ id }) => [id, (core.modules[id] ?? [core.site]).map(addressOf)]),
    ),
    languages,
  }
}
