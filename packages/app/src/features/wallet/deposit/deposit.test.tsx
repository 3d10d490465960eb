import { DEPOSIT_RETURN_PATH, depositOrderPath } from '@livery/domain/money'
import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { refusal, type Answers, type FakeGateway } from '#testing/fakeGateway.ts'
import { pressByKey } from '#testing/pressByKey.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite, openWhitelabel } from '#testing/samples.ts'

import { sampleChannels, sampleDeposit } from '../wallet.samples.ts'
import { depositChannelsQuery } from './deposit.queries.ts'
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
/** Submits with Enter in the field, like the button in the sticky bar. */
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
  it('asks a visitor to sign in first (S-deposit-06)', async () => {
    await renderSite(ROUTES.deposit.path, { answers })
    await expect.poll(() => location.pathname).toBe(ROUTES.login.path)
  })

  it('leads to the birthday where the profile needs one first (S-register-24)', async () => {
    await open({ createDeposit: refusal(422, 'member.birthday_missing') })
    await review('50')
    await confirm.click()
    const question = page.getByRole('alertdialog')
    await expect.element(question.getByText(/Please add your birthday before you deposit/)).toBeVisible()
    await question.getByRole('button', { name: 'Add' }).click()
    await expect.poll(() => location.pathname + location.hash).toBe(`${ROUTES.memberHome.path}#birthday`)
    await expect.element(page.getByRole('dialog', { name: 'Birthday' })).toBeVisible()
  })

  it('is refused to a trial account (S-trial-09, S-deposit-06)', async () => {
    await renderSite(ROUTES.deposit.path, { answers, session: { ...memberSession, type: 4 } })
    await expect.element(page.getByText('Please login an actual account to use this function')).toBeVisible()
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect.poll(() => location.pathname).toBe(ROUTES.login.path)
  })

  it('shows the bounds and fee of a channel, and the error of an amount (S-deposit-01)', async () => {
    await open()
    await expect.element(page.getByText(/€10 to €5,000.·.1.minute/)).toBeVisible()
    await proceed()
    await expect.element(page.getByText('Enter an amount')).toBeVisible()
    await page.getByRole('tab', { name: 'Crypto' }).click()
    await expect.element(page.getByText('€1 fee')).toBeVisible()
    await expect.element(page.getByRole('radio', { name: /Bitcoin/ })).toBeDisabled()
    await amount.fill('2000,01')
    await expect.element(page.getByText('Maximum €2,000.00')).toBeVisible()
  })

  it('closes its summary where the way to pay is closed meanwhile, and takes no other (S-deposit-01)', async () => {
    const { services, gateway } = await open()
    await review('50')
    await expect.element(confirm).toBeVisible()
    const channels = sampleChannels()
    services.queryClient.setQueryData(depositChannelsQuery(services.gateway).queryKey, {
      ...channels,
      list: channels.list.map((channel) => ({ ...channel, open: channel.open && channel.id !== 'card' })),
    })
    await expect.element(page.getByText(/This payment method is closed right now/)).toBeVisible()
    await expect.element(confirm).not.toBeInTheDocument()
    expect(gateway.received('createDeposit')).toHaveLength(0)
  })

  it('asks for its channels anew where the chosen one was closed, and keeps the amount (S-deposit-01)', async () => {
    const { gateway } = await open({ createDeposit: refusal(422, 'deposit.channel_closed') })
    await review('50')
    const channels = sampleChannels()
    gateway.answer({
      getDepositChannels: {
        ...channels,
        list: channels.list.map((channel) => ({ ...channel, open: channel.open && channel.id !== 'card' })),
      },
    })
    await confirm.click()
    await expect.element(confirm).not.toBeInTheDocument()
    await expect.element(page.getByText(/This payment method is closed right now/).first()).toBeVisible()
    await expect.element(amount).toHaveValue('50')
  })

  it('sends the promotion that was chosen with it, and none unless one is (S-deposit-04, S-rewards-06)', async () => {
    const promotions = [
      {
        key: 'WELCOME',
        title: 'Double your first deposit',
        summary: 'Up to 200.',
        terms: 'Bet it 10 times.',
      },
    ]
    const { gateway } = await open({ getDepositChannels: { ...sampleChannels(), promotions } })
    await expect.element(page.getByRole('radio', { name: /Without a promotion/ })).toBeChecked()
    await expect.element(page.getByText('Up to 200. Bet it 10 times.')).toBeVisible()
    await page.getByRole('radio', { name: /Double your first deposit/ }).click()
    await review('50')
    await expect.element(page.getByRole('dialog').getByText('Double your first deposit')).toBeVisible()
    await confirm.click()
    await expect.poll(() => gateway.received('createDeposit')).toHaveLength(1)
    expect(JSON.parse(gateway.received('createDeposit')[0]?.body ?? '')).toMatchObject({
      promotionKey: 'WELCOME',
    })
  })

  it('leads a refused review to the amount, with the reason as its description', async () => {
    await open()
    const next = page.getByRole('button', { name: 'Continue' })
    await pressByKey(next)
    await expect.element(amount).toHaveFocus()
    await expect.element(amount).toHaveAccessibleDescription(/Enter an amount/)
    await amount.fill('2')
    await pressByKey(next)
    await expect.element(amount).toHaveFocus()
    await expect.element(amount).toHaveAccessibleDescription(/Minimum €10/)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('is judged again when another way to pay takes other amounts', async () => {
    await open()
    await amount.fill('3000')
    await proceed()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(amount).toBeValid()
    await page.getByRole('tab', { name: 'Crypto' }).click()
    await expect.element(page.getByText('Maximum €2,000.00')).toBeVisible()
  })

  it('is summed up, ordered and opens its page', async () => {
    const { gateway, services } = await open()
    await review('100')
    await expect.element(page.getByText('€1.50', { exact: true })).toBeVisible()
    expect(gateway.received('createDeposit')).toHaveLength(0)
    await confirm.click()
    await expect.element(page.getByText('D-20261121-0001')).toBeVisible()
    expect(location.pathname).toBe(`${DEPOSIT_RETURN_PATH}/D-20261121-0001`)
    await expect.element(page.getByRole('main')).toHaveFocus()
    expect(document.title).toBe('Waiting for your payment · Test Brand')
    expect(JSON.parse(gateway.received('createDeposit')[0]?.body ?? '')).toEqual({
      channelId: 'card',
      amount: '100.00',
      returnPath: DEPOSIT_RETURN_PATH,
    })
    const pay = page.getByRole('link', { name: 'Go to payment' })
    await expect.element(pay).toHaveAttribute('href', 'https://pay.example/D-20261121-0001')
    services.navigator.go(ROUTES.deposit.path)
    await expect.element(page.getByText('A deposit is waiting for your payment')).toBeVisible()
  })

  it('without an answer is sent again under its key, even after the page was left', async () => {
    const { gateway, services } = await open({ createDeposit: refusal(502, 'server.error') })
    await review('100')
    await confirm.click()
    await expect
      .element(page.getByText(/We didn’t get a reply, so it may have gone through. Check Account record/))
      .toBeVisible()
    services.navigator.go(ROUTES.responsibleGaming.path)
    await expect.element(amount).not.toBeInTheDocument()
    services.navigator.go(ROUTES.deposit.path)
    await review('100')
    gateway.answer({ createDeposit: () => sampleDeposit() })
    await confirm.click()
    await expect.element(page.getByText('D-20261121-0001')).toBeVisible()
    const [first, second] = keysOf(gateway)
    expect(second).toBe(first)
  })

  it('above a responsible gaming limit names the limit, and the next attempt has a new key', async () => {
    const data = { limit: '100.00', currency: 'EUR' }
    const { gateway } = await open({ createDeposit: refusal(422, 'limit.deposit', { data }) })
    await review('150')
    await confirm.click()
    const alert = page.getByRole('alert')
    await expect.element(alert.getByText(/what’s left of your €100.00 deposit limit/)).toBeVisible()
    await expect
      .element(page.getByRole('dialog').getByRole('link', { name: 'Responsible gaming' }))
      .toBeVisible()
    await confirm.click()
    await expect.poll(() => new Set(keysOf(gateway)).size).toBe(2)
  })

  it('is restored after the payment page, and the balance is refetched once it is paid (S-deposit-03)', async () => {
    const { gateway, services } = await open()
    services.storage.write(LATEST_DEPOSIT, 'D-20261121-0001')
    services.navigator.go(DEPOSIT_RETURN_PATH)
    await expect.element(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
    const before = gateway.received('getWallet').length
    gateway.answer({ getDeposit: () => sampleDeposit({ status: 'paid' }) })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await expect.element(page.getByRole('heading', { name: 'The money is in your wallet' })).toBeVisible()
    services.navigator.go(ROUTES.deposit.path)
    await expect.poll(() => gateway.received('getWallet').length).toBeGreaterThan(before)
  })

  it('is welcomed when it is the first, with a way to the limits (S-moments-01)', async () => {
    const now = new Date().toISOString()
    const paid = sampleDeposit({ status: 'paid', paidAt: now, credited: '100.00' })
    const own = {
      orderNumber: paid.orderNumber,
      type: 'deposit',
      status: 'succeeded',
      amount: '100.00',
    } as const
    await open(
      {
        getDeposit: paid,
        getTransactions: {
          list: [{ ...own, createdAt: now, note: '' }],
          currency: 'EUR',
          totalIn: '100.00',
          totalOut: '0.00',
          pageNum: 1,
          totalPages: 1,
        },
        getLimits: { currency: 'EUR', limits: [], realityCheckMinutes: 0, playedMinutes: 0 },
      },
      depositOrderPath(paid.orderNumber),
    )
    await expect.element(page.getByText('Your first deposit is here')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Set your limits' }))
      .toHaveAttribute('href', ROUTES.responsibleGaming.path)
  })

  it('says what became of its payment, and an unpaid one is cancelled (S-deposit-05, S-deposit-07)', async () => {
    const { gateway, services } = await open()
    services.storage.write(LATEST_DEPOSIT, 'D-20261121-0001')
    services.navigator.go(DEPOSIT_RETURN_PATH)
    await expect.element(page.getByRole('button', { name: 'Cancel this deposit' })).toBeVisible()
    gateway.answer({ cancelDeposit: () => sampleDeposit({ status: 'cancelled' }) })
    gateway.answer({ getDeposit: () => sampleDeposit({ status: 'cancelled', returned: '40.00' }) })
    await page.getByRole('button', { name: 'Cancel this deposit' }).click()
    await expect.element(page.getByRole('heading', { name: 'This deposit was cancelled' })).toBeVisible()
    await expect
      .element(page.getByText('We’re sending €40.00 back to the account you paid from.'))
      .toBeVisible()
    gateway.answer({
      getDeposit: () => sampleDeposit({ status: 'paid', credited: '40.00', paidAt: '2099-01-01T00:00:00Z' }),
    })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await expect.element(page.getByText(/received €40\.00 instead of €100\.00/)).toBeVisible()
    await expect.element(page.getByText(/arrived late/)).toBeVisible()
  })

  it.each([
    [1, 'how to pay', Node.DOCUMENT_POSITION_FOLLOWING],
    [0, 'its facts', Node.DOCUMENT_POSITION_PRECEDING],
  ] as const)(
    'under dep_func %i an order begins with %s (S-deposit-02)',
    async (dep_func, _what, position) => {
      const getWhitelabel = { ...openWhitelabel, mobileTemplate: { mem_cen: 1, dep_func } } as const
      await open({ getWhitelabel }, depositOrderPath('D-20261121-0001'))
      const pay = page.getByRole('link', { name: 'Go to payment' })
      const number = page.getByText('D-20261121-0001')
      await expect.element(number).toBeVisible()
      await expect
        .poll(() => pay.element().compareDocumentPosition(number.element()) & position)
        .toBe(position)
    },
  )

  it('has its channels in one list in the base layout (S-deposit-02)', async () => {
    const whitelabel = { ...openWhitelabel, mobileTemplate: { mem_cen: 1, dep_func: 0 } } as const
    await open({ getWhitelabel: whitelabel })
    await page.getByRole('radio', { name: /Credit or debit card/ }).click()
    await amount.fill('100')
    await expect.element(page.getByText('€101.50')).toBeVisible()
    expect(page.getByRole('tab').elements()).toHaveLength(0)
    // The balance stands on the brand's own panel in both layouts.
    expect(document.querySelector('[data-hero]')?.textContent).toContain('Balance')
  })
})
