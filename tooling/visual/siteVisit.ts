import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright'

import type { Brand } from '../../e2e/brands.ts'
import { logIn } from '../../e2e/steps/entrance.ts'
import type { Size } from './pictureSheet.ts'
import type { SiteScreen } from './siteScreens.ts'

/** Seeded member whose screens are shown. */
const MEMBER = 'member'
/** Greatest time in which the network comes to rest; a page with a live feed never does, ms. */
const QUIET_MS = 8000
/** Greatest time for the content of a page to arrive on a busy machine, ms. */
const LOADED_MS = 20_000
/** Time in which pictures arrive and the page comes to rest once the network is quiet, ms. */
const REST_MS = 700
/** Time for signing in on a busy machine, ms. */
const SIGN_IN_MS = 60_000

/** Session of a member, as the browser keeps it. */
export type Session = NonNullable<BrowserContextOptions['storageState']>

/** Circumstances of a visit. */
export interface Circumstances {
  readonly size: Size
  readonly theme: string
  /** Size of the text in per cent. */
  readonly textSize: string
  /** Code of the language; the brand's own without one. */
  readonly language?: string | undefined
  /** Distance that the page is scrolled before the picture, CSS px. */
  readonly scroll: number
}

const settings: BrowserContextOptions = { reducedMotion: 'reduce', serviceWorkers: 'block' }

/** Session of the seeded member at a brand. */
export async function signIn(browser: Browser, brand: Brand): Promise<Session> {
  const context = await browser.newContext({ ...settings, baseURL: brand.origin })
  const page = await context.newPage()
  // The form takes words from a script that has started, and that asks for the human check.
  const started = page.waitForResponse(/verification\/human/, { timeout: SIGN_IN_MS })
  await page.goto('/m/login')
  await started
  await logIn(page, brand, MEMBER)
  const isIn = (): boolean => localStorage.getItem('MC_SESSION_INFO') !== null
  await page.waitForFunction(isIn, undefined, { timeout: SIGN_IN_MS })
  const state = await context.storageState()
  await context.close()
  return state
}

/** Visit of a brand in its circumstances; the pages of one visit share what they have loaded. */
export async function visit(
  browser: Browser,
  brand: Brand,
  { size, theme, textSize, language }: Circumstances,
  session?: Session,
): Promise<BrowserContext> {
  const isPhone = size.width < 1000
  const context = await browser.newContext({
    ...settings,
    viewport: size,
    isMobile: isPhone,
    hasTouch: isPhone,
    baseURL: brand.origin,
    ...(session && { storageState: session }),
  })
  await context.addInitScript(
    ([look, code, text]) => {
      localStorage.setItem('theme', look)
      localStorage.setItem('FIRST_DOWNLOAD', '1')
      localStorage.setItem('limitsOfferedWithDeposit', 'true')
      if (code !== '') localStorage.setItem('language', code)
      document.addEventListener('DOMContentLoaded', () => {
        if (text !== '100') document.documentElement.style.fontSize = `${text}%`
      })
    },
    [theme, language ?? '', textSize] as const,
  )
  await context.route('**/wps/announcement/popular*', (route) =>
    route.fulfill({ json: { success: true, value: { list: [] } } }),
  )
  return context
}

/** Picture of a screen. What does not work is reported, and the page is shown as it is. */
export async function pictureOf(
  context: BrowserContext,
  brand: Brand,
  screen: SiteScreen,
  { language, scroll }: Circumstances,
): Promise<Buffer> {
  const page = await context.newPage()
  const name = `${brand.config.id} ${screen.name}`
  const words: Brand = { ...brand, text: (id, code = language) => brand.text(id, code) }
  // The half-yearly reminder of some regulators is put off, as it would cover every screen of a member.
  const reminder = page.getByRole('alertdialog', { name: words.text('responsibleGaming.reviewTitle') })
  const putOff = reminder.getByRole('button', { name: words.text('responsibleGaming.later') })
  await page.addLocatorHandler(reminder, () => putOff.click())
  page.on('pageerror', ({ message }) => console.warn(`${name}: ${message}`))
  try {
    await screen.before?.(page)
    await page.goto(typeof screen.path === 'string' ? screen.path : await screen.path(brand))
    await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined)
    // A page that fails stays on its way until its last attempt.
    await page
      .getByText(words.text('frame.loading'), { exact: true })
      .first()
      .waitFor({ state: 'detached', timeout: LOADED_MS })
      .catch(() => undefined)
    await screen.after?.(page, words)
    if (scroll > 0) await page.mouse.wheel(0, scroll)
    await page.waitForTimeout(REST_MS)
    if (await reminder.isVisible()) await putOff.click()
  } catch (error) {
    console.warn(`${name}: ${String(error).split('\n')[0]}`)
  }
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await page.close()
  return png
}
