import { reachFrom } from '@livery/mobile/graph'

/** Chunk of a Vite manifest: the fields with its imports. */
export interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
}

/** Compressed bytes that a first visit to one page loads. */
export interface Weight {
  readonly page: string
  readonly script: number
  readonly style: number
}

/** Name of home's chunk and page. */
const HOME = 'home'

/** Source files of pages: lazily imported files of a feature whose name ends in `Page`. */
const PAGE = /^packages\/app\/src\/features\/(?:[\w-]+\/)+\w+Page\.tsx$/

/**
 * Weighs every page of a compile: its static imports and those of the entry, each file once. Home is weighed
 * by the name of its manual chunk.
 * @param sizeOf compressed bytes of a file; throws for a file that the manifest lacks
 */
export function weighPages(
  manifest: Readonly<Record<string, Chunk>>,
  sizeOf: (file: string) => number,
): Weight[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (entry === undefined) throw new Error('The manifest of the compile names no entry.')
  const home = Object.keys(manifest).find(
    (key) => manifest[key]?.name === HOME && !manifest[key]?.isDynamicEntry,
  )
  if (home === undefined) throw new Error(`The manifest of the compile has no chunk named '${HOME}'.`)
  return [home, ...Object.keys(manifest).filter((key) => PAGE.test(key))].map((key) => {
    const page = key === home ? HOME : key
    const reached = reachFrom([entry, key], (chunk) => manifest[chunk]?.imports ?? [])
    const chunks = [...reached].flatMap((chunk) => manifest[chunk] ?? [])
    const sum = (files: Iterable<string>) =>
      [...new Set(files)].reduce((total, file) => total + sizeOf(file), 0)
    return {
      page,
      script: sum(chunks.map((chunk) => chunk.file)),
      style: sum(chunks.flatMap((chunk) => chunk.css ?? [])),
    }
  })
}
