import type { Schemas } from '@livery/api'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'

import { showPart } from '#testing/showPart.tsx'

import { JackpotBoard } from './components/JackpotBoard.tsx'
import { Lotteries } from './components/Lotteries.tsx'
import { News } from './components/News.tsx'
import { WinnerBoard } from './components/WinnerBoard.tsx'

beforeEach(() => localStorage.clear())

describe('the boards of home', () => {
  const board = (name: string) => page.getByRole('region', { name })

  it('show the jackpots, largest first (S-home-22)', async () => {
    const pots = [
      { name: 'MINI', amount: '52.10', perSecond: '0.00' },
      { name: 'GRAND', amount: '1284310.55', perSecond: '0.00' },
    ] as const
    await showPart(<JackpotBoard />, {
      getJackpot: { serverTime: '2026-11-20T09:30:00.000Z', currency: 'EUR', pots: [...pots], games: [] },
    })
    const figures = board('Jackpot').getByRole('definition')
    await expect
      .poll(() => figures.elements().map((figure) => figure.textContent))
      .toEqual(['€1,284,310.55', '€52.10'])
  })

  it('stop to count the jackpots by a button', async () => {
    const start = vi.spyOn(globalThis, 'setInterval')
    const stop = vi.spyOn(globalThis, 'clearInterval')
    onTestFinished(() => void vi.restoreAllMocks())
    const pots = [{ name: 'GRAND', amount: '1284310.55', perSecond: '0.42' }] as const
    await showPart(<JackpotBoard />, {
      getJackpot: { serverTime: '2026-11-20T09:30:00.000Z', currency: 'EUR', pots: [...pots], games: [] },
    })
    const ticking = (): number | undefined => start.mock.calls.findIndex(([, delay]) => delay === 1_000)
    await expect.poll(ticking).toBeGreaterThanOrEqual(0)
    const timer: unknown = start.mock.results[ticking() ?? 0]?.value
    await page.getByRole('button', { name: 'Pause the jackpots' }).click()
    await expect.element(page.getByRole('button', { name: 'Resume the jackpots' })).toBeVisible()
    expect(stop.mock.calls.flat()).toContain(timer)
  })

  it('show the winners with their games and sums (S-home-23)', async () => {
    await showPart(<WinnerBoard />, {
      getWinners: {
        list: [
          {
            userName: 'ma***7',
            nodeId: '100001',
            gameName: 'Golden Koi',
            vassalage: 'PRISM',
            iconUrl: '/art.svg',
            amount: '1240.50',
            currency: 'EUR',
            wonAt: new Date().toISOString(),
          },
        ],
      },
    })
    const winner = page.getByRole('list', { name: 'Latest wins' }).getByRole('listitem')
    await expect.element(winner).toMatchTextContent(/Golden Koi.*ma\*\*\*7.*€1,240\.50/)
  })

  it('show the latest three announcements (S-home-24)', async () => {
    const list = ['First', 'Second', 'Third', 'Fourth'].map((title, at) => ({
      id: `a${at}`,
      title,
      content: '',
      read: false,
      publishedAt: '2026-11-20T09:30:00.000Z',
    }))
    await showPart(<News />, { listAnnouncements: { list, banners: [] } })
    await expect.element(page.getByRole('link', { name: /First/ })).toHaveAttribute('href', '/m/notice/a0')
    await expect.element(page.getByRole('link', { name: /Third/ })).toBeVisible()
    expect(page.getByText('Fourth').elements()).toHaveLength(0)
  })

  it('show the quickest lottery of each kind of draw (S-home-25)', async () => {
    const lottery = (gameId: string, drawKind: Schemas['Lottery']['drawKind'], drawEverySeconds: number) => ({
      gameId,
      nodeId: gameId,
      gameName: gameId,
      displayName: gameId,
      gameType: 'LOTT' as const,
      gameGroupId: drawKind,
      vassalage: 'LOTT',
      lottoMode: 'Tradition' as const,
      drawKind,
      drawEverySeconds,
      iconUrl: '/art.svg',
    })
    await showPart(<Lotteries />, {
      listLotteries: {
        list: [lottery('Slow five', 'D5', 600), lottery('Quick five', 'D5', 60), lottery('Dice', 'K3', 300)],
      },
    })
    const cards = page.getByRole('list', { name: 'Next draws' }).getByRole('listitem')
    await expect.poll(() => cards.elements().length).toBe(2)
    await expect.element(page.getByText('Quick five')).toBeVisible()
    await expect.element(page.getByText('Dice')).toBeVisible()
  })
})
