/**
 * Cost of a visit after its first page, on a phone four times slower: how fast taps and keys are answered (INP, with the
 * slowest by name), how much 200 changes of page and 50 launches of a game leave behind, and how soon a repeated visit without network shows its content.
 * Times are those of the machine: compare them within one run.
 *
 *   node bench/visit.ts [tenant…]
 */
import { loadTenants } from '@livery/tenant'
import { chromium, type CDPSession, type Page } from 'playwright'

import { chromiumLaunch } from '../tooling/browser/chromium.mjs'
import { heldObjects } from './heldObjects.ts'
import {
  interactionsOf,
  interactionToNextPaint,
  OBSERVE_INTERACTIONS,
  slowest,
  type Interaction,
} from './interactions.ts'
import { load, machine } from './machine.ts'
import { RETURNING } from './returning.ts'
import { root, runningSite } from './running.ts'
import { openBoard, tapAround, tapSlip } from './taps.ts'
import { printRows, type Row } from './targets.ts'

const SITE_PORT = 7357
const SANDBOX_PORT = 7356
const SLOWER = 4
/** Rounds of the scripted taps, of a visitor and of a member at a lottery: about as many as in two minutes of use. */
const ROUNDS = 5
const SLIP_ROUNDS = 2
/** Number of slowest interactions that are named. */
const NAMED = 10
/** Changes of page after which heap and nodes are to stay as they are, and those that are made. */
const SETTLED = 20
const CHANGES = 200
const LAUNCHES = 50
/** Member of every brand's sandbox, with money and without duties. */
const MEMBER = { name: 'nonagent', password: 'Livery-2026' }
/** Longest wait for anything on the page, ms: a busy machine is slow, and the figures say so. */
const PATIENCE = 120_000

const link = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first()

/** Bytes of the page's own objects after collecting garbage, and number of nodes. */
async function held(session: CDPSession): Promise<{ heap: number; nodes: number }> {
  const heap = await heldObjects(session)
  const { metrics } = await session.send('Performance.getMetrics')
  return { heap, nodes: metrics.find(({ name }) => name === 'Nodes')?.value ?? Number.NaN }
}

/** Changes between home and game centre, by their links. */
async function changePages(page: Page, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    const path = at % 2 === 0 ? '/m/gameCenter' : '/m/home'
    await link(page, path).evaluate((element: HTMLElement) => element.click())
    await page.waitForURL(`**${path}`)
    await page.waitForTimeout(150)
  }
}

/** Signs the member in by the login's form. */
async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/m/login`)
  // Until the site has started, what is typed is not yet its own.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  await page.getByRole('tab').first().click()
  await page.locator('input[autocomplete~="username"]').fill(MEMBER.name)
  await page.locator('input[autocomplete="current-password"]').fill(MEMBER.password)
  await page.locator('form button[type="submit"]').click()
  await page.waitForURL(/home/)
}

/** Opens the first slot game and comes back, some times. */
async function launchGames(page: Page, times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    await page.locator('main button:has(img)').first().click()
    await page.waitForURL(/launchGame/)
    await page.locator('iframe').waitFor()
    await page.waitForTimeout(150)
    await page.goBack()
    await page.waitForURL(/gameCenter/)
  }
}

/** Growth of heap and nodes in per cent over some repetitions, after those that fill the caches. */
async function leftBy(
  session: CDPSession,
  times: number,
  repeat: (times: number) => Promise<void>,
): Promise<{ heap: number; nodes: number }> {
  await repeat(SETTLED)
  const before = await held(session)
  await repeat(times - SETTLED)
  const after = await held(session)
  return { heap: growth(before.heap, after.heap), nodes: growth(before.nodes, after.nodes) }
}

const growth = (before: number, after: number): number => Number(((after / before - 1) * 100).toFixed(1))

/** Interactions of some rounds of taps on a phone that is slower. */
async function tapRounds(
  page: Page,
  session: CDPSession,
  rounds: number,
  taps: (page: Page) => Promise<void>,
): Promise<readonly Interaction[]> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  for (let round = 0; round < rounds; round += 1) {
    await taps(page)
    console.error(`round ${round + 1} of ${rounds} of ${taps.name}`)
  }
  const interactions = await interactionsOf(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return interactions
}

async function figures(origin: string): Promise<Row> {
  const browser = await chromium.launch(chromiumLaunch)
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      isMobile: true,
      hasTouch: true,
    })
    context.setDefaultTimeout(PATIENCE)
    const page = await context.newPage()
    await page.addInitScript(RETURNING)
    // Announcements that open by themselves would cover what is tapped.
    await page.route(/announcement\/popular/, (route) => route.abort())
    await page.addInitScript(OBSERVE_INTERACTIONS)
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await page.goto(`${origin}/m/home`)
    const visitor = await tapRounds(page, session, ROUNDS, tapAround)
    const changed = await leftBy(session, CHANGES, (times) => changePages(page, times))
    console.error(`${CHANGES} changes of page: ${JSON.stringify(changed)}`)
    await signIn(page, origin)
    await openBoard(page, origin)
    const interactions = [...visitor, ...(await tapRounds(page, session, SLIP_ROUNDS, tapSlip))]
    console.table(slowest(interactions, NAMED))
    await page.goto(`${origin}/m/gameCenter?gameType=RNG`)
    const launched = await leftBy(session, LAUNCHES, (times) => launchGames(page, times))
    console.error(`${LAUNCHES} launches: ${JSON.stringify(launched)}`)
    await page.goto(`${origin}/m/home`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await page.goto(`${origin}/m/home`)
    const painted = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    )
    return {
      interactions: interactions.length,
      'INP p98 ms': interactionToNextPaint(interactions),
      'objects %': changed.heap,
      'nodes %': changed.nodes,
      'objects % of launches': launched.heap,
      'nodes % of launches': launched.nodes,
      'offline paint ms': Math.round(Number(await painted.jsonValue())),
    }
  } finally {
    await browser.close()
  }
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : ['aurora']
const tenants = (await loadTenants(root)).map(({ config }) => config.id).filter((id) => wanted.includes(id))
console.log(`node bench/visit.ts ${process.argv.slice(2).join(' ')}`)
console.log(`${machine()}; load before: ${load()}\n`)
await using _running = await runningSite({ site: SITE_PORT, sandbox: SANDBOX_PORT })
const rows: Record<string, Row> = {}
for (const id of tenants) rows[id] = await figures(`http://${id}.localhost:${SITE_PORT}`)
printRows(rows, {
  'INP p98 ms': { most: 150 },
  'objects %': { most: 5 },
  'nodes %': { most: 5 },
  'objects % of launches': { most: 5 },
  'nodes % of launches': { most: 5 },
  'offline paint ms': { most: 1_000 },
})
console.log(`load after: ${load()}`)
