/**
 * Checks every catalogue of the site and of the gateway: outdated generated files, unknown ids, placeholders, syntax, words that a glossary avoids,
 * misprints, English left in, labels that no place holds, and missing texts. Exit code 1 with one line a problem.
 * `--words CODE` prints what a language says in several words for one English text; `--missing CODE` prints the texts a language still lacks, with their notes, ready to translate.
 */
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'

import {
  auditCatalogues,
  type Catalogue,
  catalogueFaults,
  comparedFile,
  COMPLETE_LANGUAGES,
  describe,
  oneWordProblems,
  readOneWord,
  secondWords,
  CONTEXT_FILE,
  ENGLISH_FILE,
  fingerprints,
  mostSame,
  readCatalogue,
  readCatalogueFile,
  readStale,
  readTranslations,
  sameAsEnglish,
  stillStale,
  type Speaker,
  textSources,
  type Translations,
} from '../src/catalogue/index.ts'
import { isLanguageCode, LANGUAGE_CODES, type LanguageCode } from '../src/registry.ts'
import { extractMessages } from './extraction.ts'
import { languagesPage, readLanguagesPage } from './languagesPage.ts'

const REPOSITORY = join(import.meta.dirname, '../../..')

const { values } = parseArgs({ options: { missing: { type: 'string' }, words: { type: 'string' } } })
try {
  if (values.missing !== undefined) printMissing(values.missing)
  else if (values.words !== undefined) printSecondWords(values.words)
  else check()
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
    ...faultsIn('site', all),
    ...tooMuchEnglishIn('site', all),
    ...gatewayProblems(),
    ...oneWordProblems(bothSpeakers('EN', messages), bothLanguages(languages), readOneWord()),
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

function faultsIn(speaker: Speaker, all: Translations): string[] {
  return catalogueFaults(all).map(({ code, id, why }) => `${fileOf(speaker, code)}: '${id}' ${why}`)
}

/** Gates of the gateway's texts, whose English stands in its catalogue. */
function gatewayProblems(): string[] {
  const { messages, stale } = textSources().gateway
  const english = readCatalogue('EN', messages)
  const languages = readTranslations(messages)
  const audit = auditCatalogues({ english, extracted: english, languages, complete: COMPLETE_LANGUAGES })
  const marks = readStale(stale)
  const all = { EN: english, ...languages }
  return [
    ...audit.errors.map((error) => `the gateway’s ${error}`),
    ...faultsIn('gateway', all),
    ...tooMuchEnglishIn('gateway', all),
    ...outdated(
      'apps/sandbox/compared.json',
      fingerprints(english),
      readCatalogueFile(comparedFile()),
      'extract',
    ),
    ...outdated('apps/sandbox/stale.json', stillStale(marks, english, languages), marks, 'extract'),
  ]
}

function tooMuchEnglishIn(speaker: Speaker, all: Translations): string[] {
  const english = all.EN ?? {}
  return entriesOf(all).flatMap(([code, catalogue]) => {
    const same = sameAsEnglish(english, catalogue)
    const most = mostSame(code, english)
    if (code === 'EN' || same.length <= most) return []
    const named = same.slice(0, 5).join(', ')
    return [
      `${fileOf(speaker, code)}: ${same.length} texts are the English ones, at most ${most}: ${named}, …`,
    ]
  })
}

function fileOf(speaker: Speaker, code: LanguageCode): string {
  return join(relative(REPOSITORY, textSources()[speaker].messages), `${code}.json`)
}

function outdated(file: string, fresh: unknown, kept: unknown, command: string): string[] {
  if (JSON.stringify(fresh) === JSON.stringify(kept)) return []
  return [`${file} is outdated. Run \`npx pnpm --filter @livery/i18n ${command}\``]
}

function entriesOf(all: Translations): [LanguageCode, Catalogue][] {
  return Object.entries(all) as [LanguageCode, Catalogue][]
}

/** Texts of the site and of the gateway, which a player reads side by side. */
function bothSpeakers(code: LanguageCode, site: Catalogue): Catalogue {
  return { ...site, ...readCatalogue(code, textSources().gateway.messages) }
}

function bothLanguages(languages: Translations): Translations {
  return Object.fromEntries(
    entriesOf(languages).map(([code, catalogue]) => [code, bothSpeakers(code, catalogue)]),
  )
}

function printSecondWords(code: string): void {
  if (!isLanguageCode(code)) throw new Error(`No such language: ${code}. Known: ${LANGUAGE_CODES.join(' ')}`)
  const english = bothSpeakers('EN', extractMessages().messages)
  for (const { english: source, words } of secondWords(english, bothSpeakers(code, readCatalogue(code))))
    console.log(`“${source}”: ${describe(words)}`)
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
