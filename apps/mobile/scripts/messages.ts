import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { compileMessages, readCatalogue } from '@livery/i18n/compile'
import { LANGUAGE_CODES, type LanguageCode } from '@livery/i18n/registry'

import { writeCompressed } from './compress.ts'
import type { CoreFile } from './core.ts'

/**
 * Compiles every language of the registry to `messages/<CODE>.<hash>.json`; missing texts fall back to
 * English.
 * @throws when a catalogue holds a text that cannot be compiled
 */
export async function writeMessages(folder: string): Promise<Partial<Record<LanguageCode, CoreFile>>> {
  await mkdir(join(folder, 'messages'), { recursive: true })
  const english = readCatalogue('EN')
  const written: Partial<Record<LanguageCode, CoreFile>> = {}
  for (const code of LANGUAGE_CODES) {
    const { messages, problems } = compileMessages({
      english,
      language: code === 'EN' ? undefined : readCatalogue(code),
    })
    if (problems.length > 0) {
      const listed = problems.map(({ id, detail }) => `${id} ${detail}`).join('\n')
      throw new Error(`packages/i18n/messages/${code}.json cannot be compiled:\n${listed}`)
    }
    const text = JSON.stringify(messages)
    const path = `messages/${code}.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`
    await writeFile(join(folder, path), text)
    written[code] = { path, bytes: Buffer.byteLength(text) }
  }
  const files = await writeCompressed(folder, Object.values(written))
  return Object.fromEntries(Object.keys(written).map((code, at) => [code, files[at]]))
}
