import { join } from 'node:path'

import type { LanguageCode } from '../registry.ts'
import type { Catalogue } from './compile.ts'
import { GLOSSARY_DIR, readJsonObject } from './files.ts'
import { type Habits, isHabits } from './habits.ts'
import { hasWord } from './words.ts'

/** Word of a language for a thing. */
export type Term = {
  /** The market's own word, in small letters where it is no name. */
  readonly use: string
  /** Words that mislead, belong to another thing or are translated word by word. */
  readonly avoid: readonly string[]
  readonly note: string
  /** Id of the text that is this word on the site; absent where it stands in sentences only. */
  readonly text?: string
  /** Ids of texts that may use a word to avoid: their wording is fixed, or the word has its other sense there. */
  readonly except?: readonly string[]
  /** Native reader who confirmed the word, with the day; null while it waits for one. */
  readonly native?: string | null
}

/** Terms by their English name. */
export type Glossary = Readonly<Record<string, Term>>

/** A text that uses a word which the glossary avoids. */
export type AvoidedWord = { readonly id: string; readonly term: string; readonly word: string }

/**
 * Reads a language's glossary; a language without a file has an empty one.
 * @throws when a value of the file is not a term
 */
export function readGlossary(code: LanguageCode, dir: string = GLOSSARY_DIR): Glossary {
  const entries = readJsonObject(join(dir, `${code}.json`), isEntry, 'a term')
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, entry]) => (isHabits(entry) ? [] : [[name, entry]])),
  )
}

/**
 * Finds texts that use, as a whole word and in any case, what the glossary avoids; in a script without spaces
 * between words, anywhere.
 */
export function avoidedWords(glossary: Glossary, texts: Catalogue): AvoidedWord[] {
  const readable = Object.entries(texts).map(([id, text]) => [id, withoutNames(text).toLowerCase()] as const)
  return Object.entries(glossary).flatMap(([term, { avoid, except = [] }]) =>
    avoid.flatMap((word) => {
      const small = word.toLowerCase()
      return readable
        .filter(([id, text]) => !except.includes(id) && hasWord(text, small))
        .map(([id]) => ({ id, term, word }))
    }),
  )
}

/** Terms whose word is not the text that shows it on the site: one of the two was changed alone. */
export function strayTerms(glossary: Glossary, texts: Catalogue): string[] {
  return Object.entries(glossary).flatMap(([term, { use, text }]) =>
    text === undefined || texts[text] === use ? [] : [term],
  )
}

/** Terms of which the law speaks: a wrong word costs more than a smile. */
export const SAFER_PLAY_TERMS: readonly string[] = [
  'limit',
  'deposit limit',
  'loss limit',
  'time-out',
  'self-exclusion',
  'reality check',
  'responsible gaming',
]

/** Terms whose word waits for a native reader. */
export function waitingTerms(glossary: Glossary): string[] {
  return Object.entries(glossary).flatMap(([term, { native }]) => (native === null ? [term] : []))
}

/** Text without the names of placeholders, which are English in every language. */
function withoutNames(text: string): string {
  return text.replaceAll(/\{\s*\w+\s*(?=[,}])/gu, '{')
}

function isEntry(value: unknown): value is Term | Habits {
  return isTerm(value) || isHabits(value)
}

function isTerm(value: unknown): value is Term {
  if (typeof value !== 'object' || value === null) return false
  const { use, avoid, note, text, except = [], native = null } = value as Record<string, unknown>
  return (
    typeof use === 'string' &&
    use !== '' &&
    typeof note === 'string' &&
    (text === undefined || typeof text === 'string') &&
    (native === null || (typeof native === 'string' && native !== '')) &&
    areTexts(avoid) &&
    areTexts(except)
  )
}

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string' && text !== '')
}
