import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { undocumentedProps } from './undocumentedProps.ts'

const SOURCE = join(import.meta.dirname, '../src')

/** Imported by name, but nothing that a reader would look for by itself. */
const PARTS: Readonly<Record<string, string>> = {
  field: 'frame and edge of every field; seen in each of them',
  link: 'the seam to a router; has no look',
  reset: 'the ground of the document',
}

const folders = readdirSync(SOURCE).filter((name) => existsSync(join(SOURCE, name, 'index.ts')))
const components = folders.filter((name) => !(name in PARTS))

const storiesOf = (folder: string): string =>
  globSync(`${SOURCE}/${folder}/*.stories.tsx`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

/** The part of a story file that defines one exported story. */
const story = (source: string, marks: (text: string) => boolean): string =>
  source
    .split(/^(?=export const )/m)
    .filter((text) => marks(text))
    .join('\n')

describe.each(components)('%s', (folder) => {
  const source = storiesOf(folder)

  it('has a playground that is played and judged', () => {
    const playground = story(source, (text) => text.startsWith('export const Playground'))
    expect(playground).toContain('play: async')
    expect(playground).toContain('expect(')
  })

  it('has a matrix story that is played and judged', () => {
    const matrix = story(source, (text) => /tags: \[[^\]]*'matrix'/.test(text))
    expect(matrix).toContain('play: async')
    expect(matrix).toContain('expect(')
  })
})

it('parts are parts still', () => {
  for (const part of Object.keys(PARTS)) expect(folders).toContain(part)
})

describe('every prop says what it means', () => {
  const files = globSync(`${SOURCE}/*/*.tsx`).filter((file) => !/\.(stories|test)\.tsx$/.test(file))
  it.each(files.map((file) => [basename(file), file] as const))('%s', (_name, file) => {
    expect(undocumentedProps(file, readFileSync(file, 'utf8'))).toEqual([])
  })
})
