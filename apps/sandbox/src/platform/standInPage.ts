import { readFileSync } from 'node:fs'

/**
 * Reads a page that stands in for another service's. Each `<!-- style <file> -->` becomes the style sheet of that file,
 * relative to the page: pages of one service look alike, and a browser may be allowed inline styles only.
 */
export const readPage = (file: URL): string =>
  readFileSync(file, 'utf8').replaceAll(
    /<!-- style (\S+) -->/g,
    (_, sheet: string) => `<style>\n${readFileSync(new URL(sheet, file), 'utf8')}</style>`,
  )
