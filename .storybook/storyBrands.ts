import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'

import { compileLanguage, readCatalogue } from '@livery/i18n/compile'
import { LANGUAGE_CODES, type LanguageCode } from '@livery/i18n/registry'
import {
  ASSETS_FOLDER,
  BANNER_FOLDER,
  listAssets,
  listTenantFolders,
  loadTenants,
  publicTenant,
  readOverrides,
  type BootAssets,
  type LoadedTenant,
} from '@livery/tenant'
import { solveBrand, themeColors } from '@livery/theme'
import type { Plugin } from 'vite'

import type { StoryBrand } from '../packages/app/src/testing/storyWorld.ts'
import { sandboxOffer, sandboxPicture } from './sandboxOffer.ts'
import { servedModule, type FileContent, type Served } from './servedModule.ts'

const ROOT = resolve(import.meta.dirname, '..')

type Files = Map<string, FileContent>

const byLanguage = (addressOf: (code: LanguageCode) => string): Record<LanguageCode, string> =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, addressOf(code)])) as Record<LanguageCode, string>

/** Languages with texts; what is asked for in another is in English. */
const TRANSLATED: ReadonlySet<LanguageCode> = new Set(
  LANGUAGE_CODES.filter((code) => Object.keys(readCatalogue(code)).length > 0),
)
const translated = (code: LanguageCode): LanguageCode => (TRANSLATED.has(code) ? code : 'EN')

/** Catalogues are the product's, and shared; those that a brand has words of its own in are its own. */
function messageFile(tenant: LoadedTenant, code: LanguageCode, files: Files): string {
  const overrides = readOverrides(tenant.path, code)
  const path = `messages/${Object.keys(overrides).length > 0 ? `${tenant.id}/` : ''}${code}.json`
  files.set(path, () => JSON.stringify(compileLanguage(code, { overrides }).messages))
  return path
}

async function pictureFiles({ id, path }: LoadedTenant, base: string, files: Files): Promise<BootAssets> {
  const names = await listAssets(path)
  for (const name of names)
    files.set(`brands/${id}/${name}`, () => readFileSync(join(path, ASSETS_FOLDER, name)))
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

/** Static files have no query: a picture that is wished for in one is kept under a name of its own. */
function fileOfPicture(address: string): string {
  const [path = '', query] = address.split('?')
  if (query === undefined) return path
  const mark = createHash('sha256').update(query).digest('hex').slice(0, 8)
  return path.replace(/\.svg$/, `.${mark}.svg`)
}

/** An offer as JSON, and its pictures as files beside it: there is one for whatever it names. */
async function offerOf({ config }: LoadedTenant, code: LanguageCode, files: Files): Promise<string> {
  return JSON.stringify(await sandboxOffer(config, code), (_key, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith('/sandbox/art/')) return value
    const file = fileOfPicture(value)
    files.set(file.slice(1), () => sandboxPicture(value))
    return file
  })
}

async function storyBrand(tenant: LoadedTenant, base: string, files: Files): Promise<StoryBrand> {
  const { id, config, brand } = tenant
  for (const code of TRANSLATED) files.set(`offers/${id}/${code}.json`, () => offerOf(tenant, code, files))
  return {
    boot: {
      tenant: publicTenant(config),
      // Every language and not only those that are offered: a designer may ask how the brand would look in it.
      messages: byLanguage((code) => base + messageFile(tenant, translated(code), files)),
      assets: await pictureFiles(tenant, base, files),
      themeColor: themeColors(solveBrand(brand)),
      release: 'storybook',
    },
    offers: byLanguage((code) => `${base}offers/${id}/${translated(code)}.json`),
    pictures: base,
  }
}

async function readBrands(base: string): Promise<Served> {
  // Named, because a brand that is generated is loaded only then, and the probe is one.
  const ids = (await listTenantFolders(ROOT)).map(({ id }) => id)
  const files: Files = new Map()
  const brands: Record<string, StoryBrand> = {}
  for (const tenant of await loadTenants(ROOT, { ids }))
    brands[tenant.id] = await storyBrand(tenant, base, files)
  return { value: brands, files }
}

/** `import brands from 'virtual:story-brands'`: what screens wear, by tenant, with messages, pictures and games as files. */
export const storyBrands = (): Plugin =>
  servedModule({
    name: 'virtual:story-brands',
    folder: 'livery',
    read: readBrands,
    sources: ['/tenants/', '/packages/i18n/messages/'],
  })
