/**
 * Table of how far down the games begin in every brand's built site, for a visitor and a member at 390 × 844: on
 * home without the install bar of later visits, in the game centre, and the frame of a running game, which is also
 * measured on a phone on its side. npm run first-tiles [-- --running] [--write]; `--running` takes a sandbox and a site
 * that run already, `--write` puts the table into docs/designer.md. The exit code is 1 where a game begins too low.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { chromiumLaunch } from '@livery/browser'
import { DOWNLOAD_BAR_CLOSED_KEY } from '@livery/domain/device'
import { chromium, type Browser, type Page } from 'playwright'

import { BRANDS, root, type Brand } from '../../e2e/brands.ts'
import { hotSlotGame } from '../../e2e/sandbox.ts'
import { FIRST_GAME_PATHS, firstGame } from '../../e2e/steps/firstGame.ts'
import { linkTo } from '../../e2e/steps/play.ts'
import { inWords, isTooLow, withFirstTiles, type FirstTiles } from './firstTilesTable.ts'
import type { Size } from './pictureSheet.ts'
import { plainErrors } from './plainErrors.ts'
import { serveSites } from './sites.ts'
import { signIn, visit, type Session } from './siteVisit.ts'

plainErrors()

const PHONE: Size = { width: 390, height: 844 }
const ON_ITS_SIDE: Size = { width: 844, height: 390 }
/** Time for a page to show its first game on a busy machine, and between two looks at it, ms. */
const APPEARS_MS = 30_000
const AGAIN_MS = 250

/** Distance of a page's frame from the top of the window, CSS px; infinite without one. */
const frameTop = async (page: Page): Promise<number> =>
  (
    await page
      .locator('iframe')
      .boundingBox({ timeout: AGAIN_MS })
      .catch(() => null)
  )?.y ?? Infinity

/** Place whose first game is measured. */
interface Place {
  readonly path: string
  readonly size?: Size
  readonly top?: (page: Page) => Promise<number>
}

/** Opens a place in a window of its own and measures it when it is at rest; infinite, and said, without a game. */
async function measured(
  browser: Browser,
  brand: Brand,
  session: Session | undefined,
  { path, size = PHONE, top = firstGame }: Place,
): Promise<number> {
  const { defaultTheme: theme } = brand.config.layout
  const context = await visit(browser, brand, { size, theme, textSize: '100', scroll: 0 }, session)
  await context.addInitScript((key) => localStorage.setItem(key, '1'), DOWNLOAD_BAR_CLOSED_KEY)
  const page = await context.newPage()
  await page.goto(path)
  await page.waitForLoadState('networkidle', { timeout: APPEARS_MS }).catch(() => undefined)
  let distance = await top(page)
  for (const end = Date.now() + APPEARS_MS; !Number.isFinite(distance) && Date.now() < end;) {
    await page.waitForTimeout(AGAIN_MS)
    distance = await top(page)
  }
  await context.close()
  if (!Number.isFinite(distance)) console.warn(`${brand.origin}${path} shows no game.`)
  return Math.round(distance)
}

async function rowOf(browser: Browser, brand: Brand, session?: Session): Promise<FirstTiles> {
  const at = (place: Place) => measured(browser, brand, session, place)
  const { home, centre } = FIRST_GAME_PATHS
  const row = { home: await at({ path: home }), centre: await at({ path: centre }) }
  if (session === undefined) return row
  const game = { path: linkTo(await hotSlotGame(brand)), top: frameTop }
  return { ...row, game: await at(game), side: await at({ ...game, size: ON_ITS_SIDE }) }
}

const { values: options } = parseArgs({
  options: { running: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
})
const stopSites = await serveSites(options.running)
const browser = await chromium.launch(chromiumLaunch)
const rows: Record<string, FirstTiles> = {}
try {
  for (const brand of BRANDS) {
    const { name } = brand.config
    rows[`${name}, visitor`] = await rowOf(browser, brand)
    rows[`${name}, member`] = await rowOf(browser, brand, await signIn(browser, brand))
  }
} finally {
  await browser.close()
  stopSites()
}
console.table(Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, inWords(row)])))
if (Object.values(rows).some(isTooLow)) process.exitCode = 1
if (options.write) {
  const file = join(root, 'docs/designer.md')
  await writeFile(file, withFirstTiles(await readFile(file, 'utf8'), rows))
}
