import type { Messages } from '@livery/i18n'
import { compileMessages, messageFiles, readCatalogue, type Catalogue } from '@livery/i18n/compile'
import type { LanguageCode } from '@livery/i18n/registry'
import { readOverrides, type LoadedTenant } from '@livery/tenant'

import { linked, type LoadedCore } from '../build/core.ts'
import type { BundleFile } from './bundle.ts'

export interface LanguageFiles {
  /** Addresses of the first messages by offered language. */
  readonly addresses: Readonly<Partial<Record<LanguageCode, string>>>
  readonly files: readonly BundleFile[]
  /** All messages of a language by the path of its first file. */
  readonly messages: (path: string) => Promise<Messages>
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
  const ofBrand = new Map<string, Messages>()
  for (const code of tenant.config.languages.offered) {
    const [compiled, further] = [core.messages[code], core.furtherMessages[code]]
    if (compiled === undefined) throw new Error(`The compile has no messages of ${code}.`)
    const shared = further === undefined ? [compiled] : [compiled, further]
    const overrides = readOverrides(tenant.path, code)
    if (Object.keys(overrides).length === 0) {
      files.push(...shared.flatMap((file) => linked(folder, file)))
      addresses[code] = `/${compiled.path}`
      continue
    }
    const [first = {}, rest = {}] = await Promise.all(shared.map(({ path }) => loaded.messages(path)))
    const messages = { ...first, ...rest, ...compileOverrides(code, overrides) }
    const own = messageFiles(code, messages, new Set(Object.keys(first)))
    files.push(...own)
    ofBrand.set(own[0].path, messages)
    addresses[code] = `/${own[0].path}`
  }
  return { addresses, files, messages: async (path) => ofBrand.get(path) ?? loaded.allMessages(path) }
}
