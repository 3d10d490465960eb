import { lotteryClientPath } from '@livery/domain/lottery'
import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page, type Locator } from 'vitest/browser'

import { walletQuery } from '#capabilities/wallet/wallet.queries.ts'
import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { testBoot } from '#testing/testBoot.ts'

import {
  lotterySite,
  sampleLottery,
  samplePeriod,
  sampleReceipt,
  unknownPrizeMode,
} from '../lottery.samples.ts'

const client = { mui: 'mobile', playType: 'trad', gameId: 'L1', prizeMode: 'ELOTT' } as const
const { merchantCode } = testBoot.tenant
const digit = (row: string, name: string) =>
  page.getByRole('toolbar', { name: row, exact: true }).getByRole('button', { name, exact: true })
const openSlip = page.getByRole('button', { name: /^Bet slip/ })
const placeBets = page.getByRole('button', { name: 'Place bets' })

function renderBetPage(answers: Answers = {}, path = lotteryClientPath(client)) {
  return renderSite(path, { answers: { ...lotterySite, ...answers }, session: memberSession })
}

/** Clicks by script: tests have no brand's stylesheet, so the bottom menu may cover the bet bar. */
async function press(locator: Locator) {
  await expect.element(locator).toBeEnabled()
  locator.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/** Picks 3 and 7 for the first digit, 1 for the second, and puts them on the slip. */
async function fillSlip() {
  await press(digit('First', '3'))
  await press(digit('First', '7'))
  await press(digit('Second', '1'))
  await press(page.getByRole('button', { name: /^Add/ }))
}

/** Places bets whose answer is lost; later calls are answered. */
async function placeUnanswered() {
  const { gateway } = await renderBetPage({ placeOrder: () => Promise.reject(new TypeError('network')) })
  await fillSlip()
  await press(openSlip)
  await press(placeBets)
  await expect.poll(() => gateway.received('placeOrder').length).toBe(1)
  gateway.answer({ placeOrder: sampleReceipt })
  return gateway
}

describe('the address', () => {
  it('is stripped of its launch token at once, and keeps the other parameters (S-routes-19, S-lottery-06)', async () => {
    await renderBetPage(
      {},
      lotteryClientPath({ ...client, token: 'once-and-never-again', merchant: merchantCode }),
    )
    await expect.element(page.getByRole('heading', { name: 'Lottery L1' })).toBeVisible()
    await expect.poll(() => location.search).toBe(`?merchant=${merchantCode}&prize_mode=ELOTT`)
  })

  it('applies the requested theme while it is open (S-lottery-08)', async () => {
    await renderBetPage({}, lotteryClientPath({ ...client, css: 'light' }))
    await expect.element(page.getByRole('heading', { name: 'Lottery L1' })).toBeVisible()
    expect(document.documentElement.dataset['theme']).toBe('light')
  })

  it('refuses a link of another merchant (S-lottery-07)', async () => {
    await renderBetPage({}, lotteryClientPath({ ...client, merchant: 'OTHER1' }))
    await expect.element(page.getByText('This link belongs to another site')).toBeVisible()
  })

  it('shows an error page for an unknown prize mode (S-lottery-09)', async () => {
    await renderBetPage({ listPlays: unknownPrizeMode })
    await expect.element(page.getByText('The odds have changed')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'See this lottery' }))
      .toHaveAttribute('href', `${ROUTES.lotteryStart.path}?gameId=L1`)
  })

  it('changes to a play type that the lottery has', async () => {
    await renderBetPage({ listLotteries: { list: [sampleLottery('L1', { lottoMode: 'Entertainment' })] } })
    await expect.poll(() => location.pathname).toBe('/m/lotto-h5/mobile/ent/games/L1')
    await expect.element(page.getByRole('button', { name: 'Big 1.94' })).toBeVisible()
  })

  it('shows a message for an unknown lottery', async () => {
    await renderBetPage({}, lotteryClientPath({ ...client, gameId: 'GONE' }))
    await expect.element(page.getByText('This lottery is no longer available')).toBeVisible()
  })
})

describe('regulatory notices', () => {
  it.each([
    ['a table', {}],
    ['the lottery being gone', { listLotteries: { list: [] } }],
  ])('are at the end of the page with %s, above the sticky bar', async (_, answers) => {
    const { tenant } = testBoot
    const regulation = { ...tenant.regulation, duties: ['licenceStatement'] as const }
    await renderSite(lotteryClientPath(client), {
      answers: { ...lotterySite, ...answers },
      session: memberSession,
      boot: { ...testBoot, tenant: { ...tenant, regulation } },
    })
    const notice = page.getByRole('complementary', { name: 'Licence and safer play' })
    await expect.element(notice.getByText(/Test Gaming Limited is licensed/)).toBeVisible()
    const bar = page.getByRole('button', { name: 'Quick pick' }).elements()
    const after = Node.DOCUMENT_POSITION_FOLLOWING
    expect(bar.map((one) => notice.element().compareDocumentPosition(one) & after)).toEqual(
      bar.map(() => after),
    )
  })
})

