/** The part of a Vite manifest's chunk that says what it loads. */
export interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
}

/** What a first visit to one page loads, in bytes as they travel. */
export interface Weight {
  readonly page: string
  readonly script: number
  readonly style: number
}

/** Home's chunk, and how its page is called here. */
export const HOME = 'home'

/** Source files of pages: what the shell imports lazily from a feature by the name of a page. */
const PAGE = /^packages\/app\/src\/features\/[^/]+\/\w+Page\.tsx$/

/**
 * Weighs every page of a compile: its static imports and those of the entry, each file once. Home, whose chunk the
 * compile gathers itself, is weighed by that chunk's name.
 * @param sizeOf bytes of a file as it travels; throws for a file the compile does not list
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
    const chunks = closure(manifest, [entry, key])
    const sum = (files: Iterable<string>) =>
      [...new Set(files)].reduce((total, file) => total + sizeOf(file), 0)
    return {
      page,
      script: sum(chunks.map((chunk) => chunk.file)),
      style: sum(chunks.flatMap((chunk) => chunk.css ?? [])),
    }
  })
}

function closure(manifest: Readonly<Record<string, Chunk>>, starts: readonly string[]): Chunk[] {
  const reached = new Map<string, Chunk>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined || reached.has(key)) return
    reached.set(key, chunk)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const start of starts) visit(start)
  return [...reached.values()]
}
