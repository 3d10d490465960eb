import type { Page } from '@playwright/test'

import type { Brand } from '../brands.ts'
import { draw, fiveDigitLottery, hotSlotGame, ledgerWallet, type HotGame } from '../sandbox.ts'
import { expect, test } from '../test.ts'

const PASSWORD = 'Livery-2026'
const MEMBER = 'vip'

/** Shareable link to a game. */
function linkTo({ vassalage, gameType, gameId, nodeId, gameName }: HotGame): string {
  const query = { vendor: vassalage, gameCategory: gameType, gameId, nodeId, name: gameName }
  return `/m/launchGame?${new URLSearchParams(query)}`
}

/** Misspelt name: two neighbouring letters of its longest word are swapped. */
function mistyped(name: string): string {
  const [longest = name] = name.split(' ').toSorted((one, other) => other.length - one.length)
  const at = Math.floor(longest.length / 2)
  const slip = `${longest.slice(0, at - 1)}${longest[at]}${longest[at - 1]}${longest.slice(at + 1)}`
  return name.replace(longest, slip)
}

async function logIn(page: Page, { text }: Brand): Promise<void> {
  await page.getByRole('tab', { name: text('login.byPassword') }).click()
  await page.getByLabel(text('login.usernameOrMobile')).fill(MEMBER)
  await page.getByRole('textbox', { name: text('login.password'), exact: true }).fill(PASSWORD)
  await page
    .locator('form')
    .getByRole('button', { name: text('login.logIn') })
    .click()
}

test('a shared game opens after signing in; a search with a typing error finds one, which is added to the favourites, played and left', async ({
  page,
  brand,
}) => {
  const { text } = brand
  const slot = await hotSlotGame(brand)
  const name = slot.displayName ?? slot.gameName
  const game = page.frameLocator('iframe')

  await test.step('a visitor who follows a link to a game arrives in it after signing in (S-launch-01)', async () => {
    await page.goto(linkTo(slot))
    await expect(page).toHaveURL(/\/m\/login/)
    await logIn(page, brand)
    await expect(page).toHaveURL(new RegExp(`nodeId=${slot.nodeId}`))
    await expect(game.getByRole('heading', { name })).toBeVisible()
  })

  const list = '/m/game?gameType=RNG'
  await test.step('a search with a typing error finds the game', async () => {
    await page.goto(list)
    await page.getByRole('searchbox').fill(mistyped(name))
    await expect(page.getByRole('button', { name }).first()).toBeVisible()
    await expect(page).toHaveURL(/gameName=/)
  })

  await test.step('the heart is filled once the gateway has accepted the favourite (S-favourites-02)', async () => {
    const accepted = page.waitForResponse(
      (response) =>
        response.url().endsWith('/lgw/games/favourites') && response.request().method() === 'POST',
    )
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name }) })
      .first()
      .locator('button[aria-pressed="false"]')
      .click()
    expect((await accepted).status()).toBe(200)
    await expect(page.getByText(text('game.saved'))).toBeVisible()
  })

  await test.step('it opens, and leaving it restores the search', async () => {
    await page.getByRole('button', { name }).first().click()
    await expect(game.locator('#go')).toBeEnabled()
    await game.locator('#exit').click()
    await expect(page).toHaveURL(/gameName=/)
    await expect(page.getByRole('searchbox')).toHaveValue(mistyped(name))
    await expect(page.getByRole('button', { name }).first()).toBeVisible()
  })

  await test.step('a long list keeps its scroll position', async () => {
    await page.goto(list)
    const count = page.locator('main li')
    await expect(count.first()).toBeVisible()
    await page.evaluate(async () => {
      for (let step = 0; step < 12; step += 1) {
        scrollBy(0, 400)
        await new Promise((resolve) => setTimeout(resolve, 60))
      }
    })
    const left = await page.evaluate(() => scrollY)
    expect(left).toBeGreaterThan(1000)
    // Dispatched event: a real pointer would scroll the tile into view first.
    await page.locator('main li').nth(6).getByRole('button').first().dispatchEvent('click')
    await expect(page).toHaveURL(/launchGame/)
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/game\?/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 500)
  })

  await test.step('a lottery bet is placed, drawn, and settled in record and ledger (S-lottery-10)', async () => {
    const lottery = await fiveDigitLottery(brand)
    // Starts a new period, which cannot close while the picks are made.
    await draw(lottery.gameId)
    await page.goto(`/m/startLottery?gameId=${lottery.gameId}`)
    await page.getByRole('button', { name: text('lotteryStart.start') }).click()
    await expect(page).toHaveURL(/\/m\/lotto-h5\//)
    await expect(page).not.toHaveURL(/token=/)
    await page.getByRole('button', { name: text('lotteryTable.quickPick') }).click()
    const bar = page.locator('main')
    await bar.getByRole('button', { name: / · / }).last().click()
    await expect(page.getByText(text('lotteryTable.added'))).toBeVisible()
    const { balance: before } = await ledgerWallet(brand, MEMBER)
    await bar.getByRole('button', { name: / · / }).last().click()
    const placed = page.waitForResponse(
      (response) => response.url().endsWith('/lgw/orders') && response.request().method() === 'POST',
    )
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('lotteryTable.place') })
      .click()
    const answer = await placed
    expect(await answer.request().headerValue('idempotency-key')).toBeTruthy()
    expect(answer.status(), await answer.text()).toBe(200)
    const { value } = (await answer.json()) as { value: { orders: string[]; stake: string; balance: string } }
    await expect(page.getByRole('heading', { name: text('lotteryTable.placed') })).toBeVisible()
    expect(Number(before) - Number(value.stake)).toBeCloseTo(Number(value.balance), 2)
    expect((await ledgerWallet(brand, MEMBER)).balance).toBe(Number(value.balance).toFixed(2))

    await draw(lottery.gameId)
    await page.goto('/m/gameRecord')
    const bet = page.getByRole('listitem').filter({ hasText: value.orders[0] ?? '' })
    await expect(bet).toContainText(
      new RegExp(`${text('betRecord.status.WON')}|${text('betRecord.status.LOST')}`),
    )
    const settled = Number((await ledgerWallet(brand, MEMBER)).balance)
    const won = await bet.getByText(text('betRecord.status.WON')).count()
    if (won > 0) expect(settled).toBeGreaterThan(Number(value.balance))
    else expect(settled).toBeCloseTo(Number(value.balance), 2)
  })
})
