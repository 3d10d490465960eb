import type { AddressInfo } from 'node:net'

import { FIRST_DOWNLOAD_KEY } from '@livery/domain/device'
import { languageOf, type LanguageCode } from '@livery/i18n/registry'
import type { TenantConfig } from '@livery/tenant'
import { chromium, type Browser, type Page } from 'playwright'
import sharp from 'sharp'

import { chromiumLaunch } from '../../../../tooling/browser/chromium.mjs'
import { openBundles } from '../serve/bundles.ts'
import { createServer } from '../serve/server.ts'

const SCREENS = [
  { screen: 'home', path: '/m/home' },
  { screen: 'login', path: '/m/login' },
] as const
const PHONE = { width: 390, height: 844 }
/** Interval in milliseconds between screenshots; a page is settled once two in a row are equal. */
const LOOK_AGAIN_MS = 700
const MOST_LOOKS = 8
/** Milliseconds to advance the clock; longer than any delay on home or login. */
const LATER_MS = 10_000
const LIMIT_MS = 15_000
const QUALITY = 78

/** Theme, language and direction of one screenshot. */
export interface View {
  readonly screen: string
  readonly theme: 'dark' | 'light'
  readonly language: LanguageCode
  readonly dir: 'ltr' | 'rtl'
}

/** Screenshots of a view before and after, as WebP; undefined where a side has no bundle. */
export interface PicturePair extends View {
  readonly before: Buffer | undefined
  readonly after: Buffer | undefined
  /** Share of the picture that differs, 0 to 1. */
  readonly changed: number
}

/**
 * Views to compare: both themes in the brand's default language, and its default theme in the opposite
 * direction (usually right to left).
 */
export function viewsOf({ languages, layout }: Pick<TenantConfig, 'languages' | 'layout'>): View[] {
  const own = languages.default
  const dir = languageOf(own).dir
  const other = dir === 'rtl' ? 'ltr' : 'rtl'
  const turned = languages.offered.find((code) => languageOf(code).dir === other)
  const looks = [
    { theme: 'dark' as const, language: own, dir },
    { theme: 'light' as const, language: own, dir },
    // A brand without a language of the opposite direction is mirrored in its default one, which shows
    // one-sided styles as well.
    { theme: layout.defaultTheme, language: turned ?? own, dir: other },
  ] as const
  return SCREENS.flatMap(({ screen }) => looks.map((look) => ({ screen, ...look })))
}

async function takePicture(browser: Browser, origin: string, view: View): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  try {
    await context.addInitScript(
      ({ theme, language, firstDownload }) => {
        // Dismisses the app download offer, which would cover home on both sides.
        localStorage.setItem(firstDownload, '1')
        localStorage.setItem('theme', theme)
        localStorage.setItem('language', language)
      },
      { theme: view.theme, language: view.language, firstDownload: FIRST_DOWNLOAD_KEY },
    )
    // Removes operators' popups, which would cover home on both sides.
    await context.route('**/wps/announcement/popular*', (route) =>
      route.fulfill({ json: { success: true, value: { list: [] } } }),
    )
    const page = await context.newPage()
    const path = SCREENS.find(({ screen }) => screen === view.screen)?.path ?? '/'
    await page.clock.install()
    await page.goto(`${origin}${path}`, { waitUntil: 'load', timeout: LIMIT_MS })
    await page.evaluate((dir) => {
      document.documentElement.dir = dir
    }, view.dir)
    await page.waitForLoadState('networkidle', { timeout: LIMIT_MS }).catch(() => undefined)
    // Delayed content appears on both sides alike.
    await page.clock.fastForward(LATER_MS)
    return await settled(page)
  } finally {
    await context.close()
  }
}

async function settled(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0)
  for (let look = 0; look < MOST_LOOKS; look++) {
    await page.waitForTimeout(LOOK_AGAIN_MS)
    const now = await page.screenshot({ animations: 'disabled' })
    if (now.equals(last)) break
    last = now
  }
  return last
}

const THUMB = 97
/** Threshold of a pixel's difference; anything below is noise of compression and font rendering. */
const NOISE = 12

async function difference(before: Buffer, after: Buffer): Promise<number> {
  const raw = (png: Buffer) => sharp(png).resize({ width: THUMB }).removeAlpha().raw().toBuffer()
  const [old, now] = await Promise.all([raw(before), raw(after)])
  let changed = 0
  for (let at = 0; at < now.length; at += 3) {
    const apart = [0, 1, 2].map((channel) => Math.abs((old[at + channel] ?? 0) - (now[at + channel] ?? 0)))
    if (Math.max(...apart) > NOISE) changed++
  }
  return changed / (now.length / 3)
}

async function serving<T>(out: string, sandbox: string, work: (port: number) => Promise<T>): Promise<T> {
  const server = await createServer({ out, port: 0, sandbox })
  try {
    await server.listen({ port: 0, host: 'localhost' })
    return await work((server.server.address() as AddressInfo).port)
  } finally {
    await server.close()
  }
}

export interface PictureOptions {
  readonly before: string | undefined
  readonly after: string
  readonly id: string
  readonly views: readonly View[]
  readonly sandbox: string
  readonly onProgress: (view: View, done: number) => void
}

/** Takes screenshots of both bundles of a brand with the same browser and the same gateway. */
export async function takePictures(options: PictureOptions): Promise<PicturePair[]> {
  const { before, after, id, views, sandbox } = options
  const browser = await chromium.launch(chromiumLaunch)
  try {
    const host = `${id.replace(/^_/, '')}.localhost`
    const shoot = async (out: string | undefined) =>
      out === undefined || (await openBundlesOf(out, host)) === undefined
        ? views.map(() => undefined)
        : await serving(out, sandbox, async (port) => {
            const taken: Buffer[] = []
            for (const view of views) {
              options.onProgress(view, taken.length)
              taken.push(await takePicture(browser, `http://${host}:${port}`, view))
            }
            return taken
          })
    const old = await shoot(before)
    const now = await shoot(after)
    return await Promise.all(views.map((view, at) => pair(view, old[at], now[at])))
  } finally {
    await browser.close()
  }
}

const openBundlesOf = (out: string, host: string) => openBundles(out).find(host)

async function pair(view: View, before: Buffer | undefined, after: Buffer | undefined): Promise<PicturePair> {
  const webp = async (png: Buffer | undefined) =>
    png && (await sharp(png).webp({ quality: QUALITY }).toBuffer())
  const changed = before === undefined || after === undefined ? 1 : await difference(before, after)
  return { ...view, before: await webp(before), after: await webp(after), changed }
}
