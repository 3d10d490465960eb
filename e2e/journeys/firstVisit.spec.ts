import { languageOf } from '@livery/i18n'
import type { Locator, Page } from '@playwright/test'

import { BRANDS, WALKED, type Brand } from '../brands.ts'
import { hotSlot, ledgerWallet } from '../sandbox.ts'
import { logIn, newSession, SEEDED_PASSWORD } from '../steps/entrance.ts'
import { FIRST_GAME, FIRST_GAME_PATHS, firstGame } from '../steps/firstGame.ts'
import { playRounds } from '../steps/play.ts'
import { balanceFigure, tagOf } from '../steps/records.ts'
import { entryOfSite, scriptsFetchedBy, scriptsOfHome } from '../steps/scripts.ts'
import { missingTextsOfHome } from '../steps/texts.ts'
import { holdsInWideWindows } from '../steps/wideWindows.ts'
import { expect, test, walkInTurn } from '../test.ts'

const MEMBER = 'member'
/** Number of stakes on the slot; their wins can by chance equal their cost. */
const ROUNDS = 3

/** Opens the menu and selects an entry. */
async function takeFromMenu(page: Page, brand: Brand, entry: string, language?: string): Promise<void> {
  await page.getByRole('button', { name: brand.text('frame.menu', language) }).click()
  await page.getByRole('dialog').getByText(brand.text(entry, language), { exact: true }).click()
}

