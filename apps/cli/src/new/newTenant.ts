import { LANGUAGE_CODES } from '@livery/i18n/registry'
import { JURISDICTIONS, type JurisdictionId } from '@livery/tenant'
import * as v from 'valibot'

import { UserError } from '../terminal/userError.ts'

const hex = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/, 'a # and six digits, such as #14b8a6'))
/** List of words, as one text with commas or as a list. */
const names = v.union([
  v.pipe(
    v.string(),
    v.transform((codes) => codes.split(/[\s,]+/).filter((code) => code !== '')),
  ),
  v.array(v.string()),
])

/** Schema of the answers for `livery new`; all others have a default. Flags and files use the same fields. */
const answers = v.strictObject({
  id: v.pipe(
    v.string(),
    v.regex(/^_?[a-z0-9-]*$/, 'lower-case letters, digits and hyphens'),
    v.regex(/^_?(?![0-9-]|$)/, 'an id that begins with a letter'),
    v.regex(/^_?.{1,40}$/, 'an id of at most 40 characters'),
    v.notValue('objects', 'another: stores of releases keep contents in a folder of this name'),
  ),
  name: v.pipe(v.string(), v.regex(/\S/, 'a name'), v.maxLength(40, 'a name of at most 40 letters')),
  color: hex,
  accent: v.optional(hex),
  logo: v.optional(v.string()),
  logoLight: v.optional(v.string()),
  icon: v.optional(v.string()),
  host: v.optional(v.string()),
  merchantCode: v.optional(v.string()),
  languages: v.pipe(
    v.optional(names, 'EN'),
    v.array(v.picklist(LANGUAGE_CODES, `codes among ${LANGUAGE_CODES.join(', ')}`)),
  ),
  /** The usual one of the jurisdiction, without an answer. */
  currency: v.optional(v.string()),
  jurisdiction: v.optional(
    v.picklist(
      Object.keys(JURISDICTIONS) as JurisdictionId[],
      `one of ${Object.keys(JURISDICTIONS).join(', ')}`,
    ),
    'malta',
  ),
  company: v.optional(v.string()),
  licence: v.optional(v.string()),
  defaults: v.optional(names),
})

export interface NewTenant extends v.InferOutput<typeof answers> {
  /** Names of the answers that somebody gave; the others are the usual ones. */
  readonly given?: readonly string[]
  /** True when other brands use the name as a word. */
  readonly nameIsWord?: true
}

/** Default name for an id: `blue-coral` → `Blue Coral`. */
export function nameFor(id: string): string {
  const words = id
    .replace(/^_/, '')
    .split('-')
    .filter((word) => word !== '')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

/** The names of all answers, for files and messages. */
const ANSWERS = Object.keys(answers.entries)

/**
 * Validates answers from flags, a file or prompts.
 * @throws {UserError} naming every answer that is missing or wrong
 */
export function readAnswers(given: Readonly<Record<string, unknown>>): NewTenant {
  const result = v.safeParse(answers, given)
  if (result.success) return { ...result.output, given: Object.keys(given) }
  const wrong = result.issues.map((issue) => {
    const name = String(issue.path?.[0]?.key ?? '')
    if (!ANSWERS.includes(name))
      return `'${name}' is no answer of livery new: there are ${ANSWERS.join(', ')}.`
    const said =
      name === 'id' ? 'The id' : `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    return issue.input === undefined
      ? `${said} is missing.`
      : `${said} is ${JSON.stringify(issue.input)}: give ${issue.message}.`
  })
  throw new UserError([...new Set(wrong)].join('\n'))
}
