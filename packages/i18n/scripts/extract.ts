/**
 * Writes `messages/EN.json` and `context/EN.json` from the messages declared in the sources.
 * Run it after adding or changing a message: `pnpm --filter @livery/i18n extract`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { type Catalogue, readCatalogueFile } from '../src/catalogue/index.ts'
import { extractMessages } from './extraction.ts'
import { CONTEXT_FILE, ENGLISH_FILE } from './paths.ts'

try {
  const before = readCatalogueFile(ENGLISH_FILE)
  const { messages, context } = extractMessages()
  write(ENGLISH_FILE, messages)
  write(CONTEXT_FILE, context)
  const added = Object.keys(messages).filter((id) => !Object.hasOwn(before, id))
  const removed = Object.keys(before).filter((id) => !Object.hasOwn(messages, id))
  console.log(`EN: ${Object.keys(messages).length} messages (+${added.length} −${removed.length})`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function write(file: string, catalogue: Catalogue): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(catalogue, null, 2)}\n`)
}
