import { expect, it } from 'vitest'

import { weighPages } from './weigh.ts'

const SIZES: Record<string, number> = {
  'main.js': 100,
  'shared.js': 10,
  'home.js': 5,
  'lazy.js': 1000,
  'main.css': 7,
  'home.css': 3,
}
const sizeOf = (file: string) => SIZES[file] ?? Number.NaN

const PAGE = 'packages/app/src/features/home/HomePage.tsx'
const MANIFEST = {
  'main.ts': { file: 'main.js', isEntry: true, imports: ['_shared.js'], css: ['main.css'] },
  '_shared.js': { file: 'shared.js', imports: ['main.ts'] },
  [PAGE]: {
    file: 'home.js',
    isDynamicEntry: true,
    imports: ['_shared.js', 'main.ts'],
    css: ['home.css', 'main.css'],
  },
  'packages/app/src/features/home/Later.tsx': { file: 'lazy.js', isDynamicEntry: true },
}

it('weighs the shell and the page together, each file once, and nothing that loads later', () => {
  expect(weighPages(MANIFEST, sizeOf)).toEqual([{ page: PAGE, script: 115, style: 10 }])
})

it('refuses a manifest without an entry', () => {
  expect(() => weighPages({}, sizeOf)).toThrow('no entry')
})
