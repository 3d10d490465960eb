import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { compileMessages, readCatalogue } from '@livery/i18n/compile'
import { isLanguageCode, languageOf, type LanguageCode } from '@livery/i18n/registry'
import {
  publicTenant,
  readOverrides,
  readTenants,
  type BootData,
  type LoadedTenant,
  type Problem,
} from '@livery/tenant'
import type { ViteDevServer } from 'vite'

import type * as brandFilesModule from '../stamp/brandFiles.ts'
import { bareParts, openPages } from '../stamp/page.ts'

export interface DevSite {
  /** Messages, pictures and fonts of the brand. */
  readonly file: (path: string) => string | Buffer | undefined
  readonly page: () => Promise<{ html: string } | { problems: readonly Problem[] }>
}

/** Address of a language's texts, which are in its first file all together, or of the rest. */
const MESSAGES = /^\/messages\/([A-Z]{2})(\.rest)?\.json$/

/**
 * Pages of one brand, read again for every request; its theme is solved through Vite, so that a change of
 * the theme's code takes effect too.
 */
export function createDevSite(vite: ViteDevServer, root: string, id: string): DevSite {
  const files = new Map<string, Buffer>()

  async function load(): Promise<LoadedTenant | { problems: readonly Problem[] }> {
    const [reading] = await readTenants(root, { ids: [id] })
    if (reading?.config === undefined || reading.brand === undefined)
      return { problems: reading?.problems ?? [] }
    const { path, generated, config, brand } = reading
    return { id, path, generated, config, brand }
  }

  function messages(code: LanguageCode): string {
    const language = code === 'EN' ? undefined : readCatalogue(code)
    const overrides = readOverrides(join(root, 'tenants', id), code)
    return JSON.stringify(compileMessages({ english: readCatalogue('EN'), language, overrides }).messages)
  }

  async function page(): ReturnType<DevSite['page']> {
    const tenant = await load()
    if ('problems' in tenant) return tenant
    const { config } = tenant
    const { brandFiles } = (await vite.ssrLoadModule(
      join(import.meta.dirname, '../stamp/brandFiles.ts'),
    )) as typeof brandFilesModule
    const brand = await brandFiles(tenant)
    for (const file of brand.files)
      files.set(`/${file.path}`, Buffer.from(file.content ?? (await readFile(file.source))))
    const { prePaintScript } = (await vite.ssrLoadModule('@livery/theme')) as typeof import('@livery/theme')
    const language = languageOf(config.languages.default)
    const boot: BootData = {
      tenant: publicTenant(config),
      messages: Object.fromEntries(config.languages.offered.map((code) => [code, `/messages/${code}.json`])),
      assets: brand.assets,
      ...(brand.icons && { icons: brand.icons }),
      themeColor: brand.themeColor,
      release: 'development',
    }
    const html = openPages()({
      config,
      boot,
      tag: config.languages.tags[config.languages.default] ?? language.tag,
      dir: language.dir,
      site: `http://${id}.localhost`,
      // Vite's client needs inline scripts and inline styles.
      policy: 'none',
      prePaint: prePaintScript({
        defaultTheme: config.layout.defaultTheme,
        themeColors: brand.themeColor,
        seasons: brand.seasons,
      }),
      inlineStyles: brand.styles,
      modules: [],
      entry: '/apps/mobile/src/main.ts',
      fonts: [],
      messages: [`/messages/${config.languages.default}.json`],
      pictures: [],
      logo: brand.logoFiles.logo,
      ...bareParts(config),
    })
    return { html: html.toString() }
  }

  return {
    page,
    file: (path) => {
      const [, code, rest] = MESSAGES.exec(path) ?? []
      if (!isLanguageCode(code)) return files.get(path)
      return rest === undefined ? messages(code) : '{}'
    },
  }
}
