import type { Duty } from '@livery/domain/jurisdiction'
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

/**
 * Declines the limit that the brand's jurisdiction offers before a first deposit, twice where a limit is the
 * default (S-gaming-12).
 */
async function declineLimit(page: Page, { config, text }: Brand): Promise<void> {
  const { obligations } = JURISDICTIONS[config.legal.jurisdiction]
  const due = (wanted: Duty) => obligations.some(({ duty }) => duty === wanted)
  if (!due('limitsAtFirstDeposit')) return
  const offer = page.getByRole('dialog', { name: text('saferPlay.offerTitle') })
  await offer.getByRole('button', { name: text('saferPlay.later') }).click()
  if (due('limitsByDefault'))
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('saferPlay.decline') })
      .click()
  await expect(offer).toBeHidden()
}

test('a withdrawal with a lost answer is made once, and a deposit is paid on its page', async ({
  page,
  brand,
}) => {
  const { text } = brand
  /** Sum of the member's transfers of one kind, from the ledger; withdrawals are negative. */
  const booked = async (kind: 'deposit' | 'withdrawal') =>
    new Big((await ledgerWallet(brand, MEMBER, kind)).balance)
  const opening = { deposit: await booked('deposit'), withdrawal: await booked('withdrawal') }
  const amount = page.getByRole('textbox', { name: text('money.amount') })
  const sheet = page.getByRole('dialog', { name: text('money.check') })
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
    expect((await booked('withdrawal')).eq(opening.withdrawal)).toBe(true)
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
    const withdrawn = opening.withdrawal.minus(await booked('withdrawal'))
    expect(withdrawn.gt(0), 'the gateway had taken it').toBe(true)
    const answered = page.waitForResponse(/\/wps\/transaction\/withdraw$/)
    await send.click()
    const { value } = (await (await answered).json()) as { value: { orderNumber: string; amount: string } }
    await expect(page.getByText(value.orderNumber)).toBeVisible()
    expect(withdrawn.eq(value.amount)).toBe(true)
    expect(opening.withdrawal.minus(await booked('withdrawal')).eq(withdrawn)).toBe(true)
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
    const paid = new Big(await amount.inputValue())
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

    expect((await booked('deposit')).minus(opening.deposit).eq(paid)).toBe(true)
    // A job of the gateway can pay a reward between two reads: the answer is judged when nothing was booked meanwhile.
    let ledger = { balance: '', entries: 0 }
    let shown = new Big(0)
    await expect(async () => {
      const before = await ledgerWallet(brand, MEMBER)
      const renewed = page.waitForResponse(/\/wps\/wallets\/gcs/)
      await page.goto('/m/voucherCenter')
      const { value } = (await (await renewed).json()) as { value: { balance: string } }
      shown = new Big(value.balance)
      ledger = await ledgerWallet(brand, MEMBER)
      expect(ledger.entries).toBe(before.entries)
    }).toPass({ timeout: 15_000 })
    expect(shown.eq(ledger.balance)).toBe(true)
  })
})
