import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { LanguageCode } from '../registry.ts'
import type { Catalogue } from './compile.ts'

/** Folder of the catalogues, one `<CODE>.json` for each language. */
export const MESSAGES_DIR: string = join(import.meta.dirname, '../../messages')

/** Languages whose catalogue must be complete, in every commit. */
export const COMPLETE_LANGUAGES: readonly LanguageCode[] = ['EN', 'CN', 'VI', 'AR']

/**
 * Reads a language's catalogue; a language without a file has an empty one.
 * @throws when the file is not a flat object of texts
 */
export function readCatalogue(code: LanguageCode, dir: string = MESSAGES_DIR): Catalogue {
  return readCatalogueFile(join(dir, `${code}.json`))
}

/** Reads any catalogue file, such as a tenant's overrides; an absent file is an empty catalogue. */
export function readCatalogueFile(file: string): Catalogue {
  if (!existsSync(file)) return {}
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError(`${file} is not an object of texts by id`)
  }
  for (const [id, text] of Object.entries(value)) {
    if (typeof text !== 'string') throw new TypeError(`${file}: the text of '${id}' is not a string`)
  }
  return value as Catalogue
}
