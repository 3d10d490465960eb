/**
 * Layout shift (CLS) of home, game centre, login and the member centre while they load on a phone, or with
 * `--size 1280x800` in a wide window, with the elements that moved most. Browsers rate a visit good below 0.1; the
 * target here is 0.
 */
import { parseArgs } from 'node:util'

import { loadTenants } from '@livery/tenant'
import { chromium, type Page } from 'playwright'

import { chromiumLaunch } from '../tooling/browser/chromium.mjs'
import { RETURNING } from './returning.ts'
import { root, runningSite } from './running.ts'

const SITE_PORT = 7345
const SANDBOX_PORT = 7344
/** Seeded member of the sandbox. */
const MEMBER = { name: 'vip', password: 'Livery-2026' }
const PAGES = [
  { name: 'home', path: '/m/home', signedIn: false },
  { name: 'game centre', path: '/m/game', signedIn: false },
  { name: 'login', path: '/m/login', signedIn: false },
  { name: 'home, member', path: '/m/home', signedIn: true },
  { name: 'member centre', path: '/m/member/home', signedIn: true },
]
/**
 * Observation time in milliseconds: bars and pop-ups appear on timers, the last after three seconds, later
 * on a busy machine.
 */
const LOOKED_AT_MS = 8_000

interface Seen {
  score: number
  readonly moved: string[]
}

/** Sums layout shifts without user input, by element. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const seen: Seen = { score: 0, moved: [] }
    Object.assign(window, { __shift: seen })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        seen.score += value
        const [first] = sources
        const by = first ? Math.round(first.currentRect.top - first.previousRect.top) : 0
        const what = first?.node instanceof Element ? first.node.localName : '?'
        seen.moved.push(`${Math.round(startTime)} ms: ${what} by ${by} px (${value.toFixed(4)})`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/m/login`)
  const username = page.locator('input[autocomplete~=username]')
  const byPassword = page.locator('main [role=tab][id$="-username"]')
  await username.or(byPassword).first().waitFor()
  // A brand may begin with a code by SMS; until the site has started, a tap on the tab does nothing.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  if (await byPassword.isVisible()) await byPassword.click()
  await username.fill(MEMBER.name)
  await page.locator('input[type=password]').fill(MEMBER.password)
  await page.locator('form button[type=submit]').click()
  await page.waitForFunction(() => localStorage.getItem('MC_SESSION_INFO') !== null)
}

const { values, positionals: wanted } = parseArgs({
  options: { size: { type: 'string', default: '390x844' } },
  allowPositionals: true,
})
const [width = 390, height = 844] = values.size.split('x').map(Number)
const isPhone = width < 600
const tenants = (await loadTenants(root))
  .map(({ config }) => config.id)
  .filter((id) => wanted.length === 0 || wanted.includes(id))
await using _running = await runningSite({ site: SITE_PORT, sandbox: SANDBOX_PORT })

console.log(`node bench/layoutShift.ts --size ${values.size} ${wanted.join(' ')}\n`)
const browser = await chromium.launch(chromiumLaunch)
const rows: Record<string, string>[] = []
for (const brand of tenants) {
  const origin = `http://${brand}.localhost:${SITE_PORT}`
  for (const { name, path, signedIn } of PAGES) {
    // Every visit is a first one: empty storage, empty cache.
    await using context = await browser.newContext({
      viewport: { width, height },
      isMobile: isPhone,
      hasTouch: isPhone,
      serviceWorkers: 'block',
    })
    await context.addInitScript(RETURNING)
    await using page = await context.newPage()
    if (signedIn) await signIn(page, origin)
    await observe(page)
    await page.goto(`${origin}${path}`)
    await page.waitForTimeout(LOOKED_AT_MS)
    const { score, moved } = await page.evaluate(() => (window as unknown as { __shift: Seen }).__shift)
    rows.push({ brand, page: name, shift: score.toFixed(4), moved: moved.join('; ') })
  }
}
await browser.close()
console.table(rows)
