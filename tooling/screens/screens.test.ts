import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { featureOf, pageFileOf, ROUTE_LIST, ROUTES } from '@livery/domain/routes'
import { expect, it } from 'vitest'

import { AREA_FOLDER } from './areas.ts'
import { pageList } from './pageList.ts'
import { pictureOf, screensPage } from './screensPage.ts'
import { PICTURES, readSources, type Sources } from './sources.ts'
import { staleFiles } from './written.ts'

const root = join(import.meta.dirname, '../..')
const sources = readSources(root)

/** Pages of no route: the site shows them in place of the page that was asked for, or a route's page shows them. */
const WITHOUT_ROUTE = ['status/SiteStatusPage.tsx', 'wallet/order/OrderPage.tsx']

it('every page of a feature is shown by a route, and every route shows one', () => {
  const shown = new Set([...ROUTE_LIST.map(pageFileOf), ...WITHOUT_ROUTE])
  expect(sources.pages).toEqual([...shown].sort())
})

it('every route belongs to a feature folder', () => {
  for (const route of ROUTE_LIST) expect(sources.features).toContain(featureOf(route))
})

it('every route has a title and a story', () => {
  const rows = screensPage(ROUTE_LIST, sources)
    .split('\n')
    .filter((line) => /^\| (<img|–)/.test(line))
  for (const { id, titleId } of ROUTE_LIST) {
    expect(sources.texts).toHaveProperty([titleId])
    expect(rows.find((line) => line.includes(`| \`${id}\` |`))).toContain('.stories.tsx')
  }
})

it('every route has a picture, and every picture a route: else run "npm run screens:pictures"', () => {
  for (const route of ROUTE_LIST)
    expect([route.id, pictureOf(route, sources.pictures)]).not.toContain(undefined)
  const ids = sources.pictures.map((file) => file.replace(/^.*\/|\.webp$/g, ''))
  expect(Object.keys(ROUTES)).toEqual(expect.arrayContaining(ids))
})

const STORY = 'packages/app/src/features/bet-record/betRecord.stories.tsx'
const few: Sources = {
  features: ['bet-record', 'side-menu'],
  pages: [],
  stories: [{ path: STORY, text: 'path: ROUTES.betRecord.path' }],
  tests: [
    { path: 'e2e/journeys/games.spec.ts', text: 'await page.goto(ROUTES.betRecord.path)' },
    { path: 'e2e/journeys/agent.spec.ts', text: 'await page.goto(ROUTES.betRecordOld.path)' },
  ],
  pictures: [`${PICTURES}/betRecord.webp`],
  texts: { 'route.betRecord.title': 'Betting record' },
}

it('shows the picture of a route and the journeys through it', () => {
  const page = screensPage(
    ROUTE_LIST.filter(({ id }) => id === 'betRecord'),
    few,
  )
  expect(page).toContain(
    '| <img src="pictures/screens/betRecord.webp" alt="Betting record" width="98"> | `betRecord` | Betting record | `/m/gameRecord` |',
  )
  expect(page).toContain(`[betRecord.stories.tsx](../${STORY})`)
  expect(page).toContain('[games.spec.ts](../e2e/journeys/games.spec.ts)')
  expect(page).not.toContain('agent.spec.ts')
  expect(page).toContain('| `side-menu` | – | – |')
})

it('gives routes that share a page one fetch of it', () => {
  const list = pageList([
    { id: 'help' },
    { id: 'vip', flags: ['VIP'] },
    { id: 'gameCenter' },
    { id: 'gameList', folder: 'game-center', page: 'GameCenter' },
  ])
  expect(list).toContain("const help = () => import('./areas/help.ts')")
  expect(list).toContain("help: pageOf(help, 'HelpPage'),")
  expect(list).toContain("vip: lazyPage(() => import('#features/vip/VipPage.tsx'))")
  expect(list.match(/pageOf\(play, 'GameCenterPage'\)/g)).toHaveLength(1)
  expect(list).toContain('gameList: gameCenterPage,')
})

it('tells files that are missing, that differ, and areas that no route needs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'screens-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('docs/same.md', 'same')
  write('docs/other.md', 'older')
  write(`${AREA_FOLDER}/play.ts`, 'play')
  write(`${AREA_FOLDER}/gone.ts`, 'gone')
  const files = new Map([
    ['docs/same.md', 'same'],
    ['docs/other.md', 'newer'],
    ['docs/missing.md', 'missing'],
    [`${AREA_FOLDER}/play.ts`, 'play'],
  ])
  expect(staleFiles(folder, files)).toEqual(['docs/other.md', 'docs/missing.md', `${AREA_FOLDER}/gone.ts`])
})
