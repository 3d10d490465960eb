import { join } from 'node:path'

import type { LanguageCode } from '../registry.ts'
import { readJsonObject } from './files.ts'

const PACKAGE_DIR = join(import.meta.dirname, '../..')

/** Readers of a language's texts after they were written. */
export type Reading = {
  /** Reader of all the site's texts; absent for English, which is the source. */
  readonly second?: 'another reader'
  /** Name and date of the native reader who confirmed the texts; null while nobody has. */
  readonly native?: string | null
  /** Marks of the latest reading, from 1 to 10. */
  readonly scores: Scores
}

/** Marks from 1 to 10 that a reader gave on a day (`2026-11-23`); a player is served from 8 upwards. */
export type Scores = {
  readonly site: number
  readonly gateway: number
  readonly by: 'another reader'
  readonly on: string
}

/** A text as it was and as a reader left it. */
export type Correction = { readonly before: string; readonly after: string; readonly reason: string }

/** Corrections of one catalogue by the id of the text. */
export type Corrections = Readonly<Record<string, Correction>>

/**
 * Reads who read which language (`readings.json`), by its code.
 * @throws when an entry has no scores
 */
export function readReadings(): Readonly<Partial<Record<LanguageCode, Reading>>> {
  return readJsonObject(join(PACKAGE_DIR, 'readings.json'), isReading, 'a reading')
}

/**
 * Reads the corrections of a language (`corrections/<CODE>.json`), by catalogue: `site` and `gateway`.
 * @throws when an entry is not a correction
 */
export function readCorrections(code: LanguageCode): Readonly<Record<string, Corrections>> {
  return readJsonObject(
    join(PACKAGE_DIR, 'corrections', `${code}.json`),
    isCorrections,
    'a list of corrections',
  )
}

function isReading(value: unknown): value is Reading {
  if (typeof value !== 'object' || value === null) return false
  const { scores } = value as Partial<Reading>
  return typeof scores === 'object' && isMark(scores.site) && isMark(scores.gateway)
}

const isMark = (mark: unknown): mark is number => typeof mark === 'number' && mark >= 1 && mark <= 10

function isCorrections(value: unknown): value is Corrections {
  return typeof value === 'object' && value !== null && Object.values(value).every(isCorrection)
}

function isCorrection(value: unknown): value is Correction {
  if (typeof value !== 'object' || value === null) return false
  const { before, after, reason } = value as Partial<Correction>
  return typeof before === 'string' && typeof after === 'string' && before !== after && Boolean(reason)
}
