import { lotteryClientPath } from '@livery/domain/lottery'
import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { walletQuery } from '#capabilities/wallet/wallet.queries.ts'
import { refusal } from '#testing/fakeGateway.ts'
import { press } from '#testing/press.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { testBoot } from '#testing/testBoot.ts'

import { lotterySite, sampleLottery, samplePeriod, unknownPrizeMode } from '../lottery.samples.ts'
import { client, openSlip, placeBets, renderBetPage, fillSlip } from './bet.fixture.ts'

const { merchantCode } = testBoot.tenant

describe('the address', () => {
  it('is stripped of its launch token at once, and keeps the other parameters (S-routes-19, S-lottery-06)', async () => {
    await renderBetPage(
      {},
      lotteryClientPath({ ...client, token: 'once-and-never-again', merchant: merchantCode }),
    )
    await expect.element(page.getByRole('heading', { name: 'Lottery L1' })).toBeVisible()
    await expect.poll(() => location.search).toBe(`?merchant=${merchantCode}&prize_mode=ELOTT`)
  })

  // React runs the effect at once in some runs and later in others: three tries meet both.
  it.each([1, 2, 3])(
    'lets a player go who goes on in the moment in which the page stands, try %i',
    async () => {
      const { services } = await renderBetPage({}, ROUTES.help.path)
      // An observer is told before the page's effects run, one of which removes the token from the address.
      const before = document.querySelector('main > *')
      const seen = new MutationObserver(() => {
        if (before?.isConnected !== false) return
        seen.disconnect()
        services.navigator.go(ROUTES.home.path)
      })
      services.navigator.go(lotteryClientPath({ ...client, token: 'once-and-never-again' }))
      seen.observe(document.body, { childList: true, subtree: true, characterData: true })
      await expect.poll(() => location.pathname).toBe(ROUTES.home.path)
      await expect.element(page.getByRole('heading', { name: 'Lottery L1' })).not.toBeInTheDocument()
      expect(location.pathname).toBe(ROUTES.home.path)
    },
  )

  it('applies the requested theme while it is open (S-lottery-08)', async () => {
    await renderBetPage({}, lotteryClientPath({ ...client, css: 'light' }))
    await expect.element(page.getByRole('heading', { name: 'Lottery L1' })).toBeVisible()
    expect(document.documentElement.dataset['theme']).toBe('light')
  })

  it('leaves the theme that the player chose meanwhile (S-lottery-08)', async () => {
    const { services } = await renderBetPage({}, lotteryClientPath({ ...client, css: 'light' }))
    await expect.element(page.getByRole('heading', { name: 'Lottery L1' })).toBeVisible()
    services.theme.choose('light')
    services.navigator.go(ROUTES.help.path)
    await expect.poll(() => location.pathname).toBe(ROUTES.help.path)
    await expect.poll(() => page.getByRole('heading', { name: 'Lottery L1' }).elements().length).toBe(0)
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

  it('says so where the answer has no list of bet types', async () => {
    await renderBetPage({ listPlays: {} as never })
    await expect.element(page.getByRole('heading', { name: 'We couldn’t load this' })).toBeVisible()
    expect(document.querySelectorAll('main [aria-busy="true"]')).toHaveLength(0)
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
