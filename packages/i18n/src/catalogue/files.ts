import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { LANGUAGE_CODES, type LanguageCode } from '../registry.ts'
import type { Catalogue } from './compile.ts'
import type { StaleTexts, Translations } from './stale.ts'

/** Folder of the catalogues, one `<CODE>.json` for each language. */
export const MESSAGES_DIR: string = join(import.meta.dirname, '../../messages')

/** Folder of the glossaries, one `<CODE>.json` for each language that has one. */
export const GLOSSARY_DIR: string = join(import.meta.dirname, '../../glossary')

/** English catalogue, which `extract` writes from the sources. */
export const ENGLISH_FILE: string = join(MESSAGES_DIR, 'EN.json')

/** Notes for translators on each message, by id; never shipped. */
export const CONTEXT_FILE: string = join(import.meta.dirname, '../../context/EN.json')

/** Translations whose English text changed since they were made. */
export const STALE_FILE: string = join(import.meta.dirname, '../../stale.json')

/** Languages whose catalogue must be complete, in every commit: all but TY, which has a code only and shows English. */
export const COMPLETE_LANGUAGES: readonly LanguageCode[] = LANGUAGE_CODES.filter((code) => code !== 'TY')

/**
 * Reads a language's catalogue; a language without a file has an empty one.
 * @throws when the file is not a flat object of texts
 */
export function readCatalogue(code: LanguageCode, dir: string = MESSAGES_DIR): Catalogue {
  return readCatalogueFile(join(dir, `${code}.json`))
}

/** Reads the catalogues of all languages that have texts, English excepted. */
export function readTranslations(dir: string = MESSAGES_DIR): Translations {
  const begun = LANGUAGE_CODES.filter((code) => code !== 'EN').map(
    (code) => [code, readCatalogue(code, dir)] as const,
  )
  return Object.fromEntries(begun.filter(([, catalogue]) => Object.keys(catalogue).length > 0))
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
 * Reads the stale translations; none where there is no file.
 * @throws when the file is not an object of fingerprints by language by id
 */
export function readStale(file: string = STALE_FILE): StaleTexts {
  return readJsonObject(file, isFingerprints, 'an object of fingerprints by language')
}

/**
 * Fingerprints of a file's content, by two names such as language and id.
 * @param file its name, for the error
 * @throws when it is no object of such objects
 */
export function parseFingerprints(content: string, file: string): Readonly<Record<string, Catalogue>> {
  return parseJsonObject(content, file, isFingerprints, 'an object of fingerprints')
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

function isFingerprints(value: unknown): value is Catalogue {
  return typeof value === 'object' && value !== null && Object.values(value).every(isText)
}
