import { JURISDICTIONS } from '@livery/tenant'
import type { Page } from '@playwright/test'
import { Big } from 'big.js'

import { SANDBOX, type Brand } from '../brands.ts'
import { ledgerWallet } from '../sandbox.ts'
import { expect, test } from '../test.ts'

const PASSWORD = 'Livery-2026'
const PAYMENT_PASSWORD = '202611'
/** Member whom no other journey signs in: a second sign-in would end the first session. */
const MEMBER = 'saver'

test.use({ pictures: false })

async function logIn(page: Page, { text }: Brand): Promise<void> {
  await page.getByRole('tab', { name: text('login.byPassword') }).click()
  await page.getByLabel(text('login.usernameOrMobile')).fill(MEMBER)
  await page.getByRole('textbox', { name: text('login.password'), exact: true }).fill(PASSWORD)
  await page
    .locator('form')
    .getByRole('button', { name: text('login.logIn') })
    .click()
}

/** Drops the next answer of a call after the gateway has processed it. */
async function loseAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**${path}`,
    async (route) => {
      const { host: _host, ...headers } = await route.request().allHeaders()
      const sent = Object.entries(headers).filter(([name]) => !name.startsWith(':'))
      // Sent to the sandbox's own address: Node does not resolve the brands' host names.
      await fetch(`${SANDBOX}${path}`, { method: 'POST', headers: sent, body: route.request().postData() })
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}

/** Declines the limit that the brand's jurisdiction offers before a first deposit. */
async function declineLimit(page: Page, { config, text }: Brand): Promise<void> {
  const { obligations } = JURISDICTIONS[config.legal.jurisdiction]
  if (!obligations.some(({ duty }) => duty === 'limitsAtFirstDeposit')) return
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('saferPlay.later') })
    .click()
}

test('a withdrawal with a lost answer is made once, and a deposit is paid on its page', async ({
  page,
  brand,
}) => {
  const { text } = brand
  const balance = async () => new Big((await ledgerWallet(brand, MEMBER)).balance)
  const opening = await balance()
  const amount = page.getByRole('textbox', { name: text('money.amount') })
  const sheet = page.getByRole('dialog', { name: text('money.check') })
  let withdrawn = new Big(0)
  const fillWithdrawal = async (): Promise<void> => {
    await page
      .getByRole('group', { name: text('money.amount') })
      .getByRole('button')
      .first()
      .click()
    await page.getByRole('button', { name: text('money.review') }).click()
    await sheet.getByLabel(text('paymentPassword.title')).fill(PAYMENT_PASSWORD)
  }

  await test.step('a withdrawal confirmed without a network is not sent, then or later', async () => {
    await page.goto('/m/withdraw')
    await logIn(page, brand)
    await expect(page).toHaveURL(/\/m\/withdraw/)
    await fillWithdrawal()
    const orders: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/wps/transaction/withdraw'))
        orders.push(request.url())
    })
    await page.context().setOffline(true)
    await sheet.getByRole('button', { name: text('withdraw.confirm') }).click()
    await expect(sheet.getByRole('alert')).toContainText(text('failure.notSent'))
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await page.context().setOffline(false)
    await page
      .getByRole('navigation', { name: text('frame.main') })
      .getByText(text('frame.member'), { exact: true })
      .click()
    await expect(page).toHaveURL(/\/m\/member\/home/)
    await page.waitForLoadState('networkidle')
    expect(orders).toEqual([])
    expect((await balance()).eq(opening)).toBe(true)
  })

  await test.step('a withdrawal is confirmed; its answer gets lost; sent again it is the same one (S-withdraw-01, S-money-02)', async () => {
    await page.goto('/m/withdraw')
    await fillWithdrawal()
    await loseAnswer(page, '/wps/transaction/withdraw')
    const send = sheet.getByRole('button', { name: text('withdraw.confirm') })
    await send.click()
    const place = text('route.accountRecord.title')
    await expect(sheet.getByRole('alert')).toContainText(
      text('moneyOutcome.unknown').replace('{place}', place),
    )
    await expect(sheet.getByRole('link', { name: place })).toBeVisible()
    withdrawn = opening.minus(await balance())
    expect(withdrawn.gt(0), 'the gateway had taken it').toBe(true)
    const answered = page.waitForResponse(/\/wps\/transaction\/withdraw$/)
    await send.click()
    const { value } = (await (await answered).json()) as { value: { orderNumber: string; amount: string } }
    await expect(page.getByText(value.orderNumber)).toBeVisible()
    expect(withdrawn.eq(value.amount)).toBe(true)
    expect((await balance()).eq(opening.minus(withdrawn))).toBe(true)
  })

  await test.step('a deposit is paid on its page, and the site shows the new balance (S-deposit-03)', async () => {
    await page.goto('/m/voucherCenter')
    await declineLimit(page, brand)
    await page
      .getByRole('group', { name: text('money.amount') })
      .getByRole('button')
      .first()
      .click()
    await expect(amount).not.toHaveValue('')
    await page.getByRole('button', { name: text('money.review') }).click()
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

    // Jobs of the gateway pay rewards at any time, so the two are read until nothing was booked between them.
    await expect(async () => {
      const renewed = page.waitForResponse(/\/wps\/wallets\/gcs/)
      await page.goto('/m/voucherCenter')
      const { value } = (await (await renewed).json()) as { value: { balance: string } }
      const ledger = await balance()
      expect(ledger.toFixed(2)).toBe(new Big(value.balance).toFixed(2))
      expect(ledger.gt(opening.minus(withdrawn))).toBe(true)
    }).toPass({ timeout: 15_000 })
  })
})
