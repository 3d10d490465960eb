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
  /** Fingerprint of the texts that were measured; absent in a measure of before there was one. */
  readonly texts?: string
}

/** Measures by brand and theme (`aurora dark`), then by language code or pseudo-language. */
export type MeasuredLooks = Readonly<Record<string, Readonly<Record<string, Boxes>>>>

/** Measures as `npm run boxes -- --write` left them. */
export function readBoxes(): MeasuredLooks {
  return existsSync(BOXES_FILE) ? (JSON.parse(readFileSync(BOXES_FILE, 'utf8')) as MeasuredLooks) : {}
}

/** Keeps the measure of one language in one brand and theme. */
export function writeBoxes(look: string, language: string, boxes: Boxes): void {
  const kept = readBoxes()
  const all = { ...kept, [look]: { ...kept[look], [language]: boxes } }
  writeFileSync(BOXES_FILE, `${JSON.stringify(all, undefined, 2)}\n`)
}

/** Fingerprint of the texts that a measure of a language is about; a pseudo-language is made from English. */
export function measuredTexts(language: string): string {
  return fingerprint(JSON.stringify(readCatalogue(isLanguageCode(language) ? language : 'EN')))
}

/** True for a measure of other texts than those of today. */
export function isOldMeasure(language: string, { texts }: Boxes): boolean {
  return texts !== measuredTexts(language)
}
