import type { Messages } from '@livery/i18n'
import { compileMessages, readCatalogue, type Catalogue } from '@livery/i18n/compile'
import type { LanguageCode } from '@livery/i18n/registry'
import { readOverrides, type LoadedTenant } from '@livery/tenant'

import { linked, type LoadedCore } from '../build/core.ts'
import { hashedName, type BundleFile } from './bundle.ts'

export interface LanguageFiles {
  /** Addresses of messages by offered language. */
  readonly addresses: Readonly<Partial<Record<LanguageCode, string>>>
  readonly files: readonly BundleFile[]
}

/** Product catalogues by language, cached: they are the same for every brand. */
const catalogues = new Map<LanguageCode, Catalogue>()

function catalogueOf(code: LanguageCode): Catalogue {
  const catalogue = catalogues.get(code) ?? readCatalogue(code)
  catalogues.set(code, catalogue)
  return catalogue
}

/** All texts of a language in one. */
export const textsOf = (code: LanguageCode): string => Object.values(catalogueOf(code)).join('')

/** Compiles a brand's text overrides only: usually a handful among a thousand texts. */
function compileOverrides(code: LanguageCode, overrides: Catalogue): Messages {
  const ids = new Set(Object.keys(overrides))
  const those = (catalogue: Catalogue): Catalogue =>
    Object.fromEntries(Object.entries(catalogue).filter(([id]) => ids.has(id)))
  const language = code === 'EN' ? undefined : those(catalogueOf(code))
  return compileMessages({ english: those(catalogueOf('EN')), language, overrides }).messages
}

/**
 * Message files of a brand: links to the compile's for languages without overrides, merged files for the
 * others.
 */
export async function languageFiles(tenant: LoadedTenant, loaded: LoadedCore): Promise<LanguageFiles> {
  const { core, folder } = loaded
  const addresses: Partial<Record<LanguageCode, string>> = {}
  const files: BundleFile[] = []
  for (const code of tenant.config.languages.offered) {
    const compiled = core.messages[code]
    if (compiled === undefined) throw new Error(`The compile has no messages of ${code}.`)
    const overrides = readOverrides(tenant.path, code)
    if (Object.keys(overrides).length === 0) {
      files.push(...linked(folder, compiled))
      addresses[code] = `/${compiled.path}`
      continue
    }
    const shared = await loaded.messages(compiled.path)
    const messages = { ...shared, ...compileOverrides(code, overrides) }
    const content = JSON.stringify(messages)
    const path = `messages/${hashedName(`${code}.json`, content)}`
    files.push({ path, content })
    addresses[code] = `/${path}`
  }
  return { addresses, files }
}
