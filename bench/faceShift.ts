/**
 * Layout shift (CLS) when a brand's fonts load: opens the built site on a phone, holds font files back
 * until the page is stable, then releases them. Prints the shift of that moment as browsers report it, and
 * the shift without the size-adjusted fallback fonts.
 * A bench machine has neither Arial nor Roboto: Arimo (Arial's widths) and Roboto are loaded from files
 * instead, and Noto Naskh for Android's Arabic. A brand in Arabic is measured in English over Arial, whose
 * Arabic is not available.
 * node bench/faceShift.ts [brand…] [--out <folder of the bundles>]
 */
import { parseArgs } from 'node:util'

import { loadTenants, scriptsOf } from '@livery/tenant'
import { chromium, type Page } from 'playwright'

import { chromiumLaunch } from '../tooling/browser/chromium.mjs'
import { deviceFace, withoutMatching, type DeviceFace } from './deviceFaces.ts'
import { root, runningSite } from './running.ts'

const SITE_PORT = 7343
const SANDBOX_PORT = 7342
/** A page with many pictures and one with much text. */
const PAGES = ['/m/home', '/m/help']
/** Time in milliseconds without a layout shift after which the page counts as stable. */
const STILL_MS = 3000
const ARRIVED_MS = 1000

/** Totals of the page's layout shift observer. */
interface Seen {
  score: number
  /** Time of the last layout shift, ms since the page began. */
  last: number
}

interface Shift {
  /** Layout shift score, 0 when nothing moved. */
  readonly score: number
  /** Number of the brand's fonts in use at the end: a score of 0 without them means nothing. */
  readonly faces: number
}

async function shiftOf(page: Page, address: string, dress: (html: string) => string): Promise<Shift> {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  await page.route(address, async (route) => {
    // Only browsers resolve names below localhost: requests from Node name the brand in the header.
    const { host, href } = new URL(address)
    const response = await route.fetch({
      url: href.replace(/\/\/[^/:]+/, '//localhost'),
      headers: { ...route.request().headers(), host },
    })
    await route.fulfill({ response, body: dress(await response.text()) })
  })
  await page.addInitScript(() => {
    const seen = { score: 0, last: 0 }
    Object.assign(window, { __shift: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        seen.score += entry.value
        seen.last = entry.startTime
      }
    }).observe({ type: 'layout-shift' })
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  // Bars and pop-ups appear on timers: only after a stable period is the next shift the fonts'.
  await page.waitForFunction(
    (still) => {
      const { __shift: seen } = window as unknown as { readonly __shift: Seen }
      const now = performance.now()
      if (now < 2 * still || now - seen.last < still) return false
      seen.score = 0
      return true
    },
    STILL_MS,
    { timeout: 60_000 },
  )
  release()
  await page.waitForTimeout(ARRIVED_MS)
  return page.evaluate(async () => {
    await document.fonts.ready
    const loaded = [...document.fonts].filter(
      ({ family, status }) => status === 'loaded' && !family.includes('Fallback'),
    )
    return {
      score: (window as unknown as { __shift: { score: number } }).__shift.score,
      faces: loaded.length,
    }
  })
}

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' } },
})
const tenants = (await loadTenants(root))
  .map(({ config }) => config)
  .filter(({ id }) => wanted.length === 0 || wanted.includes(id))
await using _running = await runningSite({ site: SITE_PORT, sandbox: SANDBOX_PORT }, values.out)

console.log(`node bench/faceShift.ts ${process.argv.slice(2).join(' ')}\n`)
const browser = await chromium.launch(chromiumLaunch)
const rows: Record<string, string | number>[] = []
for (const { id: brand, languages } of tenants) {
  for (const path of PAGES) {
    for (const device of ['arial', 'roboto'] satisfies DeviceFace[]) {
      const isArabic = scriptsOf(languages.default).includes('arabic')
      const language = device === 'arial' && isArabic ? 'EN' : languages.default
      const measure = async (dress: (html: string) => string): Promise<Shift> => {
        // The page's own policy forbids injected scripts, and service workers would answer instead of the
        // route.
        await using page = await browser.newPage({
          viewport: { width: 390, height: 844 },
          bypassCSP: true,
          serviceWorkers: 'block',
        })
        await page.addInitScript((code) => localStorage.setItem('language', code), language)
        return await shiftOf(page, `http://${brand}.localhost:${SITE_PORT}${path}`, dress)
      }
      const matched = await measure((html) => deviceFace(html, device))
      const unmatched = await measure((html) => withoutMatching(deviceFace(html, device)))
      rows.push({
        brand,
        page: path,
        language,
        'device has': device,
        'faces arrived': matched.faces,
        shift: matched.score.toFixed(4),
        'shift unmatched': unmatched.score.toFixed(4),
      })
    }
  }
}
await browser.close()
console.table(rows)
