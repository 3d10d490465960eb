import { DEPOSIT_RETURN_PATH, ROUTES } from '@livery/domain'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { refusal, type Answers, type FakeGateway } from '../../../testing/fakeGateway.ts'
import { memberSession, renderSite } from '../../../testing/renderSite.tsx'
import { memberSite, openWhitelabel } from '../../../testing/samples.ts'
import { sampleChannels, sampleDeposit } from '../wallet.samples.ts'
import { LATEST_DEPOSIT } from './latestDeposit.ts'

const answers: Answers = {
  ...memberSite,
  getDepositChannels: sampleChannels(),
  createDeposit: () => sampleDeposit(),
  getDeposit: () => sampleDeposit(),
}
const open = (more: Answers = {}, path: string = ROUTES.deposit.path) =>
  renderSite(path, { answers: { ...answers, ...more }, session: memberSession })

const amount = page.getByRole('textbox', { name: 'Amount' })
/** Enter in the field does what the button under the thumb does. */
async function proceed(): Promise<void> {
  await amount.click()
  await userEvent.keyboard('{Enter}')
}
const confirm = page.getByRole('button', { name: 'Confirm deposit' })
const keysOf = (gateway: FakeGateway) =>
  gateway.received('createDeposit').map(({ request }) => request.headers.get('Idempotency-Key'))

async function review(sum: string): Promise<void> {
  await page.getByRole('tab', { name: 'Card' }).click()
  await amount.fill(sum)
  await proceed()
}

describe('a deposit', () => {
  it('asks a visitor to sign in first', async () => {
    await renderSite(ROUTES.deposit.path, { answers })
    await expect.poll(() => location.pathname).toBe(ROUTES.login.path)
  })

  it('is refused to a trial account', async () => {
    await renderSite(ROUTES.deposit.path, { answers, session: { ...memberSession, type: 4 } })
    await expect.element(page.getByText('Please login an actual account to use this function')).toBeVisible()
    expect(location.pathname).toBe(ROUTES.home.path)
  })

  it('says what a way takes and costs, and what is wrong with an amount', async () => {
    await open()
    await expect.element(page.getByText(/€10 to €5,000 · 1.minute/)).toBeVisible()
    await proceed()
    await expect.element(page.getByText('Enter an amount')).toBeVisible()
    await page.getByRole('tab', { name: 'Crypto' }).click()
    await expect.element(page.getByText('€1 fee')).toBeVisible()
    await expect.element(page.getByRole('radio', { name: /Bitcoin/ })).toBeDisabled()
    await amount.fill('2000,01')
    await expect.element(page.getByText('At most €2,000.00')).toBeVisible()
  })

  it('is summed up, ordered and led to its page', async () => {
    const { gateway, shell } = await open()
    await review('100')
    await expect.element(page.getByText('€1.50', { exact: true })).toBeVisible()
    expect(gateway.received('createDeposit')).toHaveLength(0)
    await confirm.click()
    await expect.element(page.getByText('D-20261121-0001')).toBeVisible()
    expect(location.pathname).toBe(`${DEPOSIT_RETURN_PATH}/D-20261121-0001`)
    expect(JSON.parse(gateway.received('createDeposit')[0]?.body ?? '')).toEqual({
      channelId: 'card',
      amount: '100.00',
      returnPath: DEPOSIT_RETURN_PATH,
    })
    const pay = page.getByRole('link', { name: 'Go to payment' })
    await expect.element(pay).toHaveAttribute('href', 'https://pay.example/D-20261121-0001')
    shell.navigator.go(ROUTES.deposit.path)
    await expect.element(page.getByText('A deposit is waiting for your payment')).toBeVisible()
  })

  it('whose answer was lost goes out again under its key, even after the page was left', async () => {
    const { gateway, shell } = await open({ createDeposit: refusal(502, 'server.error') })
    await review('100')
    await confirm.click()
    await expect.element(page.getByText('No answer came. Press again: it is booked once only.')).toBeVisible()
    shell.navigator.go(ROUTES.responsibleGaming.path)
    await expect.element(amount).not.toBeInTheDocument()
    shell.navigator.go(ROUTES.deposit.path)
    await review('100')
    gateway.answer({ createDeposit: () => sampleDeposit() })
    await confirm.click()
    await expect.element(page.getByText('D-20261121-0001')).toBeVisible()
    const [first, second] = keysOf(gateway)
    expect(second).toBe(first)
  })

  it('past a limit of responsible gaming says which, and the next try is a new one', async () => {
    const data = { limit: '100.00', currency: 'EUR' }
    const { gateway } = await open({ createDeposit: refusal(422, 'limit.deposit', { data }) })
    await review('150')
    await confirm.click()
    const alert = page.getByRole('alert')
    await expect.element(alert.getByText(/deposit limit you set for yourself: €100.00/)).toBeVisible()
    await expect
      .element(page.getByRole('dialog').getByRole('link', { name: 'Responsible gaming' }))
      .toBeVisible()
    await confirm.click()
    await expect.poll(() => new Set(keysOf(gateway)).size).toBe(2)
  })

  it('is found again after the pay page, and the balance is asked for anew once it is paid', async () => {
    const { gateway, shell } = await open()
    shell.storage.write(LATEST_DEPOSIT, 'D-20261121-0001')
    shell.navigator.go(DEPOSIT_RETURN_PATH)
    await expect.element(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
    const before = gateway.received('getWallet').length
    gateway.answer({ getDeposit: () => sampleDeposit({ status: 'paid' }) })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await expect.element(page.getByRole('heading', { name: 'The money is in your wallet' })).toBeVisible()
    shell.navigator.go(ROUTES.deposit.path)
    await expect.poll(() => gateway.received('getWallet').length).toBeGreaterThan(before)
  })

  it('stands in one list in the base layout', async () => {
    const whitelabel = { ...openWhitelabel, mobileTemplate: { mem_cen: 1, dep_func: 0 } } as const
    await open({ getWhitelabel: whitelabel })
    await page.getByRole('radio', { name: /Credit or debit card/ }).click()
    await amount.fill('100')
    await expect.element(page.getByText('€101.50')).toBeVisible()
    expect(page.getByRole('tab').elements()).toHaveLength(0)
  })
})
