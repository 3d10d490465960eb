/**
 * Writes `messages/EN.json` and `context/EN.json` from the messages declared in the sources, and marks as stale the
 * translations of each English text that changed (`stale.json`); a renewed translation loses its mark.
 * Run it after adding or changing a message: `npx pnpm --filter @livery/i18n extract`. `--same-meaning` marks nothing:
 * for a corrected spelling that changes no translation.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'

import {
  CONTEXT_FILE,
  ENGLISH_FILE,
  markStale,
  readCatalogueFile,
  readStale,
  readTranslations,
  STALE_FILE,
} from '../src/catalogue/index.ts'
import { extractMessages } from './extraction.ts'

try {
  const { values } = parseArgs({ options: { 'same-meaning': { type: 'boolean', default: false } } })
  const before = readCatalogueFile(ENGLISH_FILE)
  const { messages, context } = extractMessages()
  write(ENGLISH_FILE, messages)
  write(CONTEXT_FILE, context)
  const origin = values['same-meaning'] ? messages : before
  const stale = markStale(readStale(), origin, messages, readTranslations())
  write(STALE_FILE, stale)
  const added = Object.keys(messages).filter((id) => !Object.hasOwn(before, id))
  const removed = Object.keys(before).filter((id) => !Object.hasOwn(messages, id))
  console.log(
    `EN: ${Object.keys(messages).length} messages (+${added.length} −${removed.length}); ${Object.keys(stale).length} with stale translations`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function write(file: string, content: Readonly<Record<string, unknown>>): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}
