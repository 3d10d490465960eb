import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { featureOf, pageFileOf, ROUTE_LIST, ROUTES } from '@livery/domain/routes'
import { expect, it } from 'vitest'

import { AREA_FOLDER, areaFiles } from './areas.ts'
import { PAGE_LIST, pageList } from './pageList.ts'
import { pictureOf, SCREENS_PAGE, screensPage } from './screensPage.ts'
import { PICTURES, readSources, type Sources } from './sources.ts'

const root = join(import.meta.dirname, '../..')
const sources = readSources(root)
const kept = (file: string) => readFileSync(join(root, file), 'utf8')

it('the page list of the site is the one of the route table: else run "npm run screens"', () => {
  expect(kept(PAGE_LIST)).toBe(pageList(ROUTE_LIST))
})

it('the areas of the site are those of the route table: else run "npm run screens"', () => {
  const areas = areaFiles(ROUTE_LIST)
  const files = readdirSync(join(root, AREA_FOLDER)).map((name) => `${AREA_FOLDER}/${name}`)
  expect(files.sort()).toEqual([...areas.keys()].sort())
  for (const [path, text] of areas) expect(kept(path)).toBe(text)
})

it('docs/screens.md is up to date: else run "npm run screens"', () => {
  expect(kept(SCREENS_PAGE)).toBe(screensPage(ROUTE_LIST, sources))
})

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
