import type { Messages } from '@livery/i18n'
import { compileMessages, namedFiles, readCatalogue, type Catalogue } from '@livery/i18n/compile'
import type { LanguageCode } from '@livery/i18n/registry'
import type { CoreFile } from '@livery/mobile/core'
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

const letters = new Map<LanguageCode, string>()

/** Letters of all texts of a language, each once. */
export function lettersOf(code: LanguageCode): string {
  const known = letters.get(code) ?? [...new Set(Object.values(catalogueOf(code)).join(''))].join('')
  letters.set(code, known)
  return known
}

/** Compiles a brand's text overrides only: usually a handful among a thousand texts. */
function compileOverrides(code: LanguageCode, overrides: Catalogue): Messages {
  const those = (catalogue: Catalogue): Catalogue =>
    Object.fromEntries(
      Object.keys(overrides).flatMap((id) => {
        const text = catalogue[id]
        return text === undefined ? [] : [[id, text]]
      }),
    )
  const language = code === 'EN' ? undefined : those(catalogueOf(code))
  return compileMessages({ english: those(catalogueOf('EN')), language, overrides }).messages
}

/** Text of a message file of the compile with a brand's overrides; the file's own without any. */
async function overridden(
  loaded: LoadedCore,
  file: CoreFile | undefined,
  changed: readonly (readonly [string, Messages[string]])[],
): Promise<string> {
  if (file !== undefined && changed.length === 0) return loaded.read(file.path)
  const messages = file === undefined ? {} : await loaded.messages(file.path)
  return JSON.stringify({ ...messages, ...Object.fromEntries(changed) })
}

/**
 * Message files of a brand: links to the compile's for languages without overrides, merged files for the
 * others. The further texts of a language, in which overrides are rare, are a link to the compile's under the brand's name.
 */
export async function languageFiles(tenant: LoadedTenant, loaded: LoadedCore): Promise<LanguageFiles> {
  const { core, folder } = loaded
  const addresses: Partial<Record<LanguageCode, string>> = {}
  const files: BundleFile[] = []
  const ofBrand = new Map<string, Messages>()
  for (const code of tenant.config.languages.offered) {
    const [compiled, further] = [core.messages[code], core.furtherMessages[code]]
    if (compiled === undefined) throw new Error(`The compile has no messages of ${code}.`)
    const overrides = readOverrides(tenant.path, code)
    if (Object.keys(overrides).length === 0) {
      files.push(...[compiled, ...(further ? [further] : [])].flatMap((file) => linked(folder, file)))
      addresses[code] = `/${compiled.path}`
      continue
    }
    const changed = compileOverrides(code, overrides)
    const before = await loaded.messages(compiled.path)
    const [inFirst = [], inRest = []] = [true, false].map((isFirst) =>
      Object.entries(changed).filter(([id]) => Object.hasOwn(before, id) === isFirst),
    )
    const [first, rest] = namedFiles(
      code,
      await overridden(loaded, compiled, inFirst),
      await overridden(loaded, further, inRest),
    )
    const isShared = further !== undefined && inRest.length === 0
    files.push(first, ...(isShared ? linked(folder, further, rest.path) : [rest]))
    ofBrand.set(first.path, { ...(await loaded.allMessages(compiled.path)), ...changed })
    addresses[code] = `/${first.path}`
  }
  return { addresses, files, messages: async (path) => ofBrand.get(path) ?? loaded.allMessages(path) }
}
