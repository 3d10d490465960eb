/**
 * Sheets of the built sites, each with one screen in every brand and theme: npm run looks [-- --only home,vip]
 * [--tenants aurora,lotus] [--themes dark] [--size 390x844] [--language AR] [--text-size 200] [--scroll 844]
 * [--out folder] [--docs] [--running]. Brands that do not offer the language are left out. `--docs` writes the
 * pictures of docs/pictures/brands, each brand in its own theme, and the homes of docs/pictures/homes for the cards in
 * Storybook. `--running` takes a sandbox and a site that run
 * already, on E2E_SANDBOX_PORT and E2E_PORT. `E2E_BRANDS=tooling/visual/extremes` takes the brands of that folder in
 * place of the repository's; their pictures of the documentation are written with `--docs --out docs/pictures/extremes`.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { chromiumLaunch } from '@livery/browser'
import { chromium } from 'playwright'
import sharp from 'sharp'

import { BRANDS, BRANDS_ROOT, root, type Brand } from '../../e2e/brands.ts'
import { pictureSheet } from './pictureSheet.ts'
import { plainErrors } from './plainErrors.ts'
import { serveSites } from './sites.ts'
import { SITE_SCREENS, type SiteScreen } from './siteScreens.ts'
import { pictureOf, signIn, visit, type Session } from './siteVisit.ts'

plainErrors()

const { values: options } = parseArgs({
  options: {
    docs: { type: 'boolean', default: false },
    language: { type: 'string' },
    only: { type: 'string' },
    out: { type: 'string' },
    running: { type: 'boolean', default: false },
    scroll: { type: 'string', default: '0' },
    size: { type: 'string', default: '390x844' },
    tenants: { type: 'string' },
    'text-size': { type: 'string', default: '100' },
    themes: { type: 'string', default: 'dark,light' },
  },
})

/** Greatest width of a sheet, and of one in the documentation, px. */
const MOST = 1560
const MOST_IN_DOCS = 1600

/** Items of the given names, or all. @throws for an unknown name, with those that there are */
function chosen<T>(all: readonly T[], nameOf: (one: T) => string, words: string | undefined): readonly T[] {
  if (words === undefined) return all
  const names = words.split(',')
  const unknown = names.filter((name) => !all.some((one) => nameOf(one) === name))
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(', ')}. There are ${all.map(nameOf).join(', ')}.`)
  return all.filter((one) => names.includes(nameOf(one)))
}

const [width = 390, height = 844] = options.size.split('x').map(Number)
const size = { width, height }
const { language } = options
const screens = chosen(SITE_SCREENS, ({ name }) => name, options.only).filter(
  ({ documented }) => documented === true || !options.docs,
)
/** Rows of a sheet: a theme each, or every brand in its own. */
const themes = options.docs ? ['own'] : chosen(['dark', 'light'], (theme) => theme, options.themes)
const brands = chosen(BRANDS, ({ config }) => config.id, options.tenants).filter(
  ({ config }) => language === undefined || config.languages.offered.some((code) => code === language),
)

const stopSites = await serveSites(options.running)
const browser = await chromium.launch(chromiumLaunch)
const sessions = new Map<Brand, Session>()
if (screens.some(({ member }) => member))
  for (const brand of brands) sessions.set(brand, await signIn(browser, brand))

const details = [options.size, language, options['text-size'] === '100' ? undefined : options['text-size']]
const suffix = details.filter((detail) => detail !== undefined).join('-')
const out = join(root, options.out ?? (options.docs ? 'docs/pictures/brands' : 'test-results/looks'))
/** Folder of single pictures: of every screen, or in the documentation the homes of the repository's brands. */
const single = options.docs ? join(root, 'docs/pictures/homes') : join(out, 'pictures')
const isSingle = ({ name }: SiteScreen): boolean => !options.docs || (name === 'home' && BRANDS_ROOT === root)
for (const folder of [out, single]) await mkdir(folder, { recursive: true })

const taken = new Map<SiteScreen, Buffer[]>(screens.map((screen) => [screen, []]))
for (const row of themes)
  for (const brand of brands) {
    const { id, layout } = brand.config
    const theme = row === 'own' ? layout.defaultTheme : row
    const textSize = options['text-size']
    const circumstances = { size, theme, textSize, language, scroll: Number(options.scroll) }
    const visitor = await visit(browser, brand, circumstances)
    const member = await visit(browser, brand, circumstances, sessions.get(brand))
    for (const [screen, pictures] of taken) {
      const png = await pictureOf(screen.member ? member : visitor, brand, screen, circumstances)
      pictures.push(png)
      const name = options.docs ? id : `${screen.name}-${id}-${theme}-${suffix}`
      if (isSingle(screen))
        await sharp(png)
          .webp({ quality: options.docs ? 76 : 88 })
          .toFile(join(single, `${name}.webp`))
    }
    await visitor.close()
    await member.close()
    console.log(`${id} ${theme}`)
  }
for (const [screen, pictures] of taken) {
  const most = options.docs ? MOST_IN_DOCS : MOST
  const sheet = await pictureSheet(pictures, { size, columns: brands.length, most })
  const file = join(out, options.docs ? `${screen.name}.webp` : `${screen.name}-${suffix}.png`)
  await (options.docs ? sheet.webp({ quality: 76, effort: 6 }) : sheet).toFile(file)
  console.log(file)
}
await browser.close()
stopSites()
