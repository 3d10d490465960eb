import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { readCached, writeCached } from '../cacheFile.ts'
import {
  readWords,
  united,
  wordsOfFile,
  writtenWords,
  type SearchedPart,
  type Words,
} from '../stamp/bundleWords.ts'
import { createLeakScanner, type Leak, type ScannedBrand } from '../stamp/leakScan.ts'
import { mayHold } from '../stamp/suspects.ts'
import type { LoadedCore } from './core.ts'
import { hashText } from './stampState.ts'
import { toolTexts } from './toolTexts.ts'

/** Names may be words of the code; a host or a licence number in it is somebody's data. */
export const isName = ({ what }: Leak): boolean => what === 'id' || what === 'name'

/** State of everything that the result of a search depends on. */
export interface CoreState {
  /** Hash of the compile and of the tool. */
  readonly compile: string
  /** Hash of the texts that are searched for. */
  readonly searched: string
}

/** Brands' data in a compile, as it is kept between two builds. */
interface KeptLeaks extends CoreState {
  /** All words of the compile (`writtenWords`). */
  readonly words: string
  /** Hash of the texts that could be among them. */
  readonly suspects: string
  readonly leaks: readonly Leak[]
}

/** Name of the part that holds a text of this tool. */
const TOOL = 'livery'

/** Texts that every bundle shares, with their words. */
async function sharedParts({ core, folder, renderer }: LoadedCore): Promise<SearchedPart[]> {
  const texts = [core.messages, core.furtherMessages].flatMap((files) => Object.values(files))
  const parts = await Promise.all(
    [...core.files, ...texts, renderer].map(async ({ path }) => ({
      path,
      content: await readFile(join(folder, path)),
    })),
  )
  return [...parts, ...toolTexts().map((content) => ({ path: TOOL, content }))].map(({ path, content }) => ({
    path,
    content,
    words: wordsOfFile(path, content),
  }))
}

/**
 * Brands' data in the shared compile, searched for when the compile changed, or a brand's data that may be among its words.
 * Data that is found stops the build of the brand that owns it, and of no other: a bundle does not depend on other brands.
 */
export async function coreLeaks(
  brands: readonly ScannedBrand[],
  core: LoadedCore,
  cache: string,
  { compile, searched }: CoreState,
): Promise<readonly Leak[]> {
  const file = join(cache, 'coreLeaks.json')
  const known = readCached<KeptLeaks>(file)
  const before = known?.compile === compile ? known : undefined
  if (before?.searched === searched && before.leaks !== undefined) return before.leaks
  const scanner = createLeakScanner(brands)
  const suspectsOf = (words: Words) => {
    const suspects = scanner.suspects(words)
    return { suspects, hash: hashText(JSON.stringify(suspects)) }
  }
  const keep = (kept: Omit<KeptLeaks, 'compile' | 'searched'>) => {
    writeCached(file, { compile, searched, ...kept } satisfies KeptLeaks)
    return kept.leaks
  }
  if (before?.words !== undefined && before.leaks !== undefined) {
    const { words, leaks } = before
    const { hash } = suspectsOf(readWords(words))
    if (hash === before.suspects) return keep({ words, suspects: hash, leaks })
  }
  const parts = await sharedParts(core)
  const words = united(parts.map((part) => part.words))
  const { suspects, hash } = suspectsOf(words)
  const leaks = parts
    .filter((part) => suspects.some((needle) => mayHold(part.words, needle)))
    .flatMap(({ path, content }) =>
      scanner.scan(undefined, path, content).filter((leak) => path !== TOOL || isName(leak)),
    )
  return keep({ words: writtenWords(words), suspects: hash, leaks })
}
