import { expect, it } from 'vitest'

import { weighPages } from './weigh.ts'

const PLAY = 'packages/app/src/site/routes/areas/play.ts'
const compile = {
  files: [
    { path: 'main.js', bytes: 300, brotliBytes: 100 },
    { path: 'home.js', bytes: 5 },
    { path: 'play.js', bytes: 2 },
    { path: 'style.css', bytes: 7 },
  ],
  modules: {
    home: ['main.js', 'home.js'],
    gameCenter: ['main.js', 'play.js'],
    gameList: ['main.js', 'play.js'],
  },
  pages: { home: '_home.js', gameCenter: PLAY, gameList: PLAY },
  styles: 'style.css',
}

it('weighs home and each area once, compressed where the compile has a compressed copy', () => {
  expect(weighPages(compile)).toEqual([
    { page: 'home', script: 105, scripts: 2, style: 7 },
    { page: PLAY, script: 102, scripts: 2, style: 7 },
  ])
})

it('refuses a page whose module the compile does not list', () => {
  expect(() => weighPages({ ...compile, files: [] })).toThrow("'main.js' is not among the files")
})
