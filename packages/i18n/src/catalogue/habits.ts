import { join } from 'node:path'

import type { LanguageCode } from '../registry.ts'
import { GLOSSARY_DIR, readJsonObject } from './files.ts'

/** Name of the habits in a glossary file, beside its terms. */
const HABITS = 'habits'

/** Writing habits of a language, which its texts keep. */
export type Habits = {
  /** Address of the player. */
  readonly address: {
    /** Form that every text keeps, with when to leave it out. */
    readonly use: string
    /** Words of the other forms, as they are written: German Ihr is another word than ihr. */
    readonly avoid: readonly string[]
    /** Ids of texts that address somebody else: what a player sends to a friend. */
    readonly except?: readonly string[]
  }
  /** Opening and closing quotation mark. */
  readonly quotes: string
  /** Marks that end a sentence. */
  readonly ends: string
  /** Other marks of sentences. */
  readonly marks: string
  /** Marks that a no-break space keeps from their word, as in French; absent where none does. */
  readonly spaced?: string
  /** Five percent, as the site formats it. */
  readonly percent: string
  /** 24 December 2026, as the site formats it. */
  readonly date: string
  /** Advice that no gate reads. */
  readonly note?: string
}

/**
 * Reads the habits of a language from its glossary.
 * @throws for a language without
 */
export function readHabits(code: LanguageCode, dir: string = GLOSSARY_DIR): Habits {
  const known = dir === GLOSSARY_DIR ? kept.get(code) : undefined
  if (known !== undefined) return known
  const { [HABITS]: habits } = readJsonObject(join(dir, `${code}.json`), isObject, 'an entry')
  if (!isHabits(habits)) throw new TypeError(`glossary/${code}.json has no readable habits`)
  if (dir === GLOSSARY_DIR) kept.set(code, habits)
  return habits
}

/** Habits that were read: a check asks for them with every text. */
const kept = new Map<LanguageCode, Habits>()

/** True for the habits of a language, with two quotation marks and at least one mark that ends a sentence. */
export function isHabits(value: unknown): value is Habits {
  if (!isObject(value)) return false
  const { address, quotes, ends, marks, spaced = '', percent, date, note = '' } = value
  return (
    isObject(address) &&
    typeof address['use'] === 'string' &&
    [address['avoid'], address['except'] ?? []].every(areTexts) &&
    [quotes, ends, marks, spaced, percent, date, note].every((text) => typeof text === 'string') &&
    [...(quotes as string)].length === 2 &&
    [ends, percent, date].every((text) => text !== '')
  )
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string' && text !== '')
}
