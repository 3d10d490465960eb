import type { Page } from '@playwright/test'
import { Big } from 'big.js'

import { owes, type Brand } from '../brands.ts'
import { expect } from '../test.ts'
import { noFocusIsHidden } from './focus.ts'

/**
 * Declines the limit that the brand's jurisdiction offers at an occasion, twice where a limit is the default
 * (S-gaming-12).
 */
async function declineLimit(
  page: Page,
  brand: Brand,
  occasion: 'limitsAtRegistration' | 'limitsAtFirstDeposit',
): Promise<void> {
  const { text } = brand
  if (!owes(brand, occasion)) return
  const offer = page.getByRole('dialog', { name: text('responsibleGaming.offerTitle') })
  await offer.getByRole('button', { name: text('responsibleGaming.later') }).click()
  if (owes(brand, 'limitsByDefault'))
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('responsibleGaming.decline') })
      .click()
  await expect(offer).toBeHidden()
}

/** Answers what the regulator wants a new member told or asked: the tools of responsible gaming, marketing, limits. */
export async function answerAsNewMember(page: Page, brand: Brand): Promise<void> {
  const { text } = brand
  await declineLimit(page, brand, 'limitsAtRegistration')
  if (owes(brand, 'marketingConsent')) {
    const question = page.getByRole('dialog', { name: text('marketing.title') })
    await question.getByRole('button', { name: text('overlay.ok') }).click()
    await expect(question).toBeHidden()
  }
  if (owes(brand, 'toolsAtRegistration')) {
    const notice = page.getByRole('alertdialog', { name: text('footer.responsibleTitle') })
    await notice.getByRole('button', { name: text('responsibleGaming.later') }).click()
    await expect(notice).toBeHidden()
  }
}

/** Takes one of the suggested amounts of a money form, the first by default, and opens the summary. */
export async function takeAmount(page: Page, { text }: Brand, index = 0): Promise<Big> {
  const amount = page.getByRole('textbox', { name: text('money.amount') })
  await page
    .getByRole('group', { name: text('money.amount') })
    .getByRole('button')
    .nth(index)
    .click()
  await expect(amount).not.toHaveValue('')
  const chosen = new Big(await amount.inputValue())
  await page.getByRole('button', { name: text('money.review') }).click()
  return chosen
}

/** Deposit that was made. */
export interface Deposit {
  readonly amount: Big
  readonly orderNumber: string
}

/** Deposits the third suggested amount, with the bonus on a first deposit, and pays on the provider's page. */
export async function depositWithBonus(page: Page, brand: Brand): Promise<Deposit> {
  const { text } = brand
  await page.goto('/m/voucherCenter')
  await declineLimit(page, brand, 'limitsAtFirstDeposit')
  await page
    .getByRole('radiogroup', { name: text('deposit.promotion') })
    .getByRole('radio')
    .first()
    .check()
  await noFocusIsHidden(page)
  // Enough of it is left for a withdrawal after any run of losses.
  const amount = await takeAmount(page, brand, 2)
  const sheet = page.getByRole('dialog', { name: text('money.check') })
  await sheet.getByRole('button', { name: text('deposit.confirm') }).click()
  await expect(page).toHaveURL(/\/m\/voucherCenter\/order\/D-/)
  const orderNumber = page.url().split('/').at(-1) ?? ''
  await expect(page.getByText(orderNumber)).toBeVisible()

  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: text('depositOrder.payNow') }).click()
  const payPage = await opened
  await payPage.locator('button[value="pay"]').click()
  await payPage.locator('a').click()
  await expect(payPage).toHaveURL(new RegExp(orderNumber))
  const arrived = { name: text('deposit.status.paid') }
  await expect(payPage.getByRole('heading', arrived)).toBeVisible()
  await payPage.close()
  await expect(page.getByRole('heading', arrived)).toBeVisible()
  return { amount, orderNumber }
}

/** Withdraws the first suggested amount. */
export async function withdraw(
  page: Page,
  brand: Brand,
  paymentPassword: string,
): Promise<{ readonly amount: Big; readonly orderNumber: string }> {
  const { text } = brand
  await page.goto('/m/withdraw')
  const amount = await takeAmount(page, brand)
  const sheet = page.getByRole('dialog', { name: text('money.check') })
  await sheet.getByLabel(text('paymentPassword.title')).fill(paymentPassword)
  const answered = page.waitForResponse(/\/wps\/transaction\/withdraw$/)
  await sheet.getByRole('button', { name: text('withdraw.confirm') }).click()
  const { value } = (await (await answered).json()) as { value: { orderNumber: string } }
  await expect(page.getByRole('heading', { name: text('withdraw.asked') })).toBeVisible()
  await expect(page.getByText(value.orderNumber)).toBeVisible()
  return { amount, orderNumber: value.orderNumber }
}

/** Claims every open reward, oldest first; the gift of an invited friend may be issued meanwhile. */
export async function claimRewards(page: Page, { text }: Brand): Promise<Big[]> {
  const paid: Big[] = []
  await page.goto('/m/rewardCenter')
  const rewards = page
    .getByRole('main')
    .getByRole('list', { name: text('reward.state.unclaimed') })
    .getByRole('listitem')
  await expect(rewards.first().getByRole('button')).toBeVisible()
  while ((await rewards.count()) > 0) {
    const answered = page.waitForResponse((one) => one.url().endsWith('/claim'))
    await rewards.last().getByRole('button').click()
    const { value } = (await (await answered).json()) as { value: { amount: string; title: string } }
    paid.push(new Big(value.amount))
    const receipt = page.getByRole('dialog', { name: text('reward.done') })
    await receipt.getByRole('button', { name: text('overlay.ok') }).click()
    await expect(receipt).toBeHidden()
    await expect(rewards.filter({ has: page.getByText(value.title, { exact: true }) })).toHaveCount(0)
  }
  return paid
}
