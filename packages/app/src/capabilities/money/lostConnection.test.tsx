import { lotteryClientPath } from '@livery/domain/lottery'
import { depositOrderPath } from '@livery/domain/money'
import { promotionPath } from '@livery/domain/promotions'
import { ROUTES } from '@livery/domain/routes'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'

import { sampleReferral } from '#features/invite/invite.samples.ts'
import { lotterySite, sampleReceipt } from '#features/lottery/lottery.samples.ts'
import { rewardsFor, sampleRewards } from '#features/rewards/rewards.samples.ts'
import {
  sampleCards,
  sampleChannels,
  sampleDeposit,
  sampleRules,
  sampleWallet,
  sampleWithdrawal,
} from '#features/wallet/wallet.samples.ts'
import { refusal, type Answers, type FakeGateway } from '#testing/fakeGateway.ts'
import { setOnline } from '#testing/network.ts'
import { press } from '#testing/press.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite } from '#testing/samples.ts'

const money = (amount: number): string => amount.toFixed(2)
const rewards = sampleRewards('EUR', money)
const promotion = {
  id: 'promo_welcome',
  key: 'WELCOME',
  title: 'Welcome gift',
  summary: 'For a good start.',
  imageUrl: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
  state: 'open',
  startsAt: '2026-01-01T00:00:00.000Z',
  applicable: true,
} as const

const button = (name: string | RegExp): Locator => page.getByRole('button', { name })
const amount = page.getByRole('textbox', { name: 'Amount' })
const dialog = page.getByRole('dialog')
const digit = (row: string, name: string): Locator =>
  page.getByRole('toolbar', { name: row, exact: true }).getByRole('button', { name, exact: true })

interface Case {
  readonly name: string
  readonly path: string
  readonly answers: Answers
  /** The operation that moves money, and its answer once the line is back. */
  readonly id: Parameters<FakeGateway['received']>[0]
  readonly answer: Answers
  /** Steps up to the final press. */
  readonly prepare: () => Promise<void>
  readonly send: Locator
  /** True when the final button is in a sheet; false for a page's own button. */
  readonly sheet: boolean
  /** Title of the record page that the message names. */
  readonly record: string
}

const DEPOSIT: Case = {
  name: 'a deposit',
  path: ROUTES.deposit.path,
  answers: { getDepositChannels: sampleChannels(), getDeposit: () => sampleDeposit() },
  id: 'createDeposit',
  answer: { createDeposit: () => sampleDeposit() },
  async prepare() {
    await page.getByRole('tab', { name: 'Card' }).click()
    await amount.fill('100')
    await press(button('Continue'))
  },
  send: button('Confirm deposit'),
  sheet: true,
  record: 'Account record',
}

