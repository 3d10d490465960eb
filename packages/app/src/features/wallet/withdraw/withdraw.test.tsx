import type { ErrorCode, Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { refusal, type Answers } from '../../../testing/fakeGateway.ts'
import { memberSession, renderSite } from '../../../testing/renderSite.tsx'
import { memberSite } from '../../../testing/samples.ts'
import { sampleCards, sampleRules, sampleWallet, sampleWithdrawal } from '../wallet.samples.ts'

const answers: Answers = {
  ...memberSite,
  getWithdrawRules: sampleRules(),
  getBankCards: sampleCards,
  withdraw: sampleWithdrawal(),
}
const open = (more: Answers = {}) =>
  renderSite(ROUTES.withdraw.path, { answers: { ...answers, ...more }, session: memberSession })

/** Nothing set up yet. */
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

describe('a withdrawal', () => {
  it('names what has to be done first, with the ways to it', async () => {
    await open({
      getWithdrawRules: sampleRules({ turnoverLeft: '80.00' }),
      getBankCards: { ...sampleCards, list: [] },
      getMember: newcomer,
    })
    await expect.element(page.getByText('Stake another €80.00 before you can withdraw')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: /Add a bank card/ }))
      .toHaveAttribute('href', `${ROUTES.memberHome.path}#bankCards`)
    await expect
      .element(page.getByRole('link', { name: /set a payment password/ }))
      .toHaveAttribute('href', `${ROUTES.memberHome.path}#paymentPassword`)
  })

  it('is summed up, confirmed by the payment password and answered with a number', async () => {
    const { gateway } = await open()
    await page.getByRole('radio', { name: /HSBC/ }).click()
    await page.getByRole('textbox', { name: 'Amount' }).fill('1000.01')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Your balance is not enough.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Amount' }).fill('150')
    await userEvent.keyboard('{Enter}')
    await send.click()
    await expect.element(page.getByText('Please enter 6 digits')).toBeVisible()
    expect(gateway.received('withdraw')).toHaveLength(0)
    await dialog.getByLabelText('Payment password').fill('202611')
    await send.click()
    await expect.element(page.getByText('W-20261121-0007')).toBeVisible()
    expect(JSON.parse(gateway.received('withdraw')[0]?.body ?? '')).toEqual({
      bankCardId: 'card_2',
      amount: '150.00',
      paymentPassword: '202611',
    })
    await page.getByRole('button', { name: 'Another withdrawal' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
  })

  it('whose answer was lost goes out under the same key, and no secret is kept', async () => {
    const { gateway } = await open({ withdraw: refusal(500, 'server.error') })
    await fill('150', '202611')
    await expect.element(page.getByText(/No answer came/)).toBeVisible()
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('202611')
    gateway.answer({ withdraw: sampleWithdrawal() })
    await send.click()
    await expect.element(page.getByText('W-20261121-0007')).toBeVisible()
    const keys = gateway.received('withdraw').map(({ request }) => request.headers.get('Idempotency-Key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(sessionStorage.getItem('moneyTries')).toBe('{}')
  })

  it.each<[number, ErrorCode, RegExp]>([
    [422, 'password.payment_wrong', /The payment password is wrong/],
    [422, 'withdraw.turnover_left', /Stake another €80.00/],
    [422, 'withdraw.count_reached', /last withdrawal of today/],
    [409, 'idempotency.conflict', /An earlier try may have gone through/],
  ])('refused with %i %s says why and keeps what was typed', async (status, code, words) => {
    const data = { limit: '80.00', currency: 'EUR' }
    await open({ withdraw: refusal(status, code, { data }) })
    await fill('150', '111111')
    await expect.element(dialog.getByText(words)).toBeVisible()
    await expect.element(dialog.getByLabelText('Payment password')).toHaveValue('111111')
  })

  it('is not for trial accounts', async () => {
    await renderSite(ROUTES.withdraw.path, { answers, session: { ...memberSession, type: 4 } })
    await expect.element(page.getByRole('link', { name: 'Register now' })).toBeVisible()
  })
})

describe('the vendors’ wallets', () => {
  it('are filled, and emptied all at once', async () => {
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
    await page.getByRole('button', { name: 'Vendor wallets: €250.00' }).click()
    await dialog.getByRole('combobox', { name: 'Vendor' }).click()
    await page.getByRole('option', { name: /Prism Slots/ }).click()
    await dialog.getByRole('textbox', { name: 'Amount' }).fill('25.50')
    await dialog.getByRole('button', { name: 'Move' }).click()
    await expect.element(dialog.getByText('€275.50')).toBeVisible()
    await dialog.getByRole('button', { name: 'Bring all back' }).click()
    await expect
      .poll(() => gateway.received('transferWallet').map(({ body }): unknown => JSON.parse(body)))
      .toEqual([{ direction: 'in', vassalage: 'PRISM', amount: '25.50' }, { recallAll: true }])
  })
})
