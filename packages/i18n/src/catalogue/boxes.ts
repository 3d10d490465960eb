import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { isLanguageCode } from '../registry.ts'
import { readCatalogue } from './files.ts'
import { fingerprint } from './stale.ts'

/** File of the measured screens. */
const BOXES_FILE = join(import.meta.dirname, '../../boxes.json')

/** Measure of a language's texts on the narrowest phone, at the ordinary size of text and at twice that. */
export interface Boxes {
  /** Screens that were opened. */
  readonly screens: number
  /** Texts that are cut off, lie on another or are English, and screens that are too wide. */
  readonly misfits: number
  /** Fingerprint of the texts that were measured; absent in a measure of before there was one, which is old. */
  readonly texts?: string
}

/** Measures in one brand and theme. */
export interface MeasuredLook {
  /** Ids of the texts that the screens of the languages showed when a language was measured last. */
  readonly ids: readonly string[]
  /** Measures by language code or pseudo-language. */
  readonly languages: Readonly<Record<string, Boxes>>
}

/** Measures by brand and theme (`aurora dark`). */
export type MeasuredLooks = Readonly<Record<string, MeasuredLook>>

/** Measures as `npm run boxes -- --write` left them. */
export function readBoxes(): MeasuredLooks {
  return existsSync(BOXES_FILE) ? (JSON.parse(readFileSync(BOXES_FILE, 'utf8')) as MeasuredLooks) : {}
}

/** Keeps measures in one brand and theme beside those of other languages. */
export function writeBoxes(look: string, { ids, languages }: MeasuredLook): void {
  const kept = readBoxes()
  const all = { ...kept, [look]: { ids, languages: { ...kept[look]?.languages, ...languages } } }
  writeFileSync(BOXES_FILE, `${JSON.stringify(all, undefined, 2)}\n`)
}

/**
 * Fingerprint of the texts that a measure is about. A pseudo-language is made from English and measured on every
 * screen, so it has all wordings, whatever their ids; a language has the texts that its screens show.
 *
 * @param ids texts that the screens of the languages show
 */
export function measuredTexts(
  language: string,
  ids: readonly string[],
  catalogueOf: typeof readCatalogue = readCatalogue,
): string {
  if (!isLanguageCode(language))
    return fingerprint(JSON.stringify([...new Set(Object.values(catalogueOf('EN')))].toSorted()))
  const own = catalogueOf(language)
  return fingerprint(JSON.stringify(ids.map((id) => [id, own[id]])))
}

/** True for a measure of other texts than those of today. */
export function isOldMeasure(
  language: string,
  { ids, languages }: MeasuredLook,
  catalogueOf: typeof readCatalogue = readCatalogue,
): boolean {
  return languages[language]?.texts !== measuredTexts(language, ids, catalogueOf)
}
