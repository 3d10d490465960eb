import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { compileMessages, messageFiles, readCatalogue } from '@livery/i18n/compile'
import { LANGUAGE_CODES, type LanguageCode } from '@livery/i18n/registry'

import { writeCompressed } from './compress.ts'
import type { Core, CoreFile } from './core.ts'

/** Files of the messages by language, as `Core` lists them. */
export type MessageFiles = Pick<Core, 'messages' | 'furtherMessages'>

/**
 * Compiles every language of the registry to `messages/<CODE>.<hash>.json`, the texts that home and the frame can ask
 * for, and `messages/<CODE>.<hash>.rest.json`; missing texts fall back to English.
 * @param first ids of the texts in the first file
 * @throws when a catalogue holds a text that cannot be compiled
 */
export async function writeMessages(folder: string, first: ReadonlySet<string>): Promise<MessageFiles> {
  await mkdir(join(folder, 'messages'), { recursive: true })
  const english = readCatalogue('EN')
  const written = { messages: {}, furtherMessages: {} } as {
    -readonly [Part in keyof MessageFiles]: Partial<Record<LanguageCode, CoreFile>>
  }
  for (const code of LANGUAGE_CODES) {
    const { messages, problems } = compileMessages({
      english,
      language: code === 'EN' ? undefined : readCatalogue(code),
    })
    if (problems.length > 0) {
      const listed = problems.map(({ id, detail }) => `${id} ${detail}`).join('\n')
      throw new Error(`packages/i18n/messages/${code}.json cannot be compiled:\n${listed}`)
    }
    const files = messageFiles(code, messages, first)
    for (const { path, content } of files) await writeFile(join(folder, path), content)
    const [part, rest] = await writeCompressed(
      folder,
      files.map(({ path, content }) => ({ path, bytes: Buffer.byteLength(content) })),
    )
    if (part) written.messages[code] = part
    if (rest) written.furtherMessages[code] = rest
  }
  return written
}
