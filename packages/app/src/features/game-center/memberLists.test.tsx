import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { refusal } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite, openSite, sampleGame } from '#testing/samples.ts'

describe('a member’s lists in the game centre', () => {
  it('asks a visitor to sign in for recent and favourite games (S-centre-04, S-centre-19)', async () => {
    await renderSite(ROUTES.gameCenter.path, { answers: openSite })
    const recent = page.getByRole('button', { name: 'Recent' })
    await expect.element(recent).toBeVisible()
    // Dispatched by script: without a brand's stylesheet the bottom menu may cover the button.
    recent.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    // The catalogue of the test gateway is empty: the message may be shown as its id.
    await expect.element(page.getByText(/in_logged_login|you are not logged in/)).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Recent' }))
      .toHaveAttribute('aria-pressed', 'false')
  })

  it('shows the same message to a visitor with a link to favourites, and all games', async () => {
    await renderSite(`${ROUTES.gameList.path}?type=fav`, { answers: openSite })
    await expect.element(page.getByText(/in_logged_login|you are not logged in/)).toBeVisible()
    await expect.element(page.getByText('Golden Koi')).toBeVisible()
  })

  it('removes a game from the favourites once the gateway has accepted, with or without a refetch (S-favourites-04)', async () => {
    const kept = [sampleGame('100001', 'Golden Koi'), sampleGame('100002', 'Night Reels')]
    const { gateway } = await renderSite(`${ROUTES.gameList.path}?type=fav`, {
      answers: {
        ...memberSite,
        listFavourites: { content: kept, pageNum: 1, totalPages: 1, nodeIds: ['100001', '100002'] },
        removeFavourite: { nodeIds: ['100002'] },
      },
      session: memberSession,
    })
    await expect.element(page.getByText('Golden Koi')).toBeVisible()
    gateway.answer({ listFavourites: refusal(404, 'resource.not_found') })
    await page.getByRole('button', { name: 'Remove Golden Koi from favourites' }).click()
    await expect.element(page.getByText('Changes saved')).toBeVisible()
    await expect.poll(() => page.getByText('Golden Koi').elements().length).toBe(0)
    await expect.element(page.getByText('Night Reels')).toBeVisible()
  })

  it('shows a member their favourites, and a picture when there are none (S-centre-08, S-wire-01)', async () => {
    const { gateway } = await renderSite(ROUTES.gameCenter.path, {
      answers: memberSite,
      session: memberSession,
    })
    await page.getByRole('button', { name: 'Favourites', exact: true }).click()
    await expect.element(page.getByText('No favourites yet')).toBeVisible()
    // The page of the list, and the node ids of the hearts.
    const sizes = gateway
      .received('listFavourites')
      .map(({ url: { searchParams } }) => [searchParams.get('pageSize'), searchParams.get('clientType')])
    expect(sizes).toEqual([
      ['100', '2'],
      ['100', '2'],
    ])
    await page.getByRole('link', { name: 'View all' }).click()
    await expect.element(page.getByText('Golden Koi')).toBeVisible()
  })

  it('lists a lottery among the recent games as soon as it was opened (S-favourites-07)', async () => {
    const vendor = 'TCG_LOTTO'
    const lobby = {
      gameCategory: 'LOTT',
      vassalage: vendor,
      gameType: 'LOTT',
      gameId: 'L1',
      nodeId: '900001',
    } as const
    const recent = `${ROUTES.gameCenter.path}?type=recent`
    const { services, gateway } = await renderSite(recent, {
      answers: {
        ...memberSite,
        listVendorGames: { list: [lobby] },
        launchLottery: {
          url: '/m/lotto-h5/mobile/trad/games/L1?token=once',
          token: 'once',
          expiresAt: '2026-11-20T09:32:00.000Z',
          gameId: 'L1',
          playType: 'trad',
          prizeMode: 'ELOTT',
        },
      },
      session: memberSession,
    })
    await expect.element(page.getByText('Nothing played yet')).toBeVisible()
    gateway.answer({
      listRecent: { list: [sampleGame('900001', 'Lotto One')], pageNum: 1, totalPages: 1 },
    })
    services.navigator.go(`${ROUTES.gameLaunch.path}?playType=trad&gameId=L1&vendor=${vendor}`)
    await expect.poll(() => gateway.received('addRecent').length).toBe(1)
    await expect.poll(() => location.pathname).toContain('/m/lotto-h5/')
    services.navigator.go(recent)
    await expect.element(page.getByText('Lotto One')).toBeVisible()
  })

  it('takes the favourites off the list in the moment in which the session ends (S-centre-19)', async () => {
    const { services } = await renderSite(ROUTES.gameCenter.path, {
      answers: memberSite,
      session: memberSession,
    })
    const favourites = page.getByRole('button', { name: 'Favourites', exact: true })
    const none = page.getByText('No favourites yet')
    await favourites.click()
    await expect.element(none).toBeVisible()
    const states: { chosen: boolean; listed: boolean }[] = []
    const watcher = new MutationObserver(() =>
      states.push({
        chosen: favourites.element().getAttribute('aria-pressed') === 'true',
        listed: none.elements().length > 0,
      }),
    )
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true })
    services.session.end()
    await expect.element(page.getByText('Golden Koi')).toBeVisible()
    watcher.disconnect()
    expect(states).toContainEqual({ chosen: false, listed: false })
    expect(states).not.toContainEqual({ chosen: false, listed: true })
  })
})
