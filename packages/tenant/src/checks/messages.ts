import { join } from 'node:path'

import {
  checkTexts,
  lostPlurals,
  parseCatalogue,
  type Catalogue,
  type TextProblem,
} from '@livery/i18n/compile'
import { LANGUAGES, LANGUAGE_CODES, isLanguageCode, type LanguageCode } from '@livery/i18n/registry'
import { nearest } from '@livery/theme'

import { placesIn, readLiteral } from '../data/readLiteral.ts'
import { brandEntries, isUnreadable } from '../files/brandEntries.ts'
import { FileRefused, LARGEST, readBrandFile, refusalOf, textOf } from '../files/brandFile.ts'
import { tenantFile, type TenantFolder } from '../folder.ts'
import type { Problem, ProblemCode } from '../problem.ts'
import { firstProblems, MOST_OF_FILE } from './firstProblems.ts'
import { hiddenFlaw, mostLetters } from './textRules.ts'

/** A brand's own texts, one `<CODE>.json` a language. */
export const MESSAGES_FOLDER = 'messages'

const CODES: Readonly<Record<TextProblem['kind'], ProblemCode>> = {
  unknown: 'message-unknown',
  placeholders: 'message-placeholder',
  syntax: 'message-syntax',
  empty: 'message-syntax',
}

const EXPECTED: Readonly<Record<TextProblem['kind'], string>> = {
  unknown: "the id of one of the product's messages",
  placeholders: 'the same placeholders as the English text',
  syntax: 'ICU message syntax',
  empty: 'a text',
}

/** Content of a brand's file of texts; undefined when there is none. */
function contentOf(tenantPath: string, file: string): string | undefined {
  const content = readBrandFile(tenantPath, `${MESSAGES_FOLDER}/${file}`, LARGEST.messages)
  return content === undefined ? undefined : textOf(content)
}

/**
 * Texts of the brand that replace the product's in one language; empty when there are none.
 * @throws {FileRefused} for a link, a pipe, too many bytes, or what is no JSON of texts
 */
export function readOverrides(tenantPath: string, code: string): Catalogue {
  const file = `${code}.json`
  const content = contentOf(tenantPath, file)
  if (content === undefined) return {}
  const path = join(tenantPath, MESSAGES_FOLDER, file)
  try {
    return parseCatalogue(content, path)
  } catch (error) {
    throw new FileRefused(
      'no texts by their ids',
      'JSON such as { "login.title": "Log in" }',
      `(${error instanceof Error ? error.message : String(error)})`,
      path,
    )
  }
}

/** JSON is a subset of the notation of data files, whose reader knows places and keys that come twice. */
const AS_SOURCE = 'export default '

/** A language whose words have forms of number, such as English; Vietnamese has one form. */
function hasPlurals(code: LanguageCode): boolean {
  const has =
    withPlurals.get(code) ??
    new Intl.PluralRules(LANGUAGES[code].tag).resolvedOptions().pluralCategories.length > 1
  withPlurals.set(code, has)
  return has
}

/** Answers by language: asking takes longer than all other rules of a text. */
const withPlurals = new Map<LanguageCode, boolean>()

type Report = (
  code: ProblemCode,
  field: string,
  found: string,
  expected: string,
  suggestion?: string,
  place?: string,
) => Problem

/** Flaw of a brand's text, in the words of a problem. */
export interface OverrideFlaw {
  readonly code: ProblemCode
  readonly found: string
  readonly expected: string
}

/** Flaws of a brand's text that the catalogue's own rules do not know. */
export function overrideFlaws(language: LanguageCode, source: string, text: string): OverrideFlaw[] {
  const flaw = hiddenFlaw(text)
  if (flaw !== undefined) return [{ code: 'message-text', ...flaw }]
  const most = mostLetters(source)
  if (text.length > most)
    return [
      { code: 'message-text', found: `a text of ${text.length} characters`, expected: `at most ${most}` },
    ]
  if (!hasPlurals(language)) return []
  return lostPlurals(source, text).map((name) => ({
    code: 'message-placeholder',
    found: `a text without the plural forms of {${name}}`,
    expected: `{${name}, plural, …} as in the English text: ${LANGUAGES[language].ownName} has several`,
  }))
}

