import { expect, it } from 'vitest'

import { readManifest } from './manifest.ts'

const HOME = '_home-1234.js'
const OTHER = 'packages/app/src/features/login/LoginPage.tsx'

const manifest = {
  'apps/mobile/src/main.ts': {
    file: 'assets/main.js',
    src: 'apps/mobile/src/main.ts',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: [HOME, OTHER],
    css: ['assets/main.css'],
  },
  '_react.js': { file: 'assets/react.js', css: ['assets/reset.css'] },
  '_tiles.js': { file: 'assets/tiles.js', imports: ['_react.js'], css: ['assets/tiles.css'] },
  [HOME]: {
    file: 'assets/home.js',
    name: 'home',
    imports: ['_tiles.js', '_react.js', 'apps/mobile/src/main.ts'],
    css: ['assets/home.css'],
  },
  [OTHER]: { file: 'assets/login.js', src: OTHER, isDynamicEntry: true, imports: ['_react.js'] },
}

it('lists the shell’s files and home’s additional files, each once', () => {
  expect(readManifest(manifest)).toEqual({
    entry: 'assets/main.js',
    shell: {
      modules: ['assets/react.js', 'assets/main.js'],
      styles: ['assets/reset.css', 'assets/main.css'],
    },
    home: { modules: ['assets/tiles.js', 'assets/home.js'], styles: ['assets/tiles.css', 'assets/home.css'] },
  })
})

it('reports a missing entry or home', () => {
  expect(() => readManifest({})).toThrow('names no entry')
  const { [HOME]: _home, ...without } = manifest
  expect(() => readManifest(without)).toThrow('no chunk of the home feature')
})
