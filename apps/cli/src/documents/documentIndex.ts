import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { sizeOf, type BundleFile } from '../stamp/bundle.ts'
import type { Recording } from './recorder.ts'
import { hashAnswers } from './snapshot.ts'

/** `_build/documents.json`: what the last run wrote of a bundle's documents. The rest of a bundle never changes. */
export interface DocumentIndex {
  /** When the oldest answer in them was given, in epoch ms; null where they hold none. */
  readonly asOf: number | null
  readonly files: readonly { readonly path: string; readonly bytes: number }[]
  /** Origin of the gateway that gave the answers; absent where they hold none. */
  readonly gateway?: string
  /** Hash of the answers that they were made from; absent where they hold none. */
  readonly answers?: string
}

export const INDEX_FILE = '_build/documents.json'

export function documentIndex(
  files: readonly BundleFile[],
  { asOf, snapshot: { gateway, answers } }: Pick<Recording, 'asOf' | 'snapshot'>,
): string {
  const index: DocumentIndex = {
    asOf: asOf ?? null,
    files: files.map((file) => ({ path: file.path, bytes: sizeOf(file) })),
    ...(asOf !== undefined && { gateway, answers: hashAnswers(answers) }),
  }
  return `${JSON.stringify(index, null, 2)}\n`
}

/** Index of a bundle; undefined when there is none that can be read. */
export async function readIndex(folder: string): Promise<DocumentIndex | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, INDEX_FILE), 'utf8')) as DocumentIndex
  } catch {
    return undefined
  }
}
