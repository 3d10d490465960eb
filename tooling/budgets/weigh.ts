import type { Core } from '@livery/mobile/core'

/** Compressed bytes and files that a first visit to a page loads. */
export interface Weight {
  readonly page: string
  readonly script: number
  readonly scripts: number
  readonly style: number
}

/** Compressed bytes of the texts that a start on home waits for. */
export interface TextsWeight {
  readonly language: string
  readonly bytes: number
}

/** Weighs the first texts of each language of a compile, the heaviest first. */
export const weighTexts = ({ messages }: Pick<Core, 'messages'>): TextsWeight[] =>
  Object.entries(messages)
    .map(([language, first]) => ({ language, bytes: first.brotliBytes ?? first.bytes }))
    .toSorted((one, other) => other.bytes - one.bytes)

/** Name of home's weight with everything that it fetches by itself. */
export const HOME_PARTS = 'home with its parts'

/**
 * Weighs the pages of a compile, each area once: the modules that the page needs, and the style sheet.
 * @throws for a file that the compile does not list
 */
export function weighPages({
  entry,
  files,
  modules,
  homeParts,
  pages,
  styles,
}: Pick<Core, 'entry' | 'files' | 'modules' | 'homeParts' | 'pages' | 'styles'>): Weight[] {
  const sizes = new Map(files.map((file) => [file.path, file.brotliBytes ?? file.bytes]))
  const sizeOf = (file: string) => {
    const size = sizes.get(file)
    if (size === undefined) throw new Error(`'${file}' is not among the files of core.json: compile again.`)
    return size
  }
  const weigh = (page: string, needed: readonly string[]): Weight => ({
    page,
    script: [entry, ...needed].reduce((sum, file) => sum + sizeOf(file), 0),
    scripts: needed.length + 1,
    style: sizeOf(styles),
  })
  const routeOf = new Map(Object.entries(pages).map(([id, key]) => [key, id]))
  const single = [...routeOf].map(([key, id]) => weigh(id === 'home' ? id : key, modules[id] ?? []))
  return [...single, weigh(HOME_PARTS, homeParts)]
}