describe('a page without a signed-in member', () => {
  const embedded = lotteryClientPath({ ...client, token: 'launched-by-an-app' })
  const answers = {
    ...lotterySite,
    openLottery: {
      token: 'of-the-table-alone',
      expiresAt: '2027-11-20T13:30:00.000Z',
      gameId: 'L1',
      userName: 'member',
      currency: 'EUR',
    },
  } as const

  it('places bets with the token that the launch token was exchanged for', async () => {
    const { gateway, services } = await renderSite(embedded, { answers })
    await fillSlip()
    expect(gateway.received('openLottery').map(({ body }) => JSON.parse(body))).toEqual([
      { launchToken: 'launched-by-an-app' },
    ])
    await press(openSlip)
    await expect.poll(() => gateway.received('getWallet').length).toBeGreaterThan(0)
    const [asked] = gateway.received('getWallet')
    expect(asked?.request.headers.get('Authorization')).toBe('Bearer of-the-table-alone')
    // The session's wallet belongs to another player: its cache stays empty.
    expect(services.queryClient.getQueryData(walletQuery(services.gateway).queryKey)).toBeUndefined()
    await press(placeBets)
    await expect.element(page.getByText('Your bets are placed')).toBeVisible()
    const [call] = gateway.received('placeOrder')
    expect(call?.request.headers.get('Authorization')).toBe('Bearer of-the-table-alone')
  })

  it('offers to sign in with a spent launch token', async () => {
    await renderSite(embedded, { answers: { ...answers, openLottery: refusal(401, 'session.missing') } })
    await fillSlip()
    await press(openSlip)
    await expect.element(page.getByRole('button', { name: 'Log in to place bets' })).toBeVisible()
  })

  it('keeps a signed-in member’s session, and does not spend the token', async () => {
    const { gateway } = await renderBetPage({ openLottery: refusal(401, 'session.missing') }, embedded)
    await expect.element(page.getByRole('heading', { name: 'Lottery L1' })).toBeVisible()
    expect(gateway.received('openLottery')).toHaveLength(0)
  })
})