function textProblems(
  language: LanguageCode,
  overrides: Catalogue,
  english: Catalogue,
  report: Report,
): Problem[] {
  return Object.entries(overrides).flatMap(([id, text]): Problem[] => {
    // An unknown text is told by its id; what nobody can see in it is told all the same.
    const source = Object.hasOwn(english, id) ? english[id] : undefined
    const flaw = source === undefined ? hiddenFlaw(text) : undefined
    if (flaw !== undefined) return [report('message-text', id, flaw.found, flaw.expected)]
    if (source === undefined) return []
    return overrideFlaws(language, source, text).map(({ code, found, expected }) =>
      report(code, id, found, expected),
    )
  })
}

function fileProblems(
  path: string,
  file: string,
  language: LanguageCode,
  english: Catalogue,
  report: Report,
) {
  let content: string
  let overrides: Catalogue
  try {
    content = contentOf(path, file) ?? '{}'
    overrides = parseCatalogue(content, `${MESSAGES_FOLDER}/${file}`)
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError)
      return [
        report('load', '', `an error while reading it (${error.message})`, 'a flat object of texts by id'),
      ]
    const { found, expected, suggestion } = refusalOf(error)
    return [report('load', '', found, expected, suggestion)]
  }
  const { findings } = readLiteral(`${AS_SOURCE}${content}`, { expected: 'a flat object of texts by id' })
  const placeAt = placesIn(content)
  const written = findings.map(({ offset, found, expected, suggestion }) =>
    report('duplicate', '', found, expected, suggestion, placeAt(offset - AS_SOURCE.length)),
  )
  let ids: readonly string[] | undefined
  const compared = checkTexts(english, overrides).map(({ kind, id, detail }, at) => {
    // Comparing an id with all others takes long: those that are not told one by one need no proposal.
    const meant =
      kind === 'unknown' && at < MOST_OF_FILE ? nearest(id, (ids ??= Object.keys(english))) : undefined
    const advice = meant === undefined ? '' : `Did you mean '${meant}'?`
    return report(CODES[kind], id, `a text that ${detail}`, EXPECTED[kind], advice)
  })
  const all = [...written, ...compared, ...textProblems(language, overrides, english, report)]
  return firstProblems(all, MOST_OF_FILE)
}

/**
 * Checks that overrides name real messages, keep their placeholders and plurals, are valid ICU syntax, and say
 * what they seem to say.
 */
export function checkOverrides(tenant: TenantFolder, english: Catalogue): Problem[] {
  // Deeper files belong to a folder here, which is itself refused.
  const entries = brandEntries(tenant.path, MESSAGES_FOLDER).filter(
    ({ path }) => path.split('/').length === 2,
  )
  return entries.flatMap(({ path, refused }): Problem[] => {
    const file = path.slice(MESSAGES_FOLDER.length + 1)
    const report: Report = (code, field, found, expected, suggestion = '', place?) => ({
      tenant: tenant.id,
      file: tenantFile(tenant.id, path),
      field,
      ...(place === undefined ? {} : { place }),
      code,
      found,
      expected,
      suggestion,
      level: 'error',
    })
    const language = file.replace(/\.json$/, '')
    if (file.endsWith('.json') && isLanguageCode(language))
      // An entry that nobody may look at is no missing file.
      return isUnreadable(refused)
        ? [report('load', '', refused.found, refused.expected, refused.suggestion)]
        : fileProblems(tenant.path, file, language, english, report)
    const meant = nearest(language, LANGUAGE_CODES)
    const advice = meant === undefined ? '' : `Rename it to ${meant}.json?`
    return [
      report('value', '', `the name ${file}`, '<CODE>.json with a code of the language registry', advice),
    ]
  })
}
