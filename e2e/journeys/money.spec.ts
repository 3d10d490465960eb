import type { Page } from '@playwright/test'
import { Big } from 'big.js'

import { SANDBOX } from '../brands.ts'
import { ledgerWallet } from '../sandbox.ts'
import { logIn } from '../steps/entrance.ts'
import { takeAmount } from '../steps/money.ts'
import { expect, test, walkInTurn } from '../test.ts'

const PAYMENT_PASSWORD = '202611'
/** Member whom no other journey signs in: a second sign-in would end the first session. */
const MEMBER = 'saver'

test.use({ pictures: false })

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

test('a withdrawal without a network is not sent, and one with a lost answer is made once', async ({
  page,
  brand,
}) => {
  walkInTurn(brand, 2)
  const { text } = brand
  /** Sum of the member's withdrawals, from the ledger; negative. */
  const booked = async () => new Big((await ledgerWallet(brand, MEMBER, 'withdrawal')).balance)
  const opening = await booked()
  const sheet = page.getByRole('dialog', { name: text('money.check') })
  const fillWithdrawal = async (): Promise<void> => {
    await takeAmount(page, brand)
    await sheet.getByLabel(text('paymentPassword.title')).fill(PAYMENT_PASSWORD)
  }

  await test.step('a withdrawal confirmed without a network is not sent, then or later', async () => {
    await page.goto('/m/withdraw')
    await logIn(page, brand, MEMBER)
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
    expect((await booked()).eq(opening)).toBe(true)
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
    const withdrawn = opening.minus(await booked())
    expect(withdrawn.gt(0), 'the gateway had taken it').toBe(true)
    const answered = page.waitForResponse(/\/wps\/transaction\/withdraw$/)
    await send.click()
    const { value } = (await (await answered).json()) as { value: { orderNumber: string; amount: string } }
    await expect(page.getByText(value.orderNumber)).toBeVisible()
    expect(withdrawn.eq(value.amount)).toBe(true)
    expect(opening.minus(await booked()).eq(withdrawn)).toBe(true)
  })
})