describe('betting', () => {
  it('counts, multiplies and places a slip, once (S-lottery-10)', async () => {
    const { gateway } = await renderBetPage()
    await fillSlip()
    await press(openSlip)
    await expect.element(page.getByText('First two · 2 bets · 97×')).toBeVisible()
    await press(page.getByRole('button', { name: 'One more' }))
    await expect.element(page.getByText('€0.40').first()).toBeVisible()
    await press(placeBets)
    await expect.element(page.getByText('Your bets are placed')).toBeVisible()
    const [call, ...more] = gateway.received('placeOrder')
    expect(more).toHaveLength(0)
    expect(call?.request.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
    expect(JSON.parse(call?.body ?? '')).toEqual({
      gameId: 'L1',
      numero: '144',
      playType: 'trad',
      prizeMode: 'ELOTT',
      currency: 'EUR',
      lines: [{ playId: 'FIRST2', selection: [['3', '7'], ['1']], unitStake: '0.10', multiple: 2 }],
    })
    await press(page.getByRole('button', { name: 'Keep playing' }))
    await expect.element(page.getByRole('button', { name: 'Bet slip, 0 lines' })).toBeVisible()
  })

  it('repeats an order without an answer under its key', async () => {
    const gateway = await placeUnanswered()
    await press(placeBets)
    await expect.element(page.getByText('Your bets are placed')).toBeVisible()
    const [first, second] = gateway.received('placeOrder')
    expect(second?.request.headers.get('Idempotency-Key')).toBe(first?.request.headers.get('Idempotency-Key'))
    expect(second?.body).toBe(first?.body)
  })

  it('repeats it also after a visit to the other play type', async () => {
    const gateway = await placeUnanswered()
    await press(page.getByRole('button', { name: 'Close' }))
    await press(page.getByRole('tab', { name: 'Entertainment' }))
    await expect.element(page.getByRole('button', { name: 'Big 1.94' })).toBeVisible()
    await press(page.getByRole('tab', { name: 'Traditional' }))
    await press(page.getByRole('button', { name: 'Bet slip, 1 line' }))
    await press(placeBets)
    await expect.element(page.getByText('Your bets are placed')).toBeVisible()
    const keys = gateway.received('placeOrder').map(({ request }) => request.headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(1)
  })

  it('repeats it also after a reload, when the same bets are picked again (S-money-03)', async () => {
    const before = await placeUnanswered()
    await cleanup()
    const { gateway } = await renderSite(lotteryClientPath(client), {
      answers: { ...lotterySite, placeOrder: sampleReceipt },
      session: memberSession,
      storage: 'kept',
    })
    await fillSlip()
    await press(openSlip)
    await press(placeBets)
    await expect.element(page.getByText('Your bets are placed')).toBeVisible()
    const [first, second] = [...before.received('placeOrder'), ...gateway.received('placeOrder')]
    expect(second?.request.headers.get('Idempotency-Key')).toBe(first?.request.headers.get('Idempotency-Key'))
    expect(second?.body).toBe(first?.body)
  })

  it('reports an insufficient balance before anything is sent, with a link to the deposit', async () => {
    await renderBetPage({
      getWallet: { currency: 'EUR', symbol: '€', sumBalance: '0.10', balance: '0.10', wallets: [] },
    })
    await fillSlip()
    await press(openSlip)
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText('Your balance is too low.')).toBeVisible()
    await expect
      .element(dialog.getByRole('link', { name: 'Deposit' }))
      .toHaveAttribute('href', ROUTES.deposit.path)
  })

  it('keeps the bets when the draw closed first, and shows the refusal', async () => {
    const { gateway } = await renderBetPage({ placeOrder: refusal(422, 'order.period_closed') })
    await fillSlip()
    await press(openSlip)
    await press(placeBets)
    await expect
      .element(page.getByText('That draw has just closed. Your bets are still here for the next one.'))
      .toBeVisible()
    gateway.answer({ placeOrder: sampleReceipt })
    await press(placeBets)
    await expect.element(page.getByText('Your bets are placed')).toBeVisible()
    const keys = gateway.received('placeOrder').map(({ request }) => request.headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(2)
  })

  it('picks at random', async () => {
    await renderBetPage()
    await press(page.getByRole('button', { name: 'Quick pick' }))
    await expect.element(page.getByRole('button', { name: 'Add · €0.10' })).toBeEnabled()
  })

  it('asks a visitor to sign in, and keeps the slip', async () => {
    await renderSite(lotteryClientPath(client), { answers: lotterySite })
    await fillSlip()
    await press(openSlip)
    await press(page.getByRole('button', { name: 'Log in to place bets' }))
    await expect.poll(() => location.pathname).toBe('/m/login')
  })

  it('bets on entertainment plays under their own address', async () => {
    await renderBetPage()
    await press(page.getByRole('tab', { name: 'Entertainment' }))
    await expect.poll(() => location.pathname).toBe('/m/lotto-h5/mobile/ent/games/L1')
    await press(page.getByRole('button', { name: 'Big 1.94' }))
    await expect.element(page.getByRole('button', { name: 'Add · €0.10' })).toBeEnabled()
  })
})

describe('the draw', () => {
  it('counts down on the gateway’s clock, however wrong the phone’s clock is', async () => {
    const fast = 7 * 60_000
    await renderBetPage({
      getNumero: () => {
        const { opensAt, closesAt, drawsAt, serverTime, ...period } = samplePeriod('L1', 144)
        const back = (moment: string) => new Date(Date.parse(moment) - fast).toISOString()
        return {
          ...period,
          opensAt: back(opensAt),
          closesAt: back(closesAt),
          drawsAt: back(drawsAt),
          serverTime: back(serverTime),
        }
      },
    })
    await fillSlip()
    await press(openSlip)
    await expect.element(placeBets).toBeEnabled()
  })

  it('closes during picking, draws, and opens the next draw with the picks kept', async () => {
    const { gateway } = await renderBetPage({
      getNumero: () => samplePeriod('L1', 144, { open: 2_500, closed: 1_500 }),
    })
    await fillSlip()
    await press(openSlip)
    await expect.element(placeBets).toBeDisabled()
    await expect
      .element(page.getByText('Bets on this draw are closed. Your picks stay for the next one.'))
      .toBeVisible()
    gateway.answer({ getNumero: () => samplePeriod('L1', 145) })
    await expect.element(page.getByText('Draw 145 is open')).toBeVisible()
    await expect.element(placeBets).toBeEnabled()
    await expect.element(page.getByRole('list', { name: 'Draw 144' })).toHaveAttribute('aria-live', 'polite')
  })

  it('shows past draws, a trend table and the rules (S-lottery-05)', async () => {
    await renderBetPage()
    await press(page.getByRole('button', { name: 'Results' }))
    await expect.element(page.getByText('Draw 132')).toBeInTheDocument()
    await press(page.getByRole('tab', { name: 'Trend' }))
    await expect.element(page.getByRole('table', { name: '1st' })).toBeVisible()
    await press(page.getByRole('tab', { name: 'How to play' }))
    await expect.element(page.getByText('Pays 9.7×')).toBeVisible()
  })
})
