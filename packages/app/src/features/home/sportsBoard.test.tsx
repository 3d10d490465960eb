import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { homeSection } from '@livery/tenant'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

import { PriceFormatChoice } from '#capabilities/sports/PriceFormatChoice.tsx'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite, openSite } from '#testing/samples.ts'
import { showPart } from '#testing/showPart.tsx'
import { testBoot } from '#testing/testBoot.ts'

import SportsBoard from './components/sports/SportsBoard.tsx'

/** Properties with which React rendered a button last: another object after each rendering of its component. */
function rendered(name: string): unknown {
  const button = page.getByRole('button', { name }).element()
  const key = Object.keys(button).find((each) => each.startsWith('__reactProps'))
  if (key === undefined) throw new Error('The button is not rendered by React.')
  return button[key as keyof typeof button]
}

const NOW = '2026-11-20T12:00:00Z'
const LEAGUE = { leagueId: 'NPL', name: 'Northern Premier', sport: 'FOOTBALL' } as const

const priced = (id: string, prices: readonly [string, string, string], open = true) => [
  {
    kind: 'RESULT' as const,
    open,
    selections: (['HOME', 'DRAW', 'AWAY'] as const).map((outcome, index) => ({
      selectionId: `${id}.${outcome}`,
      outcome,
      price: prices[index] ?? '',
    })),
  },
]
const derby: Schemas['Fixture'] = {
  fixtureId: 'f1',
  league: LEAGUE,
  home: 'Harbour City',
  away: 'Millbrook United',
  startsAt: '2026-11-20T11:20:00Z',
  status: 'LIVE',
  minute: 40,
  score: { home: 0, away: 0 },
  markets: priced('f1', ['2.10', '3.40', '3.65']),
}
const board: Schemas['SportsBoard'] = {
  serverTime: NOW,
  eventId: '100',
  sportsbook: {
    vendor: 'BTI',
    nodeId: '269909',
    gameId: 'lobby',
    gameType: 'SPORTS',
    supportsFreePlay: false,
  },
  list: [
    derby,
    {
      ...derby,
      fixtureId: 'f2',
      home: 'Ashford Vale',
      away: 'Kingsferry',
      markets: priced('f2', ['1.50', '4.00', '6.00'], false),
    },
  ],
}
const sports = {
  ...testBoot,
  tenant: {
    ...testBoot.tenant,
    games: { ...testBoot.tenant.games, categories: [...testBoot.tenant.games.categories, 'SPORTS' as const] },
    layout: {
      ...testBoot.tenant.layout,
      home: [homeSection('sports-board'), homeSection('categories'), homeSection('hot')],
    },
  },
}
const price = page.getByRole('button', { name: 'Harbour City 2.10' })

/** Stream whose events a test sends; `ended` tells whether the reader has left. */
function stream() {
  let send: ((id: string, update: Schemas['SportsUpdate']) => void) | undefined
  const state = { ended: false, since: '' }
  const answer = ({ request }: { readonly request: Request }): Response => {
    state.since = request.headers.get('Last-Event-ID') ?? ''
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        send = (id, update) =>
          controller.enqueue(new TextEncoder().encode(`id: ${id}\ndata: ${JSON.stringify(update)}\n\n`))
        request.signal.addEventListener('abort', () => {
          state.ended = true
          controller.error(request.signal.reason)
        })
      },
    })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  }
  return {
    state,
    answer,
    send: (id: string, update: Schemas['SportsUpdate']) => send?.(id, update),
    isOpen: () => send !== undefined,
  }
}

function hidePage(hidden: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (hidden ? 'hidden' : 'visible'),
  })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Device whose reader asks for some languages, the preferred one first. */
function deviceAsksFor(...languages: readonly string[]): void {
  Object.defineProperty(navigator, 'languages', { configurable: true, value: languages })
}
beforeEach(() => deviceAsksFor('en'))
afterEach(() => Reflect.deleteProperty(navigator, 'languages'))

