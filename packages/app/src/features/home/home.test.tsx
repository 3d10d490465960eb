import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { ENTRIES } from '#platform/storage/entries.ts'
import { refusal } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite, openSite, openWhitelabel, sampleGame } from '#testing/samples.ts'
import { scrollUntilShown } from '#testing/scrollUntilShown.ts'
import { testBoot } from '#testing/testBoot.ts'

const koi = page.getByRole('button', { name: /^Golden Koi|Golden Koi$/ }).first()

describe('home', () => {
  it('sends a visitor who taps a game to sign in, and then into that game (S-launch-01)', async () => {
    const { services } = await renderSite(ROUTES.home.path, { answers: openSite })
    await koi.click()
    await expect.poll(() => location.pathname).toBe(ROUTES.login.path)
    services.session.start({ token: 't', memberName: 'member', type: 0, firstTimeLogin: false })
    await expect.poll(() => location.pathname).toBe(ROUTES.gameLaunch.path)
    expect(new URLSearchParams(location.search).get('nodeId')).toBe('100001')
  })

  it.each([
    [openSite.listAnnouncements, 'No announcements right now'],
    [refusal(404, 'resource.not_found'), 'We couldn’t load this'],
  ])('tells no announcements from none that could be loaded (S-home-05)', async (listAnnouncements, said) => {
    await renderSite(ROUTES.home.path, { answers: { ...openSite, listAnnouncements } as typeof openSite })
    await expect.element(page.getByText(said).first()).toBeVisible()
  })

  it('retries a failed shelf', async () => {
    const { gateway } = await renderSite(ROUTES.home.path, {
      answers: { ...openSite, listHotGames: refusal(404, 'resource.not_found') },
    })
    gateway.answer(openSite)
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect.element(koi).toBeVisible()
  })

  it('searches after a pause in typing (S-home-14, S-home-15)', async () => {
    const { gateway } = await renderSite(ROUTES.home.path, { answers: openSite })
    await page.getByRole('searchbox', { name: 'Search games' }).fill('night')
    await expect
      .poll(() => gateway.received('listGames').map(({ url }) => url.searchParams.get('gameName')))
      .toContain('night')
  })

  it('keeps the previous games until a search is answered', async () => {
    const found = { games: [sampleGame('9', 'Night Owl')], pageNum: 1, totalPages: 1, total: 1 }
    await renderSite(ROUTES.home.path, {
      answers: {
        ...openSite,
        listGames: ({ url }) => {
          const name = url.searchParams.get('gameName')
          if (name === 'zzzz') return { ...found, games: [], total: 0 }
          return name === null ? { ...found, games: [sampleGame('8', 'Ember Fox')] } : found
        },
      },
    })
    const shelf = page.getByRole('list', { name: 'Hot games' })
    await expect.element(shelf).toHaveAttribute('aria-busy', 'false')
    const blinks: unknown[] = []
    const observer = new MutationObserver((changes) => blinks.push(...changes))
    observer.observe(shelf.element(), { attributeFilter: ['aria-busy'] })
    await page.getByRole('searchbox', { name: 'Search games' }).fill('night')
    await expect.element(shelf.getByText('Night Owl')).toBeVisible()
    expect(blinks).toEqual([])
    // A search without results is said.
    await page.getByRole('searchbox', { name: 'Search games' }).fill('zzzz')
    await expect.element(page.getByRole('status').filter({ hasText: 'No game found' })).toBeInTheDocument()
  })

  it.each(['grid', 'row', 'bento'] as const)(
    'keeps the tiles of a %s, with a tap that has begun, while a search waits for its answer',
    async (variant) => {
      const { tenant } = testBoot
      const layout = { ...tenant.layout, home: [{ kind: 'hot', variant }] } as const
      const { gateway } = await renderSite(ROUTES.home.path, {
        boot: { ...testBoot, tenant: { ...tenant, layout } },
        answers: { ...openSite, listGames: () => new Promise<never>(() => {}) },
      })
      await expect.element(koi).toBeVisible()
      const tile = koi.element()
      await page.getByRole('searchbox', { name: 'Search games' }).fill('night')
      await expect
        .poll(() => gateway.received('listGames').map(({ url }) => url.searchParams.get('gameName')))
        .toContain('night')
      expect(tile.isConnected).toBe(true)
    },
  )

  it('reopens the last played game with one tap (S-home-21)', async () => {
    const answers = {
      ...memberSite,
      listRecent: { list: [sampleGame('7', 'Tiger Moon')], pageNum: 1, totalPages: 1 },
    }
    await renderSite(ROUTES.home.path, { answers, session: memberSession })
    // Home renders parts when they approach the viewport, so the test scrolls from top to bottom; a jump to the end
    // would skip the parts between.
    await expect
      .poll(() => {
        const end = document.documentElement.scrollHeight - window.innerHeight
        window.scrollTo(0, window.scrollY >= end - 1 ? 0 : window.scrollY + 400)
        return page.getByRole('heading', { name: 'Tiger Moon' }).elements().length
      })
      .toBe(1)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => new URLSearchParams(location.search).get('nodeId')).toBe('7')
  })

  it('shows a popup of the operator once, sanitized (S-home-30, S-announcements-05)', async () => {
    const popup = {
      id: 'pop_1',
      title: 'A new game',
      content: '<p onclick="alert(1)">Twenty <b>free</b> spins</p>',
    }
    const { services } = await renderSite(ROUTES.home.path, {
      answers: { ...openSite, getPopups: { list: [popup] } },
      storage: 'returning',
    })
    await scrollUntilShown(page.getByRole('dialog', { name: 'A new game' }))
    await expect.element(page.getByText('free', { exact: true })).toBeVisible()
    expect(document.querySelector('[onclick]')).toBeNull()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0)
    expect(services.storage.read(ENTRIES.popupsSeen)).toEqual(['pop_1'])
  })

  it.each([
    [{ active: true, streaming: true }, true],
    [{ active: true, streaming: false }, false],
    [{ active: false, streaming: false }, false],
  ] as const)('shows live banners only while somebody is on air: %o', async (state, shown) => {
    const banner = (groupName: 'm_home' | 'm_live') => ({ groupName, title: groupName, url: '/art.svg' })
    const model = { modelId: 'M1', name: 'Inés', nodeId: '21', vassalage: 'X', tableName: 'Ruby', viewers: 3 }
    await renderSite(ROUTES.home.path, {
      answers: {
        ...openSite,
        listAnnouncements: { list: [], banners: [banner('m_home'), banner('m_live')] },
        listLiveModels: { list: [{ ...model, cover: '/art.svg', ...state }] },
      },
    })
    const pictures = (name: string) =>
      page.getByRole('img', { name, exact: true, includeHidden: true }).elements().length > 0
    await expect.poll(() => pictures('m_home')).toBe(true)
    await expect.poll(() => pictures('m_live')).toBe(shown)
  })

  it('lists the live models, and marks those on air (S-home-31, S-wire-11)', async () => {
    const model = (name: string, active: boolean, streaming: boolean) => ({
      modelId: name,
      name,
      nodeId: '21',
      vassalage: 'X',
      tableName: `${name}’s table`,
      viewers: 3,
      cover: '/art.svg',
      active,
      streaming,
    })
    const list = [model('Inés', true, true), model('Mai', true, false), model('Zoe', false, false)]
    await renderSite(ROUTES.home.path, { answers: { ...openSite, listLiveModels: { list } } })
    const row = page.getByRole('region', { name: 'Live now' }).getByRole('listitem')
    await expect.element(row.nth(1)).toBeInTheDocument()
    expect(row.elements().map((one) => one.textContent)).toEqual([
      expect.stringMatching(/^(?=.*Inés)(?=.*Live)/),
      expect.not.stringContaining('Live'),
    ])
  })

  it('shows a category’s studios, hot games and games; the categories of SPORTS separately (S-home-27, S-entrance-07)', async () => {
    const vendor = (vassalage: string, gameType: 'SPORTS' | 'ESPORTS') => ({
      vassalage,
      displayName: `${vassalage} Studio`,
      accountTypeName: vassalage,
      gameType,
      iconUrl: '/art.svg',
      gameCount: 2,
    })
    const vendors = [vendor('ONE', 'SPORTS'), vendor('TWO', 'SPORTS'), vendor('THREE', 'ESPORTS')]
    const { tenant } = testBoot
    await renderSite(ROUTES.home.path, {
      boot: {
        ...testBoot,
        tenant: { ...tenant, games: { ...tenant.games, categories: ['SPORTS', 'ESPORTS'] } },
      },
      answers: {
        ...openSite,
        listVendorGameTypes: {
          list: [{ gameCategory: 'SPORTS', displayName: 'Sports', iconUrl: '/', vendors }],
        },
        listHotGames: {
          list: [sampleGame('1', 'Hot Derby', { gameType: 'SPORTS' }), sampleGame('2', 'Hot Slot')],
        },
      },
    })
    await expect.element(page.getByRole('button', { name: 'E-sports' })).toBeInTheDocument()
    await page.getByRole('button', { name: 'Sports', exact: true }).click()
    const studios = page.getByRole('list', { name: 'Studios' }).getByRole('link')
    await expect.poll(() => studios.elements().length).toBe(2)
    expect(studios.first().element().textContent).toBe('ONE Studio2 games')
    const hot = page.getByRole('list', { name: 'Hot games' })
    await expect
      .poll(() =>
        hot
          .getByText(/^Hot /)
          .elements()
          .map((name) => name.textContent),
      )
      .toEqual(['Hot Derby'])
    await expect.element(page.getByRole('list', { name: 'Sports', exact: true })).toBeInTheDocument()
  })

  it('shows every enabled shortcut, however many (S-home-08)', async () => {
    await renderSite(ROUTES.home.path, { answers: openSite })
    const shortcuts = page.getByRole('list', { name: 'Shortcuts' }).getByRole('listitem')
    await expect
      .poll(() => shortcuts.elements().map((entry) => entry.textContent))
      .toEqual(['Deposit', 'Withdrawal', 'Rewards', 'Service', 'Cashback', 'Points', 'Get the app'])
  })

  it('asks for its vendor types with a fixed type and the merchant (S-centre-17)', async () => {
    const { gateway } = await renderSite(ROUTES.home.path, { answers: openSite })
    await expect
      .poll(() => gateway.received('listVendorGameTypes').map(({ url }) => url.search))
      .toContain('?typeId=1&merchant_code=TST01&language=EN')
  })

  it('asks for its banners once, and keeps them while other pages are visited (S-announcements-07)', async () => {
    const { gateway, services } = await renderSite(ROUTES.home.path, { answers: openSite })
    await expect.element(koi).toBeVisible()
    services.navigator.go(ROUTES.language.path)
    await expect.poll(() => location.pathname).toBe(ROUTES.language.path)
    services.navigator.go(ROUTES.home.path)
    await expect.element(koi).toBeVisible()
    expect(gateway.received('listAnnouncements')).toHaveLength(1)
  })

  it.each([
    ['a visitor, though the promotion is off', {}, [], true],
    ['a member while the promotion is on', { session: memberSession }, ['REFERRAL'], true],
    ['no member while it is off', { session: memberSession }, [], false],
  ])('invites %s (S-frame-10)', async (_, visit, promotions, invited) => {
    const answers = { ...memberSite, getWhitelabel: { ...openWhitelabel, promotions } }
    await renderSite(ROUTES.home.path, { answers, ...visit })
    const invite = page.getByRole('banner').getByRole('button', { name: /Invite/ })
    await expect.poll(() => invite.elements().length > 0).toBe(invited)
  })

  it('offers registration when a trial account uses a member’s feature (S-frame-16)', async () => {
    await renderSite(ROUTES.home.path, { answers: memberSite, session: { ...memberSession, type: 4 } })
    await page.getByRole('button', { name: 'Member' }).click()
    await page.getByRole('button', { name: 'Register now' }).click()
    await expect.poll(() => location.pathname).toBe(ROUTES.register.path)
  })
})