const CASES: readonly Case[] = [
  DEPOSIT,
  {
    name: 'a withdrawal',
    path: ROUTES.withdraw.path,
    answers: { getWithdrawRules: sampleRules(), getBankCards: sampleCards },
    id: 'withdraw',
    answer: { withdraw: sampleWithdrawal() },
    async prepare() {
      await amount.fill('150')
      await press(button('Continue'))
      await dialog.getByLabelText('Payment password').fill('202611')
    },
    send: button('Withdraw now'),
    sheet: true,
    record: 'Account record',
  },
  {
    name: 'a transfer',
    path: ROUTES.withdraw.path,
    answers: {
      getWithdrawRules: sampleRules(),
      getBankCards: sampleCards,
      getWallet: sampleWallet(),
    },
    id: 'transferWallet',
    answer: { transferWallet: sampleWallet('0.00', '10250.00') },
    prepare: () => press(button(/^Studio wallets/)),
    send: button('Move everything to main wallet'),
    sheet: true,
    record: 'Account record',
  },
  {
    name: 'a reward',
    path: ROUTES.rewardCenter.path,
    answers: { getRewards: ({ url }) => rewardsFor(rewards, url) },
    id: 'claimReward',
    answer: { claimReward: () => rewards[0] ?? expect.unreachable() },
    prepare: () => Promise.resolve(),
    send: button(/Claim €12.40: Weekly cashback/),
    sheet: false,
    record: 'Account record',
  },
  {
    name: 'the reward of invitations',
    path: ROUTES.inviteFriends.path,
    answers: { getReferral: sampleReferral(money, 'EUR') },
    id: 'claimInvite',
    answer: { claimInvite: { currency: 'EUR', amount: '20.00' } },
    prepare: () => Promise.resolve(),
    send: button('Claim €20.00'),
    sheet: false,
    record: 'Account record',
  },
  {
    name: 'a bet',
    path: lotteryClientPath({ mui: 'mobile', playType: 'trad', gameId: 'L1', prizeMode: 'ELOTT' }),
    answers: lotterySite,
    id: 'placeOrder',
    answer: { placeOrder: sampleReceipt },
    async prepare() {
      await press(digit('First', '3'))
      await press(digit('Second', '1'))
      await press(button(/^Add/))
      await press(button(/^Bet slip/))
    },
    send: button('Place bets'),
    sheet: true,
    record: 'Betting record',
  },
  {
    name: 'an application',
    path: promotionPath({ id: promotion.id }),
    answers: { getPromotion: { promotion, content: '<p>Read this.</p>', terms: '' } },
    id: 'applyPromotion',
    answer: { applyPromotion: { applicationId: 'app_1', state: 'applying' } },
    prepare: () => press(button('Apply now')),
    send: button('Send application'),
    sheet: true,
    record: 'Promotions',
  },
]
/** Answer that never resolves. */
const silent = (): Promise<never> => new Promise(() => {})
const NOT_SENT = /You’re offline, so nothing was sent/

async function prepared({ path, answers, prepare, id }: Case) {
  const site = await renderSite(path, {
    answers: { ...memberSite, ...answers, [id]: silent },
    session: memberSession,
  })
  await prepare()
  return site
}

describe.each(CASES)('$name', (money) => {
  const { id, send, answer, sheet, record } = money
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const left = page.getByText(`You left before we got a reply, so it may have gone through. Check ${record}.`)

  it('is not sent while offline, shows a message at once, and is not sent later by itself (S-money-04)', async () => {
    const { gateway, services } = await prepared(money)
    setOnline(false)
    await press(send)
    await expect.element(page.getByText(NOT_SENT).first()).toBeVisible()
    if (sheet) await press(button('Close'))
    setOnline(true)
    services.navigator.go(ROUTES.responsibleGaming.path)
    await expect.poll(() => gateway.received('getLimits').length).toBeGreaterThan(0)
    expect(gateway.received(id)).toHaveLength(0)
  })

  it('is sent once by two taps, and is aborted with its screen while offline (S-money-05)', async () => {
    const { gateway, services } = await prepared(money)
    await expect.element(send).toBeEnabled()
    send.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    send.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await expect.poll(() => gateway.received(id).length).toBe(1)
    setOnline(false)
    if (sheet) await press(button('Close'))
    else services.navigator.go(ROUTES.responsibleGaming.path)
    await expect.element(left).toBeVisible()
    expect(gateway.received(id)[0]?.request.signal.aborted).toBe(true)
    gateway.answer(answer)
    setOnline(true)
    services.navigator.go(ROUTES.responsibleGaming.path)
    await expect.poll(() => gateway.received('getLimits').length).toBeGreaterThan(0)
    expect(gateway.received(id)).toHaveLength(1)
    expect(location.pathname).toBe(ROUTES.responsibleGaming.path)
  })

  it('without an answer names the record page, and is the same order when sent again (S-money-06)', async () => {
    const { gateway } = await prepared(money)
    gateway.answer({ [id]: () => Promise.reject(new TypeError('the line was cut')) })
    await press(send)
    const text =
      id === 'applyPromotion'
        ? /No internet connection/
        : new RegExp(`may have gone through. Check ${record}`)
    await expect.element(page.getByText(text).first()).toBeVisible()
    gateway.answer(answer)
    await press(send)
    await expect.poll(() => gateway.received(id).length).toBe(2)
    const [first, second] = gateway.received(id)
    if (id === 'applyPromotion') return
    expect(second?.request.headers.get('Idempotency-Key')).toBe(first?.request.headers.get('Idempotency-Key'))
    expect(second?.body).toBe(first?.body)
  })
})

