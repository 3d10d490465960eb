/**
 * Writes `messages/EN.json` and `context/EN.json` from the messages declared in the sources, and marks as stale the
 * translations of each English text that changed, of the site and of the gateway (`stale.json` of each); a renewed
 * translation loses its mark.
 * Run it after adding or changing a message: `npx pnpm --filter @livery/i18n extract`. `--same-meaning 'why'` marks
 * nothing, for a corrected spelling that changes no translation, and notes the texts, the day, the reason and `--by`
 * (else LIVERY_BY, else the user of the machine) in `sameMeaning.json`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'

import {
  type Catalogue,
  changedSince,
  comparedFile,
  CONTEXT_FILE,
  ENGLISH_FILE,
  fingerprints,
  markStale,
  readCatalogue,
  readCatalogueFile,
  readSameMeaning,
  readStale,
  readTranslations,
  type TextSource,
  textSources,
} from '../src/catalogue/index.ts'
import { extractMessages } from './extraction.ts'

try {
  const { values } = parseArgs({ options: { 'same-meaning': { type: 'string' }, by: { type: 'string' } } })
  const why = values['same-meaning']?.trim()
  if (why === '') throw new Error('--same-meaning wants the reason: why do the translations stay right?')
  const by = values.by ?? process.env['LIVERY_BY'] ?? userInfo().username
  const { site, gateway } = textSources()
  const before = readCatalogueFile(ENGLISH_FILE)
  const { messages, context } = extractMessages()
  write(ENGLISH_FILE, messages)
  write(CONTEXT_FILE, context)
  const english = readCatalogue('EN', gateway.messages)
  const compared = readCatalogueFile(comparedFile())
  write(comparedFile(), fingerprints(english))
  const told = why === undefined ? undefined : { by, why }
  const marked = [mark(site, fingerprints(before), messages, told), mark(gateway, compared, english, told)]
  const added = Object.keys(messages).filter((id) => !Object.hasOwn(before, id))
  const removed = Object.keys(before).filter((id) => !Object.hasOwn(messages, id))
  console.log(
    `EN: ${Object.keys(messages).length} messages (+${added.length} −${removed.length}); with stale translations ${marked[0]} of the site, ${marked[1]} of the gateway`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/**
 * Renews the marks of a speaker's translations, or notes that they stay right.
 * @param before fingerprints of the English texts that they were made from
 * @returns number of texts with stale translations
 */
function mark(
  { messages, stale, sameMeaning }: TextSource,
  before: Catalogue,
  english: Catalogue,
  told: { readonly by: string; readonly why: string } | undefined,
): number {
  const now = fingerprints(english)
  const marks = markStale(readStale(stale), told ? now : before, now, readTranslations(messages))
  write(stale, marks)
  const texts = changedSince(before, english)
  if (told && Object.keys(texts).length > 0) {
    const on = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
    write(sameMeaning, [...readSameMeaning(sameMeaning), { on, ...told, texts }])
  }
  return Object.keys(marks).length
}

function write(file: string, content: object): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}
