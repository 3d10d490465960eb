import type { Route } from '@playwright/test'
import { Big } from 'big.js'

import { SANDBOX } from '../brands.ts'
import { ledgerWallet } from '../sandbox.ts'
import { logIn } from '../steps/entrance.ts'
import { expect, test, walkInTurn } from '../test.ts'

const MEMBER = 'regular'

/** Smallest possible picture: one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.use({ pictures: false })

async function loseAnswer(route: Route): Promise<void> {
  const request = route.request()
  const { pathname } = new URL(request.url())
  const { ok } = await fetch(`${SANDBOX}${pathname}`, { method: 'POST', headers: request.headers() })
  expect(ok).toBe(true)
  await route.abort()
}

test('a promotion is applied for with a picture, and a reward is paid exactly once', async ({
  page,
  brand,
}) => {
  walkInTurn(brand, 1)
  const { text } = brand
  const main = page.getByRole('main')

  await test.step('a visitor reads a promotion and returns to it after signing in', async () => {
    await page.goto('/m/activity')
    const promotions = main.getByRole('list', { name: text('route.promotions.title') })
    await promotions.getByRole('listitem').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/m\/activityDetail\?id=/)
    const address = page.url()
    await main.getByRole('button', { name: text('promotion.logIn') }).click()
    await logIn(page, brand, MEMBER)
    await expect(page).toHaveURL(address)
  })

  await test.step('an application is sent with its picture, and its state is shown (S-promotions-03)', async () => {
    await main.getByRole('button', { name: text('promotion.apply') }).click()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: PICTURE })
    await page.getByRole('textbox', { name: text('promotion.comment') }).fill('My first deposit')
    await page.getByRole('button', { name: text('promotion.send') }).click()
    await expect(main.getByText(text('promotion.standing.applying'))).toBeVisible()
  })

  await test.step('a claim with a lost answer is repeated, and paid once (S-rewards-01)', async () => {
    const before = await ledgerWallet(brand, MEMBER)
    // The claim reaches the gateway, but its answer is lost.
    await page.route('**/wps/rewards/*/claim', loseAnswer, { times: 1 })
    await page.goto('/m/rewardCenter')
    const claim = main.getByRole('listitem').first().getByRole('button')
    const lost = page.waitForEvent('requestfailed', (one) => one.url().endsWith('/claim'))
    await claim.click()
    await lost
    await expect(claim).not.toHaveAttribute('aria-busy')
    const repeated = page.waitForResponse((one) => one.url().endsWith('/claim'))
    await claim.click()
    const { value } = (await (await repeated).json()) as { value: { amount: string } }
    await expect(page.getByRole('heading', { name: text('reward.done') })).toBeVisible()
    const after = await ledgerWallet(brand, MEMBER)
    expect(after.entries).toBe(before.entries + 1)
    expect(after.balance).toBe(new Big(before.balance).plus(value.amount).toFixed(2))
  })
})