/** Keys of the order, once the gateway has received it so many times. */
async function keysAfter(gateway: FakeGateway, times: number): Promise<readonly (string | null)[]> {
  await expect.poll(() => gateway.received(DEPOSIT.id).length).toBe(times)
  return gateway.received(DEPOSIT.id).map(({ request }) => request.headers.get('Idempotency-Key'))
}
const cut = { createDeposit: () => Promise.reject(new TypeError('the line was cut')) }
const unsure = page.getByText(/may have gone through. Check Account record/).first()

describe('an order without an answer', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('has its key after a press that was not sent or not looked at (S-money-06)', async () => {
    const { gateway } = await prepared(DEPOSIT)
    gateway.answer(cut)
    await press(DEPOSIT.send)
    await expect.element(unsure).toBeVisible()
    setOnline(false)
    await press(DEPOSIT.send)
    await expect.element(page.getByText(NOT_SENT).first()).toBeVisible()
    setOnline(true)
    gateway.answer({ createDeposit: refusal(429, 'rate.limited') })
    await press(DEPOSIT.send)
    await keysAfter(gateway, 2)
    gateway.answer(DEPOSIT.answer)
    await press(DEPOSIT.send)
    expect(new Set(await keysAfter(gateway, 3)).size).toBe(1)
  })

  it('has its key after another order (S-money-06)', async () => {
    const { gateway } = await prepared(DEPOSIT)
    const order = async (sum: string): Promise<void> => {
      await press(button('Close'))
      await amount.fill(sum)
      await press(button('Continue'))
      await press(DEPOSIT.send)
    }
    gateway.answer(cut)
    await press(DEPOSIT.send)
    await expect.element(unsure).toBeVisible()
    await order('50')
    await keysAfter(gateway, 2)
    await order('100')
    const [first, second, third] = await keysAfter(gateway, 3)
    expect(third).toBe(first)
    expect(second).not.toBe(first)
  })

  it('has its key after the session: for the same member, not for another (S-money-06)', async () => {
    const { gateway, services } = await prepared(DEPOSIT)
    const again = async (memberName: string): Promise<void> => {
      services.session.end()
      services.session.start({ token: memberName, memberName, type: 0, firstTimeLogin: false })
      services.navigator.go(ROUTES.memberHome.path)
      await expect.poll(() => location.pathname).toBe(ROUTES.memberHome.path)
      services.navigator.go(DEPOSIT.path)
      await DEPOSIT.prepare()
      await press(DEPOSIT.send)
    }
    gateway.answer(cut)
    await press(DEPOSIT.send)
    await expect.element(unsure).toBeVisible()
    await again('another')
    await keysAfter(gateway, 2)
    await expect.element(unsure).toBeVisible()
    await again('member')
    const [first, second, third] = await keysAfter(gateway, 3)
    expect(third).toBe(first)
    expect(second).not.toBe(first)
  })
})

describe('an order whose answer arrives after the player has left', () => {
  it('opens no page (S-money-05)', async () => {
    let answered: (() => void) | undefined
    const { gateway, services } = await prepared(DEPOSIT)
    gateway.answer({
      createDeposit: () =>
        new Promise((resolve) => {
          answered = () => resolve(sampleDeposit())
        }),
    })
    await press(DEPOSIT.send)
    await expect.poll(() => answered).toBeDefined()
    services.navigator.go(ROUTES.memberHome.path)
    await expect.poll(() => location.pathname).toBe(ROUTES.memberHome.path)
    answered?.()
    await expect.element(page.getByText(/You left before we got a reply/)).toBeVisible()
    expect(location.pathname).not.toBe(depositOrderPath('D-20261121-0001'))
  })
})