/** Scrolls down until a section is there, which a brand may place further down, and back to the top. */
async function comeNear(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 700)
    await expect(part).toBeAttached({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
  await page.evaluate(() => scrollTo(0, 0))
}

/**
 * Searches home for a game, and taps it once the results are there. Before, the game may be among the hot ones already:
 * the results take their place, and the tap with them.
 */
async function tapFound(page: Page, { text }: Brand, name: string): Promise<void> {
  await comeNear(page, page.getByRole('heading', { name: text('home.hot') }))
  await page.getByRole('searchbox').first().fill(name)
  const results = page.getByRole('list', { name: text('home.hot') }).getByRole('listitem')
  await expect(results.filter({ hasNotText: name })).toHaveCount(0)
  await results.first().getByRole('button', { name }).first().click()
}

// Full motion only on the first brand: animations rendered in software cost as much as the rest of the visit.
test.use({
  contextOptions: async ({ brand }, provide) =>
    provide({ reducedMotion: brand === WALKED[0] ? 'no-preference' : 'reduce' }),
})

// The visit begins in the brand's own theme and ends in the other one.
test('a visitor signs in, plays, sees the balance change and signs out', async ({ page, brand }) => {
  walkInTurn(brand, 0)
  // In full motion, drawn in software, a page of home takes seconds.
  test.setTimeout(180_000)
  const { text, config } = brand
  const theme = config.layout.defaultTheme
  const other = theme === 'dark' ? 'light' : 'dark'
  const html = page.locator('html')
  const slot = await hotSlot(brand)
  const opening = await ledgerWallet(brand, MEMBER)

  await test.step('home shows banner, categories and games, which begin on the first screen (S-home-40)', async () => {
    const aside = page.waitForEvent('worker')
    const fetched = await scriptsFetchedBy(page, '/m/home')
    // Scripts that home fetches by itself are those that its budget weighs.
    const weighed = scriptsOfHome()
    expect(fetched.filter((script) => !weighed.includes(script))).toEqual([])
    expect(fetched.length).toBeGreaterThan(1)
    // The entry runs once more as a worker, which reads the formats of the browser's languages (D-0071).
    expect((await aside).url()).toContain(entryOfSite())
    await expect(html).toHaveAttribute('data-theme', theme)
    await expect(html).toHaveAttribute('dir', languageOf(config.languages.default).dir)
    await expect(page.getByText(text('category.HOT'), { exact: true }).first()).toBeVisible()
    await expect.poll(() => firstGame(page)).toBeLessThanOrEqual(FIRST_GAME.home)
    const banners = page.getByRole('region', { name: text('home.banners') })
    await comeNear(page, banners)
    await expect(banners.locator('img').first()).toBeVisible()
    await comeNear(page, page.getByRole('heading', { name: text('home.hot') }))
  })

  await test.step('a tap on a game without a session leads to login (S-launch-01)', async () => {
    await tapFound(page, brand, slot)
    await expect(page).toHaveURL(/\/m\/login/)
  })

  await test.step('login solves its proof of work, is encrypted, and continues to the game (S-login-19, S-login-21, S-login-22)', async () => {
    const sent = page.waitForRequest((request) => request.url().endsWith('/wps/session/login'))
    await logIn(page, brand, MEMBER)
    const login = await sent
    expect(login.postData()).toMatch(/^{"data":"[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+"}$/)
    expect(login.postData()).not.toContain(SEEDED_PASSWORD)
    expect(await login.headerValue('encryption')).toBeTruthy()
    await expect(page).not.toHaveURL(/\/m\/login/)
  })

  await test.step('games of the game centre begin on the first screen (S-centre-22)', async () => {
    await page.goto('/m/gameCenter')
    await expect.poll(() => firstGame(page)).toBeLessThanOrEqual(FIRST_GAME.centre)
  })

  await test.step('home greets and shows the balance, which can be hidden and refreshed (S-home-12, S-home-13)', async () => {
    await page.goto('/m/home')
    await expect(balanceFigure(page, brand, opening.balance)).toBeVisible()
    await expect.poll(() => firstGame(page)).toBeLessThanOrEqual(FIRST_GAME.home)
    await page.getByRole('button', { name: text('wallet.hide') }).click()
    await expect(balanceFigure(page, brand, opening.balance)).toBeHidden()
    await page.getByRole('button', { name: text('wallet.show') }).click()
    const asked = page.waitForResponse(/\/wps\/wallets\/gcs/)
    await page.getByRole('button', { name: text('wallet.refresh') }).click()
    expect((await asked).status()).toBe(200)
  })

  await test.step('home needs none of the texts that come later, whoever looks at it (S-language-18)', async () => {
    expect(await missingTextsOfHome(page)).toEqual({ visitor: [], member: [], newMember: [] })
  })

  await test.step('home holds in the windows of a tablet and a desktop, in large text too (S-frame-25)', () =>
    holdsInWideWindows(page, brand))

  await test.step('the slot opens in its frame and plays for real money', async () => {
    await tapFound(page, brand, slot)
    await playRounds(page, slot, ROUNDS)
  })

  await test.step('the balance equals the ledger’s', async () => {
    const closing = await ledgerWallet(brand, MEMBER)
    expect(closing.entries).toBeGreaterThanOrEqual(opening.entries + ROUNDS)
    await page.goto('/m/home')
    await expect(balanceFigure(page, brand, closing.balance)).toBeVisible()
  })

  await test.step('the bets are in the betting record (S-records-03)', async () => {
    await takeFromMenu(page, brand, 'sideMenu.bettingRecord')
    await expect(page).toHaveURL(/\/m\/gameRecord/)
    // Home, which shows the slot too, may stand until the record is drawn.
    await expect.poll(() => page.getByText(slot, { exact: true }).count()).toBeGreaterThanOrEqual(ROUNDS)
  })

  await test.step('the theme changes at once and persists (S-theme-01, S-theme-02)', async () => {
    await page.getByRole('button', { name: text('frame.menu') }).click()
    await page.getByRole('radio', { name: text(`sideMenu.${other}`) }).click()
    await expect(html).toHaveAttribute('data-theme', other)
    await page.reload()
    await expect(html).toHaveAttribute('data-theme', other)
  })

  const next =
    config.languages.offered.find((code) => code !== config.languages.default) ?? config.languages.default

  await test.step('changing the language loads one chunk (S-language-06)', async () => {
    await takeFromMenu(page, brand, 'sideMenu.language')
    await page.evaluate(() => document.documentElement.setAttribute('data-before', ''))
    const catalogues: string[] = []
    page.on('request', (request) => {
      const [, code] = /\/messages\/(\w+)\./.exec(request.url()) ?? []
      if (code !== undefined) catalogues.push(code)
    })
    await page.getByText(languageOf(next).ownName, { exact: true }).click()
    await expect(html).toHaveAttribute('lang', tagOf(brand, next))
    await expect(html).toHaveAttribute('dir', languageOf(next).dir)
    // The page is still the same one: nothing was loaded anew but the language.
    await expect(html).toHaveAttribute('data-before')
    expect(catalogues.filter((code) => code !== next)).toEqual([])
    await page.goto('/m/home')
    await expect(page.getByRole('navigation', { name: text('frame.main', next) })).toBeVisible()
  })

  await test.step('signing out asks for confirmation, then ends the session (S-menu-06, S-session-05)', async () => {
    await takeFromMenu(page, brand, 'sideMenu.signOut', next)
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(question.getByText(text('sideMenu.signOutQuestion', next))).toBeVisible()
    await question.getByRole('button', { name: text('overlay.submit', next) }).click()
    await expect(page.getByRole('link', { name: text('home.logIn', next) })).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      '"token"',
    )
    expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('0')
  })
})

// Each of the other brands has an order of home of its own; the centre differs for visitors and members in none.
test('games begin on the first screen of every other brand too (S-home-40, S-centre-22)', async ({
  page,
  brand,
}) => {
  test.skip(brand !== WALKED[0], 'One visit is enough.')
  const walked = new Set(WALKED.map(({ config }) => config.id))
  const others = BRANDS.filter((other) => !walked.has(other.config.id))
  const begins = async ({ config, origin }: Brand, place: keyof typeof FIRST_GAME): Promise<void> => {
    await page.goto(origin + FIRST_GAME_PATHS[place])
    await expect.poll(() => firstGame(page), `${config.id} ${place}`).toBeLessThanOrEqual(FIRST_GAME[place])
  }
  for (const other of others) {
    await begins(other, 'home')
    await begins(other, 'centre')
    await page.goto(`${other.origin}/m/login`)
    await logIn(page, other, MEMBER)
    await newSession(page, MEMBER)
    await begins(other, 'home')
    await begins(other, 'centre')
  }
})
