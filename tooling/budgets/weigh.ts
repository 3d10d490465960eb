import type { Core } from '@livery/mobile/core'

/** Compressed bytes and files that a first visit to a page loads. */
export interface Weight {
  readonly page: string
  readonly script: number
  readonly scripts: number
  readonly style: number
}

/**
 * Weighs the pages of a compile, each area once: the modules that the page needs, and the style sheet.
 * @throws for a file that the compile does not list
 */
export function weighPages({
  entry,
  files,
  modules,
  pages,
  styles,
}: Pick<Core, 'entry' | 'files' | 'modules' | 'pages' | 'styles'>): Weight[] {
  const sizes = new Map(files.map((file) => [file.path, file.brotliBytes ?? file.bytes]))
  const sizeOf = (file: string) => {
    const size = sizes.get(file)
    if (size === undefined) throw new Error(`'${file}' is not among the files of core.json: compile again.`)
    return size
  }
  const routeOf = new Map(Object.entries(pages).map(([id, key]) => [key, id]))
  return [...routeOf].map(([key, id]) => {
    const needed = [entry, ...(modules[id] ?? [])]
    return {
      page: id === 'home' ? id : key,
      script: needed.reduce((sum, file) => sum + sizeOf(file), 0),
      scripts: needed.length,
      style: sizeOf(styles),
    }
  })
}
