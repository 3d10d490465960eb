/**
 * Contact sheets of the built sites, each with one screen in every brand and theme: npm run looks
 * [-- --only home,vip] [--tenants aurora,lotus] [--themes dark] [--size 390x844] [--language AR]
 * [--text-size 200] [--scroll 844] [--out folder] [--running]. Brands that do not offer the language are left out. `--running` takes a sandbox
 * and a site that run already, on E2E_SANDBOX_PORT and E2E_PORT.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { chromiumLaunch } from '@livery/browser'
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright'
import sharp from 'sharp'

import { BRANDS, root, SANDBOX, SANDBOX_PORT, SITE_PORT, type Brand } from '../../e2e/brands.ts'
import { logIn } from '../../e2e/steps/entrance.ts'
import { requireFreePorts } from '../setup/ports.mjs'
import { run, services } from '../setup/processes.mjs'
import { plainErrors } from './plainErrors.ts'
import { SITE_SCREENS, type SiteScreen } from './siteScreens.ts'

plainErrors()

const { values: options } = parseArgs({
  options: {
    language: { type: 'string' },
    only: { type: 'string' },
    out: { type: 'string', default: 'test-results/looks' },
    running: { type: 'boolean', default: false },
    scroll: { type: 'string', default: '0' },
    size: { type: 'string', default: '390x844' },
    tenants: { type: 'string' },
    'text-size': { type: 'string', default: '100' },
    themes: { type: 'string', default: 'dark,light' },
  },
})

/** Names of an option, or all; an unknown one ends the command. */
function chosen<T>(all: readonly T[], nameOf: (one: T) => string, words: string | undefined): readonly T[] {
  if (words === undefined) return all
  const names = words.split(',')
  const unknown = names.filter((name) => !all.some((one) => nameOf(one) === name))
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}. There are ${all.map(nameOf).join(', ')}.`)
  return all.filter((one) => names.includes(nameOf(one)))
}

const [width = 390, height = 844] = options.size.split('x').map(Number)
const screens = chosen(SITE_SCREENS, ({ name }) => name, options.only)
const themes = chosen(['dark', 'light'], (theme) => theme, options.themes)
const { language } = options
const brands = chosen(BRANDS, ({ config }) => config.id, options.tenants).filter(
  ({ config }) => language === undefined || config.languages.offered.some((code) => code === language),
)

/** Width of a sheet, and of the gap between its pictures, px. */
const SHEET = 1560
const GAP = 8
/** Time in which pictures arrive and the page comes to rest once the network is quiet, ms. */
const REST_MS = 700

const MEMBER = 'member'
type Storage = NonNullable<BrowserContextOptions['storageState']>

const settings: BrowserContextOptions = {
  viewport: { width, height },
  deviceScaleFactor: 1,
  isMobile: width < 1000,
  hasTouch: width < 1000,
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
}

async function signIn(browser: Browser, brand: Brand): Promise<Storage> {
  const context = await browser.newContext({ ...settings, baseURL: brand.origin })
  const page = await context.newPage()
  // The form takes words from a script that has started, and that asks for the human check.
  const started = page.waitForResponse(/verification\/human/, { timeout: 60_000 })
  await page.goto('/m/login')
  await started
  await logIn(page, brand, MEMBER)
  await page.waitForFunction(() => localStorage.getItem('MC_SESSION_INFO') !== null, undefined, {
    timeout: 60_000,
  })
  const state = await context.storageState()
  await context.close()
  return state
}

/** Visitor or member of a brand, in one theme; the pages of one context share what they have loaded. */
async function visit(
  browser: Browser,
  brand: Brand,
  theme: string,
  storageState?: Storage,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...settings,
    baseURL: brand.origin,
    ...(storageState && { storageState }),
  })
  await context.addInitScript(
    ([look, code, size]) => {
      localStorage.setItem('theme', look)
      localStorage.setItem('FIRST_DOWNLOAD', '1')
      if (code) localStorage.setItem('language', code)
      if (size !== '100')
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = `${size}%`
        })
    },
    [theme, language ?? '', options['text-size']] as const,
  )
  await context.route('**/wps/announcement/popular*', (route) =>
    route.fulfill({ json: { success: true, value: { list: [] } } }),
  )
  return context
}

async function pictureOf(context: BrowserContext, brand: Brand, screen: SiteScreen): Promise<Buffer> {
  const page = await context.newPage()
  const words = { ...brand, text: (id: string, code = language) => brand.text(id, code) }
  // The half-yearly reminder of some regulators is put off, as it would cover every screen of a member.
  const reminder = page.getByRole('alertdialog', { name: words.text('responsibleGaming.reviewTitle') })
  const putOff = words.text('responsibleGaming.later')
  await page.addLocatorHandler(reminder, (dialog) => dialog.getByRole('button', { name: putOff }).click())
  page.on('pageerror', ({ message }) => console.warn(`${brand.config.id} ${screen.name}: ${message}`))
  try {
    await screen.before?.(page)
    await page.goto(typeof screen.path === 'string' ? screen.path : await screen.path(brand))
    await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(() => undefined)
    await screen.after?.(page, words)
    if (Number(options.scroll) > 0) await page.mouse.wheel(0, Number(options.scroll))
    await page.waitForTimeout(REST_MS)
    if (await reminder.isVisible()) await reminder.getByRole('button', { name: putOff }).click()
  } catch (error) {
    console.warn(`${brand.config.id} ${screen.name}: ${String(error).split('\n')[0]}`)
  }
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  await page.close()
  return png
}

/** Sheet with a row for each theme and a column for each brand; a narrow window leaves room for both in one row. */
async function sheetOf(pictures: readonly Buffer[], columns: number): Promise<Buffer> {
  const cell = Math.min(width, Math.floor((SHEET - GAP * (columns + 1)) / columns))
  const tall = Math.round((cell * height) / width)
  const rows = Math.ceil(pictures.length / columns)
  const composed = await Promise.all(
    pictures.map(async (png, at) => ({
      input: await sharp(png).resize(cell, tall).toBuffer(),
      left: GAP + (at % columns) * (cell + GAP),
      top: GAP + Math.floor(at / columns) * (tall + GAP),
    })),
  )
  const canvas = {
    width: GAP + columns * (cell + GAP),
    height: GAP + rows * (tall + GAP),
    channels: 3,
    background: '#808080',
  } as const
  return sharp({ create: canvas }).composite(composed).png().toBuffer()
}

const { start, stopAll } = services()
if (!options.running) {
  await requireFreePorts([
    { port: SANDBOX_PORT, name: 'the sandbox', variable: 'E2E_SANDBOX_PORT' },
    { port: SITE_PORT, name: 'the site', variable: 'E2E_PORT' },
  ])
  await start('The sandbox', 'node', ['apps/sandbox/src/main.ts'], /ready at/, {
    SANDBOX_PORT: String(SANDBOX_PORT),
    SANDBOX_PROXIES: 'loopback',
  })
  run('livery', ['build', '--all', '--gateway', SANDBOX], 'The bundles could not be built.')
  await start('The site', 'livery', ['serve', '--refresh', '0'], /http/, {
    PORT: String(SITE_PORT),
    SANDBOX_URL: SANDBOX,
  })
}

const browser = await chromium.launch(chromiumLaunch)
const single = join(root, options.out, 'pictures')
await mkdir(single, { recursive: true })
const suffix = [options.size, language, options['text-size'] === '100' ? '' : options['text-size']]
  .filter(Boolean)
  .join('-')
const members = new Map<Brand, Storage>()
if (screens.some(({ member }) => member))
  for (const brand of brands) members.set(brand, await signIn(browser, brand))
const rows = new Map<SiteScreen, Buffer[]>(screens.map((screen) => [screen, []]))
for (const theme of themes)
  for (const brand of brands) {
    const visitor = await visit(browser, brand, theme)
    const member = await visit(browser, brand, theme, members.get(brand))
    for (const [screen, pictures] of rows) {
      const png = await pictureOf(screen.member ? member : visitor, brand, screen)
      const file = `${screen.name}-${brand.config.id}-${theme}-${suffix}.webp`
      await sharp(png).webp({ quality: 88 }).toFile(join(single, file))
      pictures.push(png)
    }
    await visitor.close()
    await member.close()
    console.log(`${brand.config.id} ${theme}`)
  }
for (const [screen, pictures] of rows) {
  const file = join(root, options.out, `${screen.name}-${suffix}.png`)
  await sharp(await sheetOf(pictures, brands.length)).toFile(file)
  console.log(file)
}
await browser.close()
stopAll()
