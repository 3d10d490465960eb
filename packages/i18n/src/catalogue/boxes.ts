import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** File of the measured screens. */
const BOXES_FILE = join(import.meta.dirname, '../../boxes.json')

/** Measure of a language's texts on the narrowest phone, at the ordinary size of text and at twice that. */
export interface Boxes {
  /** Screens that were opened. */
  readonly screens: number
  /** Texts that are cut off, lie on another or are English, and screens that are too wide. */
  readonly misfits: number
}

/** Measures by language code or pseudo-language, as `npm run boxes -- --write` left them. */
export function readBoxes(): Readonly<Record<string, Boxes>> {
  return existsSync(BOXES_FILE)
    ? (JSON.parse(readFileSync(BOXES_FILE, 'utf8')) as Readonly<Record<string, Boxes>>)
    : {}
}

/** Keeps the measure of one language. */
export function writeBoxes(language: string, boxes: Boxes): void {
  writeFileSync(BOXES_FILE, `${JSON.stringify({ ...readBoxes(), [language]: boxes }, undefined, 2)}\n`)
}
