import { expect, it } from 'vitest'

import { weighPages } from './weigh.ts'

const SIZES: Record<string, number> = {
  'main.js': 100,
  'shared.js': 10,
  'home.js': 5,
  'login.js': 2,
  'lazy.js': 1000,
  'main.css': 7,
  'home.css': 3,
}
const sizeOf = (file: string) => SIZES[file] ?? Number.NaN

const PAGE = 'packages/app/src/features/login/LoginPage.tsx'
const MANIFEST = {
  'main.ts': { file: 'main.js', isEntry: true, imports: ['_shared.js'], css: ['main.css'] },
  '_shared.js': { file: 'shared.js', imports: ['main.ts'] },
  '_home-1.js': {
    file: 'home.js',
    name: 'home',
    imports: ['_shared.js', 'main.ts'],
    css: ['home.css', 'main.css'],
  },
  [PAGE]: { file: 'login.js', isDynamicEntry: true, imports: ['_shared.js', '_home-1.js'] },
  'packages/app/src/features/home/Later.tsx': { file: 'lazy.js', isDynamicEntry: true },
}

it('weighs the shell and each page together, each file once, without lazily loaded files', () => {
  expect(weighPages(MANIFEST, sizeOf)).toEqual([
    { page: 'home', script: 115, style: 10 },
    { page: PAGE, script: 117, style: 10 },
  ])
})

it.each([
  ['no entry', {}],
  ["no chunk named 'home'", { 'main.ts': { file: 'main.js', isEntry: true } }],
])('refuses a manifest with %s', (complaint, manifest) => {
  expect(() => weighPages(manifest, sizeOf)).toThrow(complaint)
})
