import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { LanguageCode } from '../registry.ts'
import type { Catalogue } from './compile.ts'

/** Folder of the catalogues, one `<CODE>.json` for each language. */
export const MESSAGES_DIR: string = join(import.meta.dirname, '../../messages')

/** Folder of the glossaries, one `<CODE>.json` for each language that has one. */
export const GLOSSARY_DIR: string = join(import.meta.dirname, '../../glossary')

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
  return readJsonObject(file, isText, 'a string')
}

/**
 * Texts of a catalogue file's content.
 * @param file its name, for the error
 * @throws when it is not a flat object of texts
 */
export function parseCatalogue(content: string, file: string): Catalogue {
  return parseJsonObject(content, file, isText, 'a string')
}

/**
 * Reads a file that holds values by name; an absent file holds none.
 * @throws when the file is no flat object or a value is not of its kind
 */
export function readJsonObject<Value>(
  file: string,
  accepts: (value: unknown) => value is Value,
  kind: string,
): Readonly<Record<string, Value>> {
  return existsSync(file) ? parseJsonObject(readFileSync(file, 'utf8'), file, accepts, kind) : {}
}

function parseJsonObject<Value>(
  text: string,
  file: string,
  accepts: (value: unknown) => value is Value,
  kind: string,
): Readonly<Record<string, Value>> {
  const content: unknown = JSON.parse(text)
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new TypeError(`${file} is not an object of texts by id`)
  }
  for (const [name, value] of Object.entries(content)) {
    if (!accepts(value)) throw new TypeError(`${file}: the text of '${name}' is not ${kind}`)
  }
  return content as Readonly<Record<string, Value>>
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
