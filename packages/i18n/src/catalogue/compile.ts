import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

import type { CompiledMessage, Messages } from '../messages.ts'
import { comparePlaceholders, placeholdersOf, pluralsOf } from './placeholders.ts'

/** Messages by id in ICU syntax, as `messages/<CODE>.json` holds them. */
export type Catalogue = Readonly<Record<string, string>>

export type CatalogueProblem = {
  readonly kind: 'syntax' | 'unknown' | 'placeholders' | 'missing' | 'empty'
  readonly id: string
  /** Description of the problem, for the person who fixes the file. */
  readonly detail: string
}

/** Problem of a text that there is. */
export type TextProblem = CatalogueProblem & { readonly kind: Exclude<CatalogueProblem['kind'], 'missing'> }

export type CompileInput = {
  /** English catalogue: defines all ids and their placeholders, and replaces missing texts. */
  readonly english: Catalogue
  /** The language's own texts; absent for English itself. */
  readonly language?: Catalogue | undefined
  /** A tenant's texts in this language, by id. */
  readonly overrides?: Catalogue | undefined
}

export type CompileResult = {
  /**
   * Messages of all ids of the English catalogue, sorted. An invalid text is replaced by the next valid one.
   */
  readonly messages: Messages
  readonly problems: readonly CatalogueProblem[]
}

/**
 * Compiles one language: the tenant's text, else the language's, else English.
 * Texts without placeholders stay strings, others become syntax trees, so that no parser is needed at run time.
 */
export function compileMessages({ english, language = {}, overrides = {} }: CompileInput): CompileResult {
  const sources = [overrides, language].map((texts) => {
    const problems = checkTexts(english, texts)
    return { texts, problems, unsound: new Set(problems.map(({ id }) => id)) }
  })
  const problems = sources.toReversed().flatMap((source) => source.problems)
  const messages: Record<string, CompiledMessage> = {}
  for (const id of Object.keys(english).sort()) {
    const usable = sources.find(({ texts, unsound }) => texts[id] !== undefined && !unsound.has(id))
    messages[id] = compileMessage((usable?.texts ?? english)[id] ?? '')
  }
  return { messages, problems }
}

/**
 * Compiles one text.
 * @throws SyntaxError when it is not an ICU message.
 */
export function compileMessage(text: string): CompiledMessage {
  const elements = parseMessage(text)
  const [only] = elements
  if (only === undefined) return ''
  return elements.length === 1 && only.type === TYPE.literal ? only.value : elements
}

/** Compares a catalogue with the English one: missing and unknown ids, syntax, placeholders. */
export function checkCatalogue(english: Catalogue, candidate: Catalogue): CatalogueProblem[] {
  const missing = Object.entries(english).flatMap(([id, source]): CatalogueProblem[] =>
    Object.hasOwn(candidate, id) ? [] : [{ kind: 'missing', id, detail: `has no text for “${source}”` }],
  )
  return [...missing, ...checkTexts(english, candidate)]
}

/** Compares the texts that there are, of a whole language or of a brand: unknown ids, syntax, placeholders. */
export function checkTexts(english: Catalogue, candidate: Catalogue): TextProblem[] {
  return Object.entries(candidate).flatMap(([id, text]): TextProblem[] => {
    const source = Object.hasOwn(english, id) ? english[id] : undefined
    if (source === undefined) return [{ kind: 'unknown', id, detail: 'is no message of the product' }]
    return checkMessage(source, text, id)
  })
}

function checkMessage(source: string, text: string, id: string): TextProblem[] {
  if (text.trim() === '' && source.trim() !== '') return [{ kind: 'empty', id, detail: 'is empty' }]
  try {
    const wanted = placeholdersOf(parseMessage(source))
    return comparePlaceholders(wanted, placeholdersOf(parseMessage(text))).map((detail) => ({
      kind: 'placeholders',
      id,
      detail,
    }))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [{ kind: 'syntax', id, detail: `is no ICU message: ${reason}` }]
  }
}

/** Characters that ICU syntax gives a meaning to outside plurals; a text without them is one literal. */
const SYNTAX = /[{}<']/u

/**
 * Arguments whose plural forms the English text spells out and another one does not: it would say "1 games" in
 * a language that has several forms. Empty for a text that is no ICU message.
 */
export function lostPlurals(source: string, text: string): string[] {
  try {
    const kept = pluralsOf(parseMessage(text))
    return [...pluralsOf(parseMessage(source))].filter((name) => !kept.has(name))
  } catch {
    return []
  }
}

function parseMessage(text: string): MessageFormatElement[] {
  // Plain texts are nine in ten of a catalogue and need no parser.
  if (text !== '' && !SYNTAX.test(text)) return [{ type: TYPE.literal, value: text }]
  return parse(text, { captureLocation: false, shouldParseSkeletons: true })
}