describe('the sports board', () => {
  it('lists fixtures with score and prices; one that takes no bets says so (S-sports-01, S-sports-04)', async () => {
    await showPart(<SportsBoard variant="leagues" />, { listFixtures: board }, { boot: sports })
    await expect.element(page.getByRole('list', { name: 'Northern Premier' })).toBeVisible()
    await expect.element(price).toBeVisible()
    await expect.element(page.getByText('Live40′').first()).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Ashford Vale, no bets now –' })).toBeDisabled()
  })

  it('shows prices in the notation that the reader chooses (S-sports-05)', async () => {
    onTestFinished(() => localStorage.clear())
    const both = (
      <>
        <SportsBoard variant="table" />
        <PriceFormatChoice />
      </>
    )
    await showPart(both, { listFixtures: board }, { boot: sports })
    await expect.element(price).toBeVisible()
    await page.getByRole('radio', { name: 'American' }).click()
    await expect.element(page.getByRole('button', { name: 'Harbour City +110' })).toBeVisible()
    expect(localStorage.getItem('priceFormat')).toBe('american')
  })

  it.each([
    ['en-GB', '11/10'],
    ['en-US', '+110'],
    ['en-AU', '2.10'],
  ])('begins with the notation of a reader whose device asks for %s (S-sports-05)', async (device, text) => {
    deviceAsksFor(device)
    await showPart(<SportsBoard variant="leagues" />, { listFixtures: board }, { boot: sports })
    await expect.element(page.getByRole('button', { name: `Harbour City ${text}` })).toBeVisible()
  })

  it('follows its stream from the board on, renders what changed, announces scores but no prices, and leaves it when the page is hidden (S-sports-07, S-sports-08, S-sports-13)', async () => {
    onTestFinished(() => hidePage(false))
    const events = stream()
    const other = {
      ...derby,
      fixtureId: 'f3',
      home: 'Port Ellen',
      markets: priced('f3', ['1.80', '3.50', '4.50']),
    }
    await showPart(
      <SportsBoard variant="strip" />,
      { listFixtures: { ...board, list: [...board.list, other] }, streamFixtures: events.answer },
      { boot: sports },
    )
    await expect.poll(events.isOpen).toBe(true)
    expect(events.state.since).toBe('100')
    const before = { changed: rendered('Harbour City 2.10'), other: rendered('Port Ellen 1.80') }
    const goal = { ...derby, score: { home: 1, away: 0 }, markets: priced('f1', ['1.55', '3.90', '6.00']) }
    events.send('101', { whole: false, list: [goal], gone: ['f2'] })
    await expect.element(page.getByRole('button', { name: 'Harbour City 1.55' })).toBeVisible()
    await expect.element(page.getByText('Ashford Vale')).not.toBeInTheDocument()
    expect(rendered('Harbour City 1.55')).not.toBe(before.changed)
    expect(rendered('Port Ellen 1.80')).toBe(before.other)
    const said = () =>
      page
        .getByRole('status')
        .elements()
        .map(({ textContent }) => textContent)
        .join('')
    await expect.poll(said).toBe('Harbour City 1, Millbrook United 0')
    hidePage(true)
    await expect.poll(() => events.state.ended).toBe(true)
    hidePage(false)
    await expect.poll(() => events.state.since).toBe('101')
  })

  it('is absent where the feed gives no fixtures (S-sports-11)', async () => {
    const gateway = await showPart(
      <SportsBoard variant="leagues" />,
      { listFixtures: { serverTime: NOW, eventId: '1', list: [] } },
      { boot: sports },
    )
    await expect.poll(() => gateway.received('listFixtures').length).toBe(1)
    await expect.element(page.getByRole('region')).not.toBeInTheDocument()
    expect(gateway.received('streamFixtures')).toEqual([])
  })
})

describe('a tap on a price (S-sports-09)', () => {
  const answers = { listFixtures: board }

  it('leads a visitor to the login, and then to that match and selection', async () => {
    const { services } = await renderSite(ROUTES.home.path, {
      boot: sports,
      answers: { ...openSite, ...answers },
    })
    await price.click()
    await expect.poll(() => location.pathname).toBe(ROUTES.login.path)
    await expect.element(page.getByRole('textbox').first()).toBeVisible()
    services.session.start({ token: 't', memberName: 'member', type: 0, firstTimeLogin: false })
    await expect.poll(() => location.pathname).toBe(ROUTES.gameLaunch.path)
    expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({
      vendor: 'BTI',
      nodeId: '269909',
      fixtureId: 'f1',
      selectionId: 'f1.HOME',
    })
  })

  it('sends match and selection with the launch', async () => {
    const { gateway } = await renderSite(ROUTES.home.path, {
      boot: sports,
      answers: { ...memberSite, ...answers },
      session: memberSession,
    })
    await price.click()
    await expect.poll(() => gateway.received('launchGame').length).toBe(1)
    const query = gateway.received('launchGame')[0]?.url.searchParams
    expect([query?.get('fixtureId'), query?.get('selectionId')]).toEqual(['f1', 'f1.HOME'])
  })

  it('asks a trial player to register where the sportsbook has no free play', async () => {
    const { gateway } = await renderSite(ROUTES.home.path, {
      boot: sports,
      answers: { ...memberSite, ...answers },
      session: { ...memberSession, type: 4 },
    })
    await price.click()
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    expect(gateway.received('launchGame')).toEqual([])
  })
})
