import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { undocumentedProps } from './undocumentedProps.ts'

const SOURCE = join(import.meta.dirname, '../src')

/** Exports that are parts of another component, without a story of their own. */
const PARTS: Readonly<Record<string, string>> = {
  digits: 'what fields make of typed digits',
  field: 'layout and box of every field, shown in each of them',
  fitting: 'size of a sum that stays on one line, shown by the balance',
  'icon-set': 'icons that a brand draws itself, shown by every icon',
  link: 'connection to a router, without a style of its own',
  media: 'questions to the device about motion and the window, without a look',
  picture: 'addresses of a picture in its widths, shown by Image and tiles',
  reset: 'global styles of the document',
  sideways: 'style of a row that scrolls sideways, shown by the rows that do',
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

  it('has guidance for designers beside its stories', () => {
    expect(globSync(`${SOURCE}/${folder}/*.usage.tsx`)).toHaveLength(1)
  })

  it('has a playground with a play function and expectations', () => {
    const playground = story(source, (text) => text.startsWith('export const Playground'))
    expect(playground).toContain('play: async')
    expect(playground).toContain('expect(')
  })

  it('has a matrix story with a play function and expectations', () => {
    const matrix = story(source, (text) => /tags: \[[^\]]*'matrix'/.test(text))
    expect(matrix).toContain('play: async')
    expect(matrix).toContain('expect(')
  })
})

it('the parts exist', () => {
  for (const part of Object.keys(PARTS)) expect(folders).toContain(part)
})

describe('every prop has a docstring', () => {
  const files = globSync(`${SOURCE}/*/*.tsx`).filter((file) => !/\.(stories|usage|test)\.tsx$/.test(file))
  it.each(files.map((file) => [basename(file), file] as const))('%s', (_name, file) => {
    expect(undocumentedProps(file, readFileSync(file, 'utf8'))).toEqual([])
  })
})
