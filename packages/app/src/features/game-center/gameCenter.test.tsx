import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { refusal } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite, openSite, sampleGame } from '#testing/samples.ts'
import { testBoot } from '#testing/testBoot.ts'

const search = page.getByRole('searchbox', { name: 'Games and studios' })
const games = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => sampleGame(`n${from + index}`, `Game ${from + index}`))

describe('game centre', () => {
  it('searches while typing, and at once on Enter, nine results per page (S-centre-01, S-centre-02, S-centre-11)', async () => {
    const { gateway } = await renderSite(ROUTES.gameCenter.path, { answers: openSite })
    await search.fill('koi')
    await expect
      .poll(() => gateway.received('listGames').at(-1)?.url.searchParams.get('gameName'))
      .toBe('koi')
    await search.fill('night')
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => gateway.received('listGames').at(-1)?.url.searchParams.get('gameName'))
      .toBe('night')
    expect(gateway.received('listGames').at(-1)?.url.searchParams.get('pageSize')).toBe('9')
  })

  it('searches by digits of any script', async () => {
    const { gateway } = await renderSite(ROUTES.gameCenter.path, {
      answers: { ...openSite, listGames: { games: games(12), pageNum: 1, totalPages: 1, total: 12 } },
    })
    await expect.element(page.getByText('Game 7')).toBeVisible()
    await search.fill('game ٧')
    await expect.element(page.getByText('1 game', { exact: true })).toBeVisible()
    await expect
      .poll(() => gateway.received('listGames').at(-1)?.url.searchParams.get('gameName'))
      .toBe('game 7')
  })

  it('shows results among the loaded games during typing, tolerating typos', async () => {
    const { gateway } = await renderSite(ROUTES.gameCenter.path, { answers: openSite })
    await expect.element(page.getByText('Golden Koi')).toBeVisible()
    await search.fill('nihgt')
    await expect.element(page.getByText('1 game', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Night Reels')).toBeVisible()
    expect(page.getByText('Golden Koi').elements()).toHaveLength(0)
    expect(gateway.received('listGames')).toHaveLength(1)
  })

  it('says when nothing is found, and keeps the focus in a search that is cleared', async () => {
    await renderSite(ROUTES.gameCenter.path, {
      answers: {
        ...openSite,
        listGames: ({ url }) => {
          const games = url.searchParams.has('gameName') ? [] : [sampleGame('1', 'Golden Koi')]
          return { games, pageNum: 1, totalPages: 1, total: games.length }
        },
      },
    })
    const said = () =>
      page
        .getByRole('status')
        .elements()
        .map(({ textContent }) => textContent)
    await expect.poll(said).toContain('1 game')
    await search.fill('zzzzqq')
    await expect.poll(said).not.toContain('1 game')
    await userEvent.keyboard('{Enter}')
    await expect.poll(said).toContain('No games here')
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect.element(search).toHaveFocus()
    await expect.poll(said).toContain('1 game')
  })

  it('shows title and back button of the list on the route without a header', async () => {
    await renderSite(`${ROUTES.gameList.path}?gameType=LIVE`, { answers: openSite })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Live casino' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible()
  })

  it('resets search and filter when the category changes (S-centre-09)', async () => {
    const { gateway } = await renderSite(`${ROUTES.gameCenter.path}?gameName=night`, { answers: openSite })
    await expect.element(search).toHaveValue('night')
    await page.getByRole('tab', { name: 'Live casino' }).click()
    await expect.element(search).toHaveValue('')
    await expect
      .poll(() => gateway.received('listGames').at(-1)?.url.searchParams.get('gameType'))
      .toBe('LIVE')
    expect(gateway.received('listGames').at(-1)?.url.searchParams.get('pageSize')).toBe('25')
  })

  it('empties the box of a text that was never searched for, and shows the new tab whole (S-centre-09)', async () => {
    await renderSite(ROUTES.gameCenter.path, { answers: openSite })
    await search.fill('koi')
    await expect.element(page.getByText('1 game', { exact: true })).toBeVisible()
    await page.getByRole('tab', { name: 'Live casino' }).click()
    await expect.element(search).toHaveValue('')
    await expect.element(page.getByText('Night Reels')).toBeVisible()
  })

  it('follows the address: a link to all games, and an emptied box (S-centre-03)', async () => {
    const none = { games: [], pageNum: 1, totalPages: 0, total: 0 }
    const { gateway } = await renderSite(`${ROUTES.gameList.path}?gameName=zzz`, {
      answers: {
        ...openSite,
        listGames: ({ url }) => (url.searchParams.get('gameName') === null ? openSite.listGames : none),
      } as typeof openSite,
    })
    await page.getByRole('link', { name: 'View all' }).click()
    await expect.element(search).toHaveValue('')
    await expect.element(page.getByText('Golden Koi')).toBeVisible()
    expect(gateway.received('listGames').map(({ url }) => url.searchParams.get('gameName'))).toEqual([
      'zzz',
      null,
    ])
  })

  it('shows all games once a search on Enter is deleted (S-centre-03)', async () => {
    const none = { games: [], pageNum: 1, totalPages: 0, total: 0 }
    await renderSite(`${ROUTES.gameCenter.path}?gameName=zzz`, {
      answers: {
        ...openSite,
        listGames: ({ url }) => (url.searchParams.get('gameName') === null ? openSite.listGames : none),
      } as typeof openSite,
    })
    await expect.element(page.getByText('Nothing found for “zzz”')).toBeVisible()
    await search.fill('')
    await expect.element(page.getByText('Golden Koi')).toBeVisible()
  })

  it('shows the hot games of a category that is a classification (S-centre-05)', async () => {
    const list = [sampleGame('1', 'Royal Table', { gameClassify: 'BG' }), sampleGame('2', 'Night Reels')]
    await renderSite(`${ROUTES.gameList.path}?gameType=BG&type=hot`, {
      answers: { ...openSite, listHotGames: { list } },
    })
    await expect.element(page.getByText('Royal Table')).toBeVisible()
    expect(page.getByText('Night Reels').elements()).toHaveLength(0)
  })

  it('tells a trial player before the tap what has no free play, and asks to register (S-centre-20)', async () => {
    const list = [sampleGame('1', 'Live Table', { supportPlay: false }), sampleGame('2', 'Night Reels')]
    const listGames = { games: list, pageNum: 1, totalPages: 1, total: 2 }
    const answers = { ...memberSite, listGames }
    await renderSite(ROUTES.gameList.path, { answers, session: { ...memberSession, type: 4 } })
    await expect.element(page.getByText('Real money only')).toBeVisible()
    expect(page.getByText('Real money only').elements()).toHaveLength(1)
    await page
      .getByRole('button', { name: /Live Table/ })
      .first()
      .click()
    await expect.element(page.getByRole('button', { name: 'Register now' })).toBeVisible()
    expect(location.pathname).toBe(ROUTES.gameList.path)
  })

  it('lists every studio in its sheet, and opens the last one’s games (S-centre-07)', async () => {
    const vendors = Array.from({ length: 40 }, (_, index) => ({
      vassalage: `V${index}`,
      displayName: `Studio ${index}`,
      accountTypeName: `V${index}`,
      gameType: 'RNG' as const,
      iconUrl: '/art.svg',
      gameCount: 2,
    }))
    await renderSite(ROUTES.gameCenter.path, {
      answers: {
        ...openSite,
        listVendorGameTypes: {
          list: [{ gameCategory: 'RNG', displayName: 'Slots', iconUrl: '/', vendors }],
        },
      },
    })
    await page.getByRole('button', { name: 'Studios', exact: true }).click()
    const rows = page.getByRole('dialog').getByRole('listitem')
    await expect.poll(() => rows.elements().length).toBe(1 + vendors.length)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Studio 39/ })
      .click()
    await expect.poll(() => location.search).toContain('vassalage=V39')
  })

  it('has shelves and studios in a sheet where the brand wants so, and says how many are on (S-centre-23)', async () => {
    const { layout } = testBoot.tenant
    const tenant = {
      ...testBoot.tenant,
      layout: { ...layout, pages: { ...layout.pages, gameCentre: 'bar' as const } },
    }
    await renderSite(ROUTES.gameCenter.path, { answers: openSite, boot: { ...testBoot, tenant } })
    expect(page.getByRole('button', { name: 'Hot' }).elements()).toHaveLength(0)
    await page.getByRole('button', { name: 'Filter games', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hot' }).click()
    await expect.poll(() => location.search).toContain('type=hot')
    await expect.element(page.getByRole('button', { name: 'Filter games (1)' })).toBeVisible()
    expect(page.getByRole('dialog').elements()).toHaveLength(0)
  })

  it('bounds the size of the document for any length of the list', async () => {
    const all = games(1000)
    const { gateway } = await renderSite(ROUTES.gameCenter.path, {
      answers: {
        ...openSite,
        listGames: ({ url }) => {
          const pageNum = Number(url.searchParams.get('pageNo'))
          // The contract's largest page, to get to a long list in few steps.
          return {
            games: all.slice((pageNum - 1) * 100, pageNum * 100),
            pageNum,
            totalPages: 10,
            total: 1000,
          }
        },
      },
    })
    await expect.element(page.getByText('1,000 games')).toBeVisible()
    let most = 0
    await expect
      .poll(
        () => {
          window.scrollTo(0, document.documentElement.scrollHeight)
          most = Math.max(most, document.querySelectorAll('main li').length)
          return gateway.received('listGames').length
        },
        { timeout: 14_000, interval: 60 },
      )
      .toBe(10)
    expect(most).toBeLessThan(120)
  }, 20_000)

  it('fetches a failed page once, and again on a tap (S-errors-02)', async () => {
    const first = { games: games(2), pageNum: 1, totalPages: 2, total: 3 }
    const { gateway } = await renderSite(ROUTES.gameCenter.path, {
      answers: {
        ...openSite,
        listGames: ({ url }) =>
          url.searchParams.get('pageNo') === '1' ? first : refusal(404, 'resource.not_found'),
      },
    })
    const again = page.getByRole('button', { name: 'Load failed, click to retry' })
    await expect.element(again).toBeVisible()
    // Long enough for a second fetch, which would start after 300 ms while the list's end is visible.
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(gateway.received('listGames')).toHaveLength(2)
    gateway.answer({ listGames: { games: games(1, 2), pageNum: 2, totalPages: 2, total: 3 } })
    await again.click()
    await expect.element(page.getByText('Game 2')).toBeVisible()
  })

  it('retries a failed list', async () => {
    const { gateway } = await renderSite(ROUTES.gameCenter.path, {
      answers: { ...openSite, listGames: refusal(404, 'resource.not_found') },
    })
    const again = page.getByRole('button', { name: 'Try again' })
    await expect.element(again).toBeVisible()
    gateway.answer(openSite)
    await again.click()
    await expect.element(page.getByText('Golden Koi')).toBeVisible()
  })
})

describe('slots centre', () => {
  it('filters by stake and lines (S-centre-14)', async () => {
    const { gateway } = await renderSite(ROUTES.slotsCenter.path, { answers: openSite })
    await page.getByRole('button', { name: '€1 or more' }).click()
    await page.getByRole('button', { name: '25 lines or more' }).click()
    await expect
      .poll(() => gateway.received('listGames').at(-1)?.url.search)
      .toMatch(/gameType=RNG.*minBet=1&minLine=25/)
  })
})
