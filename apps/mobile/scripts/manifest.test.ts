import { expect, it } from 'vitest'

import { modulesOf, readManifest } from './manifest.ts'

const ENTRY = 'packages/app/src/site/entry.ts'
const LOGIN = 'packages/app/src/site/routes/areas/entrance.ts'
const STYLES = { file: 'assets/style.css', src: 'style.css' }

const manifest = {
  [ENTRY]: {
    file: 'assets/site.js',
    src: ENTRY,
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['_home.js', LOGIN],
  },
  '_react.js': { file: 'assets/react.js' },
  '_tiles.js': { file: 'assets/tiles.js', imports: ['_react.js'] },
  '_home.js': { file: 'assets/home.js', name: 'home', imports: ['_tiles.js', '_react.js', ENTRY] },
  [LOGIN]: { file: 'assets/login.js', src: LOGIN, isDynamicEntry: true, imports: ['_react.js'] },
  'style.css': STYLES,
}

it('names the site and the style sheet', () => {
  expect(readManifest(manifest)).toEqual({
    key: ENTRY,
    site: 'assets/site.js',
    styles: 'assets/style.css',
  })
})

it.each([
  [
    [ENTRY, '_home.js'],
    ['react', 'site', 'tiles', 'home'],
  ],
  [
    [ENTRY, LOGIN],
    ['react', 'site', 'login'],
  ],
  [[LOGIN], ['react', 'login']],
])('lists the modules of %j, each once, dependencies first', (keys, names) => {
  expect(modulesOf(manifest, keys)).toEqual(names.map((name) => `assets/${name}.js`))
})

it.each([
  ['no entry', {}],
  ['no style sheet', { [ENTRY]: manifest[ENTRY] }],
])('reports a manifest with %s', (missing, incomplete) => {
  expect(() => readManifest(incomplete)).toThrow(missing.replace('no', 'names no'))
})
