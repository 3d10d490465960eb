import type { Locator, Page } from 'playwright'

/** Pause after a tap, in which a player looks at its effect, ms. */
const LOOK = 400

const link = (page: Page, path: string): Locator => page.locator(`a[href="${path}"]:visible`).first()

async function tap(what: Locator): Promise<void> {
  await what.tap()
  await what.page().waitForTimeout(LOOK)
}

/** The dialog that is open, on top of others. */
const dialog = (page: Page): Locator => page.locator('dialog[open]').last()

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'hidden' })
  await page.waitForTimeout(LOOK)
}

/** Game centre from the menu: categories, all studios in a sheet, a search. */
async function tapGames(page: Page): Promise<void> {
  await tap(link(page, '/m/gameCenter'))
  await page.waitForURL(/gameCenter/)
  const main = page.locator('main')
  const categories = main.locator('[role="tab"], [aria-pressed]')
  for (const at of [2, 1, 0]) await tap(categories.nth(at))
  await tap(main.locator('fieldset').last().getByRole('button').first())
  await dialog(page).waitFor()
  await closeDialog(page)
  const search = page.getByRole('searchbox').first()
  await search.tap()
  await search.pressSequentially('gold', { delay: 120 })
  await page.waitForTimeout(2 * LOOK)
  for (let letter = 0; letter < 4; letter += 1) await search.press('Backspace', { delay: 60 })
  await page.waitForTimeout(LOOK)
}

/** Home's rail of categories: one of them, and the shelves again. */
async function tapCategories(page: Page): Promise<void> {
  const categories = page.locator('main').getByRole('toolbar').first().getByRole('button')
  for (const at of [1, 0]) await tap(categories.nth(at))
}

/** Side menu with its choice of theme. */
async function tapSideMenu(page: Page): Promise<void> {
  await tap(page.locator('header button').last())
  const themes = page.locator('dialog[open] [role="radiogroup"]').first().getByRole('radio')
  await themes.first().waitFor()
  for (const choice of [0, 1]) await tap(themes.nth(choice))
  await closeDialog(page)
}

/** Page of languages from the side menu: another language, and the first one again. */
async function tapLanguages(page: Page): Promise<void> {
  await tap(page.locator('header button').last())
  await tap(dialog(page).locator('a[href="/m/language"]'))
  await page.waitForURL(/language/)
  const languages = page.locator('main').getByRole('option')
  for (const at of [1, 0]) {
    await tap(languages.nth(at))
    await page.waitForTimeout(LOOK)
  }
}

/** Taps and keys of one round of a visitor. */
export async function tapAround(page: Page): Promise<void> {
  await tapGames(page)
  await tap(link(page, '/m/home'))
  await page.waitForURL(/home/)
  await tapCategories(page)
  await tapSideMenu(page)
  await tapLanguages(page)
  await tap(link(page, '/m/home'))
  await page.waitForURL(/home/)
}

/** Opens the board of the platform's first lottery, for a member. */
export async function openBoard(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/m/startLottery`)
  await tap(page.locator('[data-hero]').getByRole('button'))
  await page.waitForURL(/lotto-h5/)
}

/** Taps of one round of a member on that board: another play, numbers, a quick pick for the slip, and the slip. */
export async function tapSlip(page: Page): Promise<void> {
  const main = page.locator('main')
  const plays = main.getByRole('tab')
  for (const at of [1, 0]) await tap(plays.nth(at))
  const numbers = main.getByRole('toolbar').getByRole('button', { pressed: false })
  for (let pick = 0; pick < 3; pick += 1) await tap(numbers.first())
  const bar = main.locator('output').last().locator('../..').getByRole('button')
  await tap(bar.first())
  // The same button adds what is picked and opens the slip.
  await tap(bar.last())
  await tap(bar.last())
  await dialog(page).waitFor()
  await closeDialog(page)
}
