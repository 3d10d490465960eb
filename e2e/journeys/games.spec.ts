import { hotSlotGame } from '../sandbox.ts'
import { logIn } from '../steps/entrance.ts'
import { linkTo } from '../steps/play.ts'
import { expect, test, walkInTurn } from '../test.ts'

const MEMBER = 'vip'

/** Misspelt name: two neighbouring letters of its longest word are swapped. */
function mistyped(name: string): string {
  const [longest = name] = name.split(' ').toSorted((one, other) => other.length - one.length)
  const at = Math.floor(longest.length / 2)
  const slip = `${longest.slice(0, at - 1)}${longest[at]}${longest[at - 1]}${longest.slice(at + 1)}`
  return name.replace(longest, slip)
}

test('a shared game opens after signing in; a search with a typing error finds one, which is added to the favourites, played and left', async ({
  page,
  brand,
}) => {
  walkInTurn(brand, 2)
  const { text } = brand
  const slot = await hotSlotGame(brand)
  const name = slot.displayName ?? slot.gameName
  const game = page.frameLocator('iframe')

  await test.step('a visitor who follows a link to a game arrives in it after signing in (S-launch-01)', async () => {
    await page.goto(linkTo(slot))
    await expect(page).toHaveURL(/\/m\/login/)
    await logIn(page, brand, MEMBER)
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

  const upright = page.viewportSize() ?? { width: 390, height: 844 }
  const sideways = { width: upright.height, height: upright.width }
  const frame = page.locator('iframe')
  const back = page.getByRole('button', { name: text('frame.back') })

  await test.step('it opens high; on its side it is the whole screen, and its controls leave a tab (S-launch-14)', async () => {
    await page.getByRole('button', { name }).first().click()
    await expect(game.locator('#go')).toBeEnabled()
    await expect(game.locator('#exit')).toBeHidden()
    expect((await frame.boundingBox())?.y).toBeLessThanOrEqual(44)
    await page.setViewportSize(sideways)
    await expect.poll(() => frame.boundingBox()).toEqual({ x: 0, y: 0, ...sideways })
    await expect(back).toHaveCount(1)
    await expect(back).not.toBeInViewport()
  })

  await test.step('a tap on the tab brings the way back, and leaving by it restores the search (S-launch-14)', async () => {
    await page.touchscreen.tap(8, 30)
    await expect(back).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL(/launchGame/)
    await back.tap()
    await page.setViewportSize(upright)
    await expect(page).toHaveURL(/gameName=/)
    await expect(page.getByRole('searchbox')).toHaveValue(mistyped(name))
    await expect(page.getByRole('button', { name }).first()).toBeVisible()
  })

  await test.step('a long list keeps its scroll position', async () => {
    await page.goto(list)
    const count = page.locator('main li')
    await expect(count.first()).toBeVisible()
    const down = () =>
      page.evaluate(() => {
        scrollBy(0, 400)
        return scrollY
      })
    await expect.poll(down, { intervals: [60] }).toBeGreaterThan(2000)
    const left = await page.evaluate(() => scrollY)
    // Dispatched event: a real pointer would scroll the tile into view first.
    await page.locator('main li').nth(6).getByRole('button').first().dispatchEvent('click')
    await expect(page).toHaveURL(/launchGame/)
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/game\?/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 500)
  })
})
