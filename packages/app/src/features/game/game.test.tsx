import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { MEMBER_SCOPE } from '#platform/gateway/memberQueries.ts'
import { refusal } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { runningGame as launch, runningGamePath as path } from '#testing/runningGame.ts'
import { memberSite } from '#testing/samples.ts'

import { SILENT_AFTER } from './embedProgress.ts'

describe('launching a game', () => {
  it('leaves no stop under the game: the bottom menu that it covers is not reached', async () => {
    await renderSite(path, { answers: { ...memberSite, launchGame: launch }, session: memberSession })
    await expect.element(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
    await expect.poll(() => document.querySelector('iframe')).not.toBeNull()
    expect(page.getByRole('navigation', { name: 'Main menu' }).elements()).toHaveLength(0)
  })

  it('sandboxes its iframe with only the permissions that a game needs (S-launch-09)', async () => {
    const { gateway } = await renderSite(path, {
      answers: { ...memberSite, launchGame: launch },
      session: memberSession,
    })
    const frame = page.getByTitle('Game: Golden Koi')
    await expect.element(frame).toHaveAttribute('src', launch.url)
    await expect
      .element(frame)
      .toHaveAttribute('sandbox', expect.not.stringContaining('allow-top-navigation'))
    await expect.poll(() => document.title).toBe('Golden Koi · Test Brand')
    expect(gateway.received('launchGame')[0]?.url.searchParams.get('freePlay')).toBe('0')
    await expect.poll(() => gateway.received('addRecent').length).toBe(1)
  })

  it('goes on when the language changes (S-launch-09)', async () => {
    const { gateway, services } = await renderSite(path, {
      answers: { ...memberSite, launchGame: launch },
      session: memberSession,
    })
    await expect.element(page.getByTitle('Game: Golden Koi')).toBeVisible()
    const frame = document.querySelector('iframe')
    const before = gateway.received('getMember').length
    await services.language.choose('AR')
    await services.queryClient.invalidateQueries({ queryKey: [MEMBER_SCOPE] })
    expect(gateway.received('launchGame')).toHaveLength(1)
    expect(gateway.received('getMember').length).toBeGreaterThanOrEqual(before)
    expect(document.querySelector('iframe')).toBe(frame)
  })

  it('celebrates a win that the gateway has counted, not one that the game tells of (S-moments-01)', async () => {
    const totals = {
      startedAt: '2026-11-20T09:00:00.000Z',
      serverTime: '2026-11-20T09:30:00.000Z',
      realityCheckMinutes: 0,
      currency: 'EUR',
      staked: '10.00',
      won: '0.00',
      net: '-10.00',
    }
    const { gateway } = await renderSite(path, {
      answers: {
        ...memberSite,
        launchGame: launch,
        getPlaySession: totals,
        getLimits: { currency: 'EUR', limits: [], realityCheckMinutes: 0, playedMinutes: 0 },
      },
      session: memberSession,
    })
    await expect.element(page.getByTitle('Game: Golden Koi')).toBeInTheDocument()
    await expect.poll(() => gateway.received('getPlaySession').length).toBeGreaterThan(0)
    const tellRound = (payout: string): void => {
      const source = document.querySelector('iframe')?.contentWindow ?? null
      const data = { type: 'livery:balance', payout }
      window.dispatchEvent(new MessageEvent('message', { source, origin: location.origin, data }))
    }
    tellRound('500.00')
    await expect.poll(() => gateway.received('getPlaySession').length).toBeGreaterThan(1)
    expect(page.getByText('You won').elements()).toHaveLength(0)
    gateway.answer({ getPlaySession: { ...totals, staked: '12.00', won: '40.00', net: '28.00' } })
    tellRound('0.00')
    await expect.element(page.getByText('€38.00')).toBeVisible()
  })

  it('opens it with play money on a trial account (S-launch-06)', async () => {
    const session = { ...memberSession, type: 4 }
    const { gateway } = await renderSite(path, { answers: { ...memberSite, launchGame: launch }, session })
    await expect.poll(() => gateway.received('launchGame')[0]?.url.searchParams.get('freePlay')).toBe('1')
  })

  it('shows why it did not open, and opens on a retry (S-launch-09)', async () => {
    const answers = { ...memberSite, launchGame: refusal(422, 'game.unavailable') }
    const { gateway } = await renderSite(path, { answers, session: memberSession })
    await expect
      .element(page.getByText('This game isn’t available right now. Please choose another.'))
      .toBeVisible()
    const [first] = page.getByRole('main').getByRole('button').elements()
    expect(first?.textContent, 'what a refusal leads to first').toBe('Choose another game')
    gateway.answer({ launchGame: launch })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByTitle('Game: Golden Koi')).toBeInTheDocument()
  })

  describe('a game that announces itself', () => {
    const announced = { ...launch, announcesReady: true }
    const opening = page.getByText('Opening Golden Koi…')
    afterEach(() => vi.useRealTimers())

    /** Opens the game and waits for the load event of its iframe, which an error page fires as well. */
    async function openFrame(): Promise<HTMLIFrameElement> {
      await renderSite(path, { answers: { ...memberSite, launchGame: announced }, session: memberSession })
      const frame = page.getByTitle('Game: Golden Koi')
      await expect.element(frame).toBeInTheDocument()
      const element = frame.element()
      if (!(element instanceof HTMLIFrameElement)) throw new Error('The game has no frame.')
      element.dispatchEvent(new Event('load'))
      return element
    }
    const say = (source: Window | null, type: string, { origin } = new URL(launch.url)): void => {
      window.dispatchEvent(new MessageEvent('message', { source, origin, data: { type } }))
    }
    const announce = ({ contentWindow }: HTMLIFrameElement): void => say(contentWindow, 'livery:ready')

    it('is shown after its own message, and not after the load event', async () => {
      const frame = await openFrame()
      await expect.element(opening).toBeVisible()
      announce(frame)
      await expect.element(opening).not.toBeInTheDocument()
    })

    it('is not shown because another window or another origin says so', async () => {
      const frame = await openFrame()
      say(window, 'livery:ready')
      say(null, 'livery:ready')
      say(frame.contentWindow, 'livery:ready', new URL('https://elsewhere.example'))
      // Two frames: what a message changes is drawn by then.
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
      await expect.element(opening).toBeVisible()
      announce(frame)
      await expect.element(opening).not.toBeInTheDocument()
    })

    it('times out without a message, and is shown when it arrives late', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const frame = await openFrame()
      vi.advanceTimersByTime(SILENT_AFTER)
      await expect
        .element(
          page
            .getByRole('alert')
            .getByText('The game isn’t responding. Check your connection and try again.'),
        )
        .toBeVisible()
      announce(frame)
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    })
  })

  it('links back to the page on which the game was chosen', async () => {
    await renderSite('/m/game?gameType=FISH', { answers: memberSite, session: memberSession })
    await page.getByText('Golden Koi').click()
    await expect.element(page.getByText('We couldn’t open the game')).toBeVisible()
    await page.getByRole('button', { name: 'Choose another game' }).click()
    await expect.poll(() => `${location.pathname}${location.search}`).toBe('/m/game?gameType=FISH')
  })

  it.each([
    ['', '/m/game'],
    ['&pageBack=home', '/m/home'],
  ])('a lottery that did not open has the link “%s” to %s', async (pageBack, expected) => {
    await renderSite(`/m/launchGame?playType=ent&code=lobby&prize_mode=VN${pageBack}`, {
      answers: { ...memberSite, launchLottery: refusal(422, 'game.unavailable') },
      session: memberSession,
    })
    await page.getByRole('button', { name: 'Choose another game' }).click()
    await expect.poll(() => location.pathname).toBe(expected)
  })

  it('shares a link that opens this game, without anything of the session', async () => {
    let shared: ShareData | undefined
    const share = (data: ShareData): Promise<void> => {
      shared = data
      return Promise.resolve()
    }
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    await renderSite(`${path}&pageBack=home`, {
      answers: { ...memberSite, launchGame: launch },
      session: memberSession,
    })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Golden Koi' })).toBeVisible()
    await page.getByRole('button', { name: 'Share this game' }).click()
    expect(shared).toEqual({ title: 'Golden Koi', url: `${location.origin}${path}` })
    Reflect.deleteProperty(navigator, 'share')
  })

  it('shows an orientation hint for a game in landscape', async () => {
    const answers = { ...memberSite, launchGame: { ...launch, orientation: 'landscape' } as const }
    await renderSite(path, { answers, session: memberSession })
    await expect.element(page.getByText('Turn your phone sideways to play.')).toBeVisible()
  })

  it('opens a lottery whose address names no vendor, by its prize mode (S-launch-10)', async () => {
    const { gateway } = await renderSite(
      '/m/launchGame?playType=ent&code=lobby&prize_mode=VN&pageBack=home',
      {
        answers: { ...memberSite, launchLottery: refusal(422, 'game.unavailable') },
        session: memberSession,
      },
    )
    await expect.poll(() => gateway.received('launchLottery').length).toBe(1)
    const query = gateway.received('launchLottery')[0]?.url.searchParams
    expect(Object.fromEntries(query ?? [])).toMatchObject({
      vendor: 'TCG_LOTTO_VN',
      gameCode: 'lobby',
      playType: 'ent',
      prizeMode: 'VN',
    })
  })

  it.each(['', '?playType=trad', '?vendor=PRISM&gameCategory=RNG&gameId=PRISM_1'])(
    'opens no other game for the address “%s”, which names none (S-routes-18)',
    async (search) => {
      const { gateway } = await renderSite(`/m/launchGame${search}`, {
        answers: { ...memberSite, launchGame: launch },
        session: memberSession,
      })
      await expect
        .element(page.getByText('This link doesn’t lead to a game. Part of it may be missing.'))
        .toBeVisible()
      await expect.element(page.getByRole('button', { name: 'Choose another game' })).toBeVisible()
      expect(gateway.received('launchGame')).toEqual([])
      expect(gateway.received('launchLottery')).toEqual([])
    },
  )

  it('does not open this site in the place of a game without an address (S-errors-05)', async () => {
    await renderSite(path, {
      answers: { ...memberSite, launchGame: { ...launch, url: '' } },
      session: memberSession,
    })
    await expect
      .element(page.getByText('The requested url is empty. please check your request format.'))
      .toBeVisible()
    expect(document.querySelector('iframe')).toBeNull()
  })

  it.each(['javascript:alert(1)', 'http://games.example/play'])(
    'does not open %s (S-launch-09, S-native-04)',
    async (url) => {
      await renderSite(path, {
        answers: { ...memberSite, launchGame: { ...launch, url } },
        session: memberSession,
      })
      await expect
        .element(page.getByText('This game wants to open at an address we don’t trust.'))
        .toBeVisible()
    },
  )
})
