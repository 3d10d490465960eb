import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { memberSession, renderSite } from '#testing/renderSite.tsx'

import { lotterySite, unknownPrizeMode } from './lottery.samples.ts'

const signedIn = { answers: lotterySite, session: memberSession }

describe('the hall', () => {
  it('shows open periods with their last numbers, by group (S-lottery-02)', async () => {
    await renderSite(ROUTES.lottery.path, signedIn)
    await expect.element(page.getByRole('button', { name: 'Lottery L1' })).toBeVisible()
    await expect.element(page.getByRole('list', { name: 'Draw 143' }).first()).toBeVisible()
    await page.getByRole('tab', { name: 'Vietnam' }).click()
    await expect.element(page.getByRole('button', { name: 'Lottery VN1' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Lottery L1' }).elements()).toHaveLength(0)
    expect(location.search).toContain('gameGroupId=VN')
  })

  it.each([
    ['Lottery L1', { playType: 'ent', gameId: 'L1', vendor: 'LOTT', prize_mode: 'LOTT' }],
    ['Lottery VN1', { playType: 'trad', gameId: 'VN1', vendor: 'TCG_LOTTO_VN', prize_mode: 'VN' }],
  ])('opens the client of %s', async (name, parameters) => {
    await renderSite(ROUTES.lottery.path, signedIn)
    await page.getByRole('button', { name }).click()
    await expect.poll(() => location.pathname).toBe(ROUTES.gameLaunch.path)
    expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject(parameters)
  })

  it('sends a visitor to sign in first', async () => {
    await renderSite(ROUTES.lottery.path, { answers: lotterySite })
    await page.getByRole('button', { name: 'Lottery L1' }).click()
    await expect.poll(() => location.pathname).toBe(ROUTES.login.path)
  })
})

describe('the launcher of a lottery', () => {
  it.each([
    ['', '/m/game'],
    ['&pageBack=home', '/m/home'],
  ])(
    'with “%s” adds it to the recent games and returns to %s (S-launch-07, S-favourites-07)',
    async (pageBack, expected) => {
      const { gateway } = await renderSite(
        `${ROUTES.gameLaunch.path}?playType=ent&gameId=L1&code=L1&prize_mode=LOTT${pageBack}`,
        {
          ...signedIn,
          answers: {
            ...lotterySite,
            launchLottery: {
              url: `${location.origin}/m/lotto-h5/mobile/ent/games/L1?prize_mode=LOTT`,
              token: 't',
              gameId: 'L1',
              playType: 'ent',
              prizeMode: 'LOTT',
              expiresAt: '2026-11-20T09:32:00.000Z',
            },
          },
        },
      )
      await expect.poll(() => location.pathname).toBe('/m/lotto-h5/mobile/ent/games/L1')
      await expect
        .poll(() => gateway.received('addRecent').map(({ url }) => url.searchParams.get('nodeId')))
        .toEqual(['node-L1'])
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await expect.poll(() => location.pathname).toBe(expected)
    },
  )

  it('names home as the page to return to where home opened it (S-launch-08)', async () => {
    await renderSite(ROUTES.home.path, signedIn)
    await page.getByRole('button', { name: 'Lottery L1' }).click()
    await expect.poll(() => location.pathname).toBe(ROUTES.gameLaunch.path)
    expect(new URLSearchParams(location.search).get('pageBack')).toBe('home')
  })
})

describe('a link with an unknown prize mode', () => {
  it.each([
    ['of a lottery leads to that lottery', '&gameId=L1', 'See this lottery', '/m/startLottery?gameId=L1'],
    ['of a lobby leads to all lotteries', '', 'All lotteries', '/m/lottery'],
  ])('%s', async (_, game, name, href) => {
    await renderSite(`${ROUTES.gameLaunch.path}?playType=ent&prize_mode=NOPE&code=lobby${game}`, {
      ...signedIn,
      answers: { ...lotterySite, launchLottery: unknownPrizeMode },
    })
    await expect.element(page.getByText('The odds have changed')).toBeVisible()
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href)
  })
})

describe('the start page', () => {
  it('opens a lottery in the chosen play type (S-lottery-03)', async () => {
    await renderSite(`${ROUTES.lotteryStart.path}?gameId=L1`, signedIn)
    await expect.poll(() => document.title).toBe('Lottery L1 · Test Brand')
    await page.getByRole('button', { name: /^Traditional/ }).click()
    await expect.poll(() => new URLSearchParams(location.search).get('playType')).toBe('trad')
  })
})

describe('Vietnamese results', () => {
  it('filters by region and by last digits (S-routes-22, S-lottery-04)', async () => {
    const { gateway } = await renderSite(ROUTES.lotteryVietnam.path, signedIn)
    await expect.element(page.getByText('48213')).toBeVisible()
    await page.getByRole('button', { name: 'Last 2' }).click()
    await expect.element(page.getByText('13', { exact: true })).toBeVisible()
    await page.getByRole('tab', { name: 'South' }).click()
    await expect.element(page.getByText('No draws on this day yet')).toBeVisible()
    expect(gateway.received('listVietnamRecent').at(-1)?.url.searchParams.get('region')).toBe('SOUTH')
  })
})
