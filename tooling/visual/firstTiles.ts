/**
 * Table of how far down the games begin in every brand's built site, for a visitor and a member at 390 × 844: on
 * home without the install bar of later visits, in the game centre, and the frame of a running game, which is also
 * measured on a phone on its side. npm run
 * first-tiles [-- --running] takes a sandbox and a site that run already. The exit code is 1 where a game begins too
 * low.
 */
import { parseArgs } from 'node:util'

import { chromiumLaunch } from '@livery/browser'
import { DOWNLOAD_BAR_CLOSED_KEY } from '@livery/domain/device'
import { chromium, type Browser, type Locator, type Page } from 'playwright'

import { BRANDS, type Brand } from '../../e2e/brands.ts'
import { hotSlotGame } from '../../e2e/sandbox.ts'
import { linkTo } from '../../e2e/steps/play.ts'
import type { Size } from './pictureSheet.ts'
import { plainErrors } from './plainErrors.ts'
import { serveSites } from './sites.ts'
import { signIn, visit, type Session } from './siteVisit.ts'

plainErrors()

const PHONE: Size = { width: 390, height: 844 }
const ON_ITS_SIDE: Size = { width: 844, height: 390 }
/** Greatest distances from the window's top, CSS px. */
const MOST = { home: 520, centre: 300, game: 44, side: 0 } as const
const APPEARS_MS = 30_000

type Row = Record<keyof typeof MOST, number>

/** Distance from the window's top of the first of some elements, CSS px. */
async function topOf(elements: Locator): Promise<number> {
  await elements.first().waitFor({ timeout: APPEARS_MS })
  const tops = await elements.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top + scrollY),
  )
  return Math.round(Math.min(...tops))
}

const tiles = (page: Page): Locator => page.locator('main :is(ul, ol) button img')

/** Opens an address in a window of its own and measures there. */
async function measured(
  browser: Browser,
  brand: Brand,
  {
    size,
    path,
    session,
  }: { readonly size: Size; readonly path: string; readonly session?: Session | undefined },
  elements: (page: Page) => Locator,
): Promise<number> {
  const { defaultTheme: theme } = brand.config.layout
  const context = await visit(browser, brand, { size, theme, textSize: '100', scroll: 0 }, session)
  await context.addInitScript((key) => localStorage.setItem(key, '1'), DOWNLOAD_BAR_CLOSED_KEY)
  const page = await context.newPage()
  await page.goto(path)
  await page.waitForLoadState('networkidle', { timeout: APPEARS_MS }).catch(() => undefined)
  try {
    return await topOf(elements(page))
  } finally {
    await context.close()
  }
}

async function rowOf(browser: Browser, brand: Brand, session?: Session): Promise<Partial<Row>> {
  const at = (path: string, elements = tiles, size = PHONE) =>
    measured(browser, brand, { size, path, session }, elements)
  const row = { home: await at('/m/home'), centre: await at('/m/gameCenter') }
  if (session === undefined) return row
  const game = linkTo(await hotSlotGame(brand))
  const frame = (page: Page) => page.locator('iframe')
  return { ...row, game: await at(game, frame), side: await at(game, frame, ON_ITS_SIDE) }
}

const { values: options } = parseArgs({ options: { running: { type: 'boolean', default: false } } })
const stopSites = await serveSites(options.running)
const browser = await chromium.launch(chromiumLaunch)
const rows: Record<string, Partial<Row>> = {}
for (const brand of BRANDS) {
  const { id } = brand.config
  rows[`${id} visitor`] = await rowOf(browser, brand)
  rows[`${id} member`] = await rowOf(browser, brand, await signIn(browser, brand))
}
rows['at most'] = MOST
console.table(rows)
await browser.close()
stopSites()

const isTooLow = (row: Partial<Row>) =>
  Object.entries(MOST).some(([place, most]) => (row[place as keyof Row] ?? 0) > most)
if (Object.values(rows).some(isTooLow)) process.exitCode = 1
