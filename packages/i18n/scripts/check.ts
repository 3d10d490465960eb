/**
 * Checks every catalogue: outdated generated files, unknown ids, placeholders, syntax, words that a glossary avoids,
 * misprints, English left in, labels that no place holds, and missing texts. Exit code 1 with one line a problem.
 * `--missing CODE` prints the texts a language still lacks, with their notes, ready to translate.
 */
import { parseArgs } from 'node:util'

import {
  auditCatalogues,
  avoidedWords,
  type Catalogue,
  COMPLETE_LANGUAGES,
  CONTEXT_FILE,
  ENGLISH_FILE,
  isTooLongLabel,
  mostSame,
  readCatalogue,
  readCatalogueFile,
  readGlossary,
  readStale,
  readTranslations,
  sameAsEnglish,
  stillStale,
  strayTerms,
  type Translations,
  typographicFaults,
} from '../src/catalogue/index.ts'
import { isLanguageCode, LANGUAGE_CODES, type LanguageCode } from '../src/registry.ts'
import { extractMessages } from './extraction.ts'
import { languagesPage, readLanguagesPage } from './languagesPage.ts'

const { values } = parseArgs({ options: { missing: { type: 'string' } } })
try {
  if (values.missing === undefined) check()
  else printMissing(values.missing)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function check(): void {
  const languages = readTranslations()
  const { messages, context } = extractMessages()
  const { errors, notes } = auditCatalogues({
    english: readCatalogueFile(ENGLISH_FILE),
    extracted: messages,
    languages,
    complete: COMPLETE_LANGUAGES,
  })
  const all = { EN: messages, ...languages }
  const problems = [
    ...errors,
    ...outdated('context/EN.json', context, readCatalogueFile(CONTEXT_FILE), 'extract'),
    ...avoidedIn(all),
    ...strayTermsIn(all),
    ...misprintsIn(all),
    ...tooMuchEnglishIn(all),
    ...tooLongIn(all),
    ...outdated('stale.json', stillStale(readStale(), messages, languages), readStale(), 'extract'),
    ...outdated('docs/languages.md', languagesPage(), readLanguagesPage(), 'languages'),
  ]
  for (const note of notes) console.log(`note: ${note}`)
  for (const problem of problems) console.error(`error: ${problem}`)
  if (problems.length > 0) process.exitCode = 1
  else
    console.log(
      `${Object.keys(messages).length} messages; ${COMPLETE_LANGUAGES.length} languages are complete`,
    )
}

function avoidedIn(all: Translations): string[] {
  return entriesOf(all).flatMap(([code, catalogue]) =>
    avoidedWords(readGlossary(code), catalogue).map(
      ({ id, term, word }) =>
        `messages/${code}.json: '${id}' says '${word}', which glossary/${code}.json avoids for '${term}'. Mend either`,
    ),
  )
}

function strayTermsIn(all: Translations): string[] {
  return entriesOf(all).flatMap(([code, catalogue]) =>
    strayTerms(readGlossary(code), catalogue).map(
      (term) => `glossary/${code}.json: the word for '${term}' is not the text that shows it. Mend either`,
    ),
  )
}

function misprintsIn(all: Translations): string[] {
  return entriesOf(all).flatMap(([code, catalogue]) =>
    Object.entries(catalogue).flatMap(([id, text]) =>
      typographicFaults(code, all.EN?.[id] ?? text, text).map(
        (fault) => `messages/${code}.json: '${id}' ${fault}`,
      ),
    ),
  )
}

function tooMuchEnglishIn(all: Translations): string[] {
  const english = all.EN ?? {}
  return entriesOf(all).flatMap(([code, catalogue]) => {
    const same = sameAsEnglish(english, catalogue)
    const most = mostSame(code, english)
    if (code === 'EN' || same.length <= most) return []
    const named = same.slice(0, 5).join(', ')
    return [`messages/${code}.json: ${same.length} texts are the English ones, at most ${most}: ${named}, …`]
  })
}

function tooLongIn(all: Translations): string[] {
  return entriesOf(all).flatMap(([code, catalogue]) =>
    Object.entries(catalogue).flatMap(([id, text]) =>
      isTooLongLabel(all.EN?.[id] ?? text, text)
        ? [`messages/${code}.json: '${id}' is too long for a label: “${text}”`]
        : [],
    ),
  )
}

function outdated(file: string, fresh: unknown, kept: unknown, command: string): string[] {
  if (JSON.stringify(fresh) === JSON.stringify(kept)) return []
  return [`${file} is outdated. Run \`npx pnpm --filter @livery/i18n ${command}\``]
}

function entriesOf(all: Translations): [LanguageCode, Catalogue][] {
  return Object.entries(all) as [LanguageCode, Catalogue][]
}

function printMissing(code: string): void {
  if (!isLanguageCode(code)) throw new Error(`No such language: ${code}. Known: ${LANGUAGE_CODES.join(' ')}`)
  const own = readCatalogue(code)
  const { messages, context } = extractMessages()
  for (const [id, text] of Object.entries(messages)) {
    if (!Object.hasOwn(own, id))
      console.log(`${JSON.stringify(id)}: ${JSON.stringify(text)}  // ${context[id]}`)
  }
}
