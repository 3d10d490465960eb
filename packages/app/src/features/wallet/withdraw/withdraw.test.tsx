import type { ErrorCode, Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { pressByKey } from '#testing/pressByKey.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite } from '#testing/samples.ts'

import { sampleCards, sampleRules, sampleWallet, sampleWithdrawal } from '../wallet.samples.ts'

const answers: Answers = {
  ...memberSite,
  getWithdrawRules: sampleRules(),
  getBankCards: sampleCards,
  withdraw: sampleWithdrawal(),
}
const open = (more: Answers = {}) =>
  renderSite(ROUTES.withdraw.path, { answers: { ...answers, ...more }, session: memberSession })

/** New member with nothing set up yet. */
const newcomer: Schemas['Member'] = {
  id: 'm_1',
  type: 0,
  account: 'member',
  nickname: 'Robin',
  headIcon: 'icon-01',
  contacts: {},
  hasPaymentPassword: false,
  registeredAt: '2026-01-14T18:02:11Z',
}

const dialog = page.getByRole('dialog')
const send = page.getByRole('button', { name: 'Withdraw now' })

async function fill(sum: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Amount' }).fill(sum)
  await userEvent.keyboard('{Enter}')
  await dialog.getByLabelText('Payment password').fill(password)
  await send.click()
}

describe('the list of withdrawals', () => {
  it('says each state in words, with the reason, and cancels a pending one (S-withdraw-03)', async () => {
    const asked = sampleWithdrawal()
    const refused = {
      ...asked,
      orderNumber: 'W-20261120-0003',
      status: 'rejected',
      reason: 'details',
    } as const
    const list = { list: [asked, refused], pageNum: 1, totalPages: 1 }
    const { gateway } = await open({
      getWithdrawals: list,
      cancelWithdrawal: { ...asked, status: 'cancelled' },
    })
    await expect.element(page.getByText('Being checked')).toBeVisible()
    await expect.element(page.getByText('Declined. The money is back in your wallet.')).toBeVisible()
    await expect.element(page.getByText(/isn’t in your name/)).toBeVisible()
    await expect.element(page.getByText('€1.00').first()).toBeVisible()
    gateway.answer({ getWithdrawals: { ...list, list: [{ ...asked, status: 'cancelled' }, refused] } })
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByText('Cancelled by you')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
  })
})

describe('a withdrawal', () => {
  it('lists missing requirements with links (S-withdraw-01)', async () => {
    await open({
      getWithdrawRules: sampleRules({ turnoverLeft: '80.00' }),
      getBankCards: { ...sampleCards, list: [] },
      getMember: newcomer,
    })
    await expect.element(page.getByText('Bet another €80.00 before you can withdraw')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: /Add a bank account/ }))
      .toHaveAttribute('href', `${ROUTES.memberHome.path}#bankCards`)
    await expect
      .element(page.getByRole('link', { name: /set a payment password/ }))
      .toHaveAttribute('href', `${ROUTES.memberHome.path}#paymentPassword`)
  })

  it('is summed up, confirmed by the payment password and shows an order number (S-withdraw-01)', async () => {
    const { gateway } = await open()
    await page.getByRole('radio', { name: /HSBC/ }).click()
    await page.getByRole('textbox', { name: 'Amount' }).fill('1000.01')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Your balance is too low.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Amount' }).fill('150')
    await userEvent.keyboard('{Enter}')
    await send.click()
    await expect.element(page.getByText('Please enter 6 digits')).toBeVisible()
    expect(gateway.received('withdraw')).toHaveLength(0)
    await dialog.getByLabelText('Payment password').fill('202611')
    await send.click()
    await expect.element(page.getByText('W-20261121-0007')).toBeVisible()
    await expect.element(page.getByRole('main')).toHaveFocus()
    const told = page.getByRole('status').filter({ hasText: 'We’ve received your withdrawal' })
    await expect.poll(() => told.elements().length).toBeGreaterThan(0)
    expect(JSON.parse(gateway.received('withdraw')[0]?.body ?? '')).toEqual({
      bankCardId: 'card_2',
      amount: '150.00',
      paymentPassword: '202611',
    })
    await page.getByRole('button', { name: 'Another withdrawal' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
  })

  it('leads to the first field that is wrong: the amount, then the password, also one that the gateway refuses', async () => {
    await open({ withdraw: refusal(422, 'password.payment_wrong') })
    const amount = page.getByRole('textbox', { name: 'Amount' })
    const password = dialog.getByLabelText('Payment password')
    await pressByKey(page.getByRole('button', { name: 'Continue' }))
    await expect.element(amount).toHaveFocus()
    await expect.element(amount).toHaveAccessibleDescription(/Enter an amount/)
    await amount.fill('150')
    await pressByKey(page.getByRole('button', { name: 'Continue' }))
    await send.click()
    await expect.element(password).toHaveFocus()
    await expect.element(password).toHaveAccessibleDescription(/Please enter 6 digits/)
    await password.fill('202611')
    await send.click()
    await expect.element(password).toBeInvalid()
    await expect.element(password).toHaveFocus()
  })

  it('without an answer is sent again under the same key, and no secret is stored', async () => {
    const { gateway } = await open({ withdraw: refusal(500, 'server.error') })
    await fill('150', '202611')
    await expect.element(page.getByText(/We didn’t get a reply/)).toBeVisible()
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('202611')
    gateway.answer({ withdraw: sampleWithdrawal() })
    await send.click()
    await expect.element(page.getByText('W-20261121-0007')).toBeVisible()
    const keys = gateway.received('withdraw').map(({ request }) => request.headers.get('Idempotency-Key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(localStorage.getItem('moneyTries')).toBe('{}')
  })

  it.each<[number, ErrorCode, RegExp]>([
    [422, 'password.payment_wrong', /The payment password is wrong/],
    [422, 'withdraw.turnover_left', /Bet another €80.00/],
    [422, 'withdraw.count_reached', /last withdrawal for today/],
    [409, 'idempotency.conflict', /last attempt may have worked/],
  ])('refused with %i %s shows the reason and keeps the typed values', async (status, code, text) => {
    const data = { limit: '80.00', currency: 'EUR' }
    await open({ withdraw: refusal(status, code, { data }) })
    await fill('150', '111111')
    await expect.element(dialog.getByText(text)).toBeVisible()
    await expect.element(dialog.getByLabelText('Payment password')).toHaveValue('111111')
  })

  it('asks for its rules anew when they have changed, and keeps the amount (S-withdraw-01)', async () => {
    const data = { limit: '100.00', currency: 'EUR' }
    const { gateway } = await open({ withdraw: refusal(422, 'amount.too_high', { data }) })
    await fill('150', '111111')
    gateway.answer({ getWithdrawRules: sampleRules({ maximum: '100.00' }) })
    await expect.poll(() => gateway.received('getWithdrawRules').length).toBe(2)
    await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('150')
  })

  it('is refused to trial accounts (S-withdraw-02)', async () => {
    await renderSite(ROUTES.withdraw.path, { answers, session: { ...memberSession, type: 4 } })
    await expect.element(page.getByRole('button', { name: 'Register now' })).toBeVisible()
  })
})

describe('the vendors’ wallets', () => {
  it('lead to the first field that is wrong: the vendor, then the amount', async () => {
    const { gateway } = await open({ getWallet: sampleWallet() })
    await page.getByRole('button', { name: 'Studio wallets: €250.00' }).click()
    const vendor = dialog.getByRole('combobox', { name: 'Studio' })
    const amount = dialog.getByRole('textbox', { name: 'Amount' })
    const move = dialog.getByRole('button', { name: 'Move' })
    await move.click()
    await expect.element(vendor).toHaveFocus()
    await expect.element(vendor).toHaveAccessibleDescription(/Choose a studio/)
    await expect.element(amount).toBeInvalid()
    await vendor.click()
    await page.getByRole('option', { name: /Prism Slots/ }).click()
    await move.click()
    await expect.element(amount).toHaveFocus()
    await expect.element(amount).toHaveAccessibleDescription(/Enter an amount/)
    expect(gateway.received('transferWallet')).toHaveLength(0)
  })

  it('are filled, and emptied all at once (S-wallet-03)', async () => {
    let wallet = sampleWallet()
    const { gateway } = await open({
      getWallet: () => wallet,
      transferWallet: ({ body }) => {
        wallet = body.includes('recallAll')
          ? sampleWallet('0.00', '10250.00')
          : sampleWallet('275.50', '9974.50')
        return wallet
      },
    })
    await page.getByRole('button', { name: 'Studio wallets: €250.00' }).click()
    await dialog.getByRole('combobox', { name: 'Studio' }).click()
    await page.getByRole('option', { name: /Prism Slots/ }).click()
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('25.50')
    await dialog.getByRole('button', { name: 'Move' }).click()
    await expect.element(dialog.getByText('€275.50')).toBeVisible()
    await dialog.getByRole('button', { name: 'Move everything to main wallet' }).click()
    await expect
      .poll(() => gateway.received('transferWallet').map(({ body }): unknown => JSON.parse(body)))
      .toEqual([
        { direction: 'in', vassalage: 'PRISM', amount: '25.50', module: 'FUNDTRANS3' },
        { recallAll: true, module: 'FUNDTRANS3' },
      ])
  })
})
