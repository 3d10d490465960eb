import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { documentBudgetOf } from './budgets.ts'
import { weighPages, weighTexts } from './weigh.ts'
import { weighDocuments } from './weighDocuments.ts'

const PLAY = 'packages/app/src/site/routes/areas/play.ts'
const compile = {
  entry: 'main.js',
  files: [
    { path: 'main.js', bytes: 300, brotliBytes: 100 },
    { path: 'home.js', bytes: 5 },
    { path: 'play.js', bytes: 2 },
    { path: 'style.css', bytes: 7 },
  ],
  modules: {
    home: ['home.js'],
    gameCenter: ['play.js'],
    gameList: ['play.js'],
  },
  homeParts: ['home.js', 'play.js'],
  pages: { home: '_home.js', gameCenter: PLAY, gameList: PLAY },
  styles: 'style.css',
}

it('weighs home, each area once and home with its parts, compressed where the compile has a compressed copy', () => {
  expect(weighPages(compile)).toEqual([
    { page: 'home', script: 105, scripts: 2, style: 7 },
    { page: PLAY, script: 102, scripts: 2, style: 7 },
    { page: 'home with its parts', script: 107, scripts: 3, style: 7 },
  ])
})

it('weighs the first texts of each language, compressed (S-language-18)', () => {
  const file = (path: string, brotliBytes: number) => ({ path, bytes: 9000, brotliBytes })
  const messages = {
    EN: file('messages/EN.1.json', 4),
    EL: file('messages/EL.2.json', 6),
  }
  expect(weighTexts({ messages })).toEqual([
    { language: 'EL', bytes: 6 },
    { language: 'EN', bytes: 4 },
  ])
})

it('refuses a page whose module the compile does not list', () => {
  expect(() => weighPages({ ...compile, files: [] })).toThrow("'main.js' is not among the files")
})

it('weighs the compressed documents of every built brand, each kind by its budget', async () => {
  const out = await mkdtemp(join(tmpdir(), 'livery-budgets-'))
  onTestFinished(() => rm(out, { recursive: true }))
  await mkdir(join(out, 'harbour/_build'), { recursive: true })
  const paths = [
    'index.html',
    'index.html.br',
    'vi/index.html.br',
    '_pages/m/gameCenter@gameType=RNG.html.br',
  ]
  const files = [...paths, '_pages/m/help.html.br', 'sitemap.xml.br'].map((path) => ({ path, bytes: 9 }))
  await writeFile(join(out, 'harbour/_build/documents.json'), JSON.stringify({ files }))
  expect(weighDocuments(out).map(({ name, allowed }) => [name, allowed])).toEqual([
    ['harbour/index.html.br', documentBudgetOf('index.html')],
    ['harbour/vi/index.html.br', documentBudgetOf('vi/index.html')],
    [
      'harbour/_pages/m/gameCenter@gameType=RNG.html.br',
      documentBudgetOf('_pages/m/gameCenter@gameType=RNG.html'),
    ],
    ['harbour/_pages/m/help.html.br', documentBudgetOf('_pages/m/help.html')],
  ])
  expect(documentBudgetOf('sitemap.xml'), 'a file that is no document').toBeUndefined()
  expect(weighDocuments(join(out, 'nowhere'))).toEqual([])
})
