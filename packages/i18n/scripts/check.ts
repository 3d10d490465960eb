/**
 * Checks every catalogue: a stale EN.json, unknown ids, placeholders, syntax, words that a glossary avoids,
 * and completeness of the languages that must be complete. Exit code 1 with one line a problem.
 * `--missing CODE` prints the texts a language still lacks, with their notes, ready to translate.
 */
import { parseArgs } from 'node:util'

import {
  auditCatalogues,
  avoidedWords,
  COMPLETE_LANGUAGES,
  readCatalogue,
  readCatalogueFile,
  readGlossary,
} from '../src/catalogue/index.ts'
import { isLanguageCode, LANGUAGE_CODES } from '../src/registry.ts'
import { extractMessages } from './extraction.ts'
import { CONTEXT_FILE, ENGLISH_FILE } from './paths.ts'

const { values } = parseArgs({ options: { missing: { type: 'string' } } })
try {
  if (values.missing === undefined) check()
  else printMissing(values.missing)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function check(): void {
  const others = LANGUAGE_CODES.filter((code) => code !== 'EN')
  const begun = others.map((code) => [code, readCatalogue(code)] as const)
  const { messages, context } = extractMessages()
  const { errors, notes } = auditCatalogues({
    english: readCatalogueFile(ENGLISH_FILE),
    extracted: messages,
    languages: Object.fromEntries(begun.filter(([, catalogue]) => Object.keys(catalogue).length > 0)),
    complete: COMPLETE_LANGUAGES,
  })
  const avoided = LANGUAGE_CODES.flatMap((code) =>
    avoidedWords(readGlossary(code), readCatalogue(code)).map(
      ({ id, term, word }) =>
        `messages/${code}.json: '${id}' says '${word}', which glossary/${code}.json avoids for '${term}'. Mend either`,
    ),
  )
  const staleContext = JSON.stringify(readCatalogueFile(CONTEXT_FILE)) !== JSON.stringify(context)
  const all =
    staleContext && errors.length === 0
      ? ['context/EN.json is stale. Run `pnpm --filter @livery/i18n extract`']
      : [...errors, ...avoided]
  for (const note of notes) console.log(`note: ${note}`)
  for (const error of all) console.error(`error: ${error}`)
  if (all.length > 0) process.exitCode = 1
  else console.log(`${Object.keys(messages).length} messages; ${COMPLETE_LANGUAGES.join(', ')} are complete`)
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
