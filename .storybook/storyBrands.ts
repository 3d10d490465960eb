import { createHash } from 'node:crypto'
import { basename, extname, resolve } from 'node:path'

import {
  compileLanguage,
  PSEUDO_TAGS,
  pseudoMessages,
  readCatalogue,
  type PseudoTag,
} from '@livery/i18n/compile'
import { LANGUAGE_CODES, type LanguageCode } from '@livery/i18n/registry'
import {
  BANNER_FOLDER,
  listAssets,
  listTenantFolders,
  loadTenants,
  publicTenant,
  readAsset,
  readIcons,
  readOverrides,
  type BootAssets,
  type LoadedTenant,
} from '@livery/tenant'
import { solveBrand, themeColors } from '@livery/theme'
import type { Plugin } from 'vite'

import type { StoryBrand } from '../packages/app/src/testing/storyEnvironment.ts'
import { sandboxAnswers, sandboxPicture } from './sandboxAnswers.ts'
import { servedModule, type FileContent, type Served } from './servedModule.ts'

const ROOT = resolve(import.meta.dirname, '..')

type Files = Map<string, FileContent>

/** Brand of a story, and what only Storybook shows of it. */
export interface ShownBrand extends StoryBrand {
  /** Address of the messages of each pseudo-language. */
  readonly pseudo: Readonly<Record<PseudoTag, string>>
}

const byLanguage = (addressOf: (code: LanguageCode) => string): Record<LanguageCode, string> =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, addressOf(code)])) as Record<LanguageCode, string>

/** Languages with texts; all others fall back to English. */
const TRANSLATED: ReadonlySet<LanguageCode> = new Set(
  LANGUAGE_CODES.filter((code) => Object.keys(readCatalogue(code)).length > 0),
)
const translated = (code: LanguageCode): LanguageCode => (TRANSLATED.has(code) ? code : 'EN')

/** Message file of a brand and language; brands without text overrides share the product's. */
function messageFile(tenant: LoadedTenant, code: LanguageCode, files: Files): string {
  const overrides = readOverrides(tenant.path, code)
  const path = `messages/${Object.keys(overrides).length > 0 ? `${tenant.id}/` : ''}${code}.json`
  files.set(path, () => JSON.stringify(compileLanguage(code, { overrides }).messages))
  return path
}

/** Message files of a brand in the pseudo-languages, made of its English texts. */
function pseudoFiles(tenant: LoadedTenant, base: string, files: Files): Record<PseudoTag, string> {
  const overrides = readOverrides(tenant.path, 'EN')
  const folder = Object.keys(overrides).length > 0 ? `messages/${tenant.id}` : 'messages'
  const addressOf = (tag: PseudoTag): string => {
    const path = `${folder}/${tag}.json`
    files.set(path, () => JSON.stringify(pseudoMessages(compileLanguage('EN', { overrides }).messages, tag)))
    return base + path
  }
  return Object.fromEntries(PSEUDO_TAGS.map((tag) => [tag, addressOf(tag)])) as Record<PseudoTag, string>
}

function pictureFiles({ id, path }: LoadedTenant, base: string, files: Files): BootAssets {
  const names = listAssets(path)
  for (const name of names) files.set(`brands/${id}/${name}`, () => readAsset(path, name))
  const address = (name: string): string => `${base}brands/${id}/${name}`
  return {
    logo: address('logo.svg'),
    logoLight: address(names.includes('logo-light.svg') ? 'logo-light.svg' : 'logo.svg'),
    icon: address('icon.svg'),
    banners: Object.fromEntries(
      names
        .filter((name) => name.startsWith(`${BANNER_FOLDER}/`))
        .map((name) => [basename(name, extname(name)), address(name)]),
    ),
  }
}

/** File name of a picture whose address has a query, because static files have none. */
function fileOfPicture(address: string): string {
  const [path = '', query] = address.split('?')
  if (query === undefined) return path
  const mark = createHash('sha256').update(query).digest('hex').slice(0, 8)
  return path.replace(/\.svg$/, `.${mark}.svg`)
}

/** Sandbox answers for a brand as JSON, with a file for each picture that they name. */
async function answersOf({ config }: LoadedTenant, code: LanguageCode, files: Files): Promise<string> {
  return JSON.stringify(await sandboxAnswers(config, code), (_key, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith('/sandbox/art/')) return value
    const file = fileOfPicture(value)
    files.set(file.slice(1), () => sandboxPicture(value))
    return file
  })
}

function storyBrand(tenant: LoadedTenant, base: string, files: Files): ShownBrand {
  const { id, config, brand, path } = tenant
  const icons = readIcons(path)
  for (const code of TRANSLATED) files.set(`offers/${id}/${code}.json`, () => answersOf(tenant, code, files))
  return {
    boot: {
      tenant: publicTenant(config),
      // All languages, not only the offered ones, so that a designer can look at the brand in any of them.
      messages: byLanguage((code) => base + messageFile(tenant, translated(code), files)),
      assets: pictureFiles(tenant, base, files),
      ...(icons && { icons }),
      themeColor: themeColors(solveBrand(brand)),
      release: 'storybook',
    },
    offers: byLanguage((code) => `${base}offers/${id}/${translated(code)}.json`),
    pictures: base,
    pseudo: pseudoFiles(tenant, base, files),
  }
}

async function readBrands(base: string): Promise<Served> {
  // Ids are passed, because generated brands such as the probe are only loaded by name.
  const ids = (await listTenantFolders(ROOT)).map(({ id }) => id)
  const files: Files = new Map()
  const brands: Record<string, ShownBrand> = {}
  for (const tenant of await loadTenants(ROOT, { ids })) brands[tenant.id] = storyBrand(tenant, base, files)
  return { value: brands, files }
}

/**
 * `import brands from 'virtual:story-brands'`: data of screens by tenant, with messages, pictures and games
 * as files.
 */
export const storyBrands = (): Plugin =>
  servedModule({
    name: 'virtual:story-brands',
    folder: 'livery',
    read: readBrands,
    sources: ['/tenants/', '/packages/i18n/messages/'],
  })
