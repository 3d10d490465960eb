import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'

import { SiteFooter } from '#capabilities/site-footer/SiteFooter.tsx'
import type { Answers } from '#testing/fakeGateway.ts'
import { memberSession } from '#testing/renderSite.tsx'
import { memberSite, openWhitelabel, sampleGame } from '#testing/samples.ts'
import { showPart } from '#testing/showPart.tsx'
import { simulateDevice } from '#testing/simulateDevice.ts'
import { testBoot } from '#testing/testBoot.ts'

import { BannerSlide } from './components/BannerSlide.tsx'
import { CategoryShelf } from './components/CategoryShelf.tsx'
import { FloatingLinks } from './components/FloatingLinks.tsx'
import { HomeShortcuts } from './components/HomeShortcuts.tsx'
import { HotGames } from './components/HotGames.tsx'
import { InviteBanner } from './components/InviteBanner.tsx'
import { JackpotBoard } from './components/JackpotBoard.tsx'
import { Lotteries } from './components/Lotteries.tsx'
import { News } from './components/News.tsx'
import { WinnerBoard } from './components/WinnerBoard.tsx'

beforeEach(() => localStorage.clear())

describe('the footer', () => {
  const links = {
    getDownloadLinks: {
      list: [
        { resourceType: 'Android', url: 'https://get.example/app.apk' },
        { resourceType: 'MOBILECONFIG', url: 'javascript:alert(1)' },
      ],
    },
  } satisfies Answers
  const android = page.getByRole('link', { name: 'Android app' })

  it('offers the apps whose links may be opened (S-footer-01)', async () => {
    await showPart(<SiteFooter />, links)
    await expect.element(android).toHaveAttribute('href', 'https://get.example/app.apk')
    await expect.element(android).not.toHaveAttribute('target')
    expect(page.getByRole('link', { name: 'iOS profile' }).elements()).toHaveLength(0)
  })

  it('lists current promotions, and offers no app inside the native one (S-footer-03)', async () => {
    onTestFinished(simulateDevice('nativeShell'))
    const running = {
      id: 'p1',
      key: 'WELCOME',
      title: 'Double your first deposit',
      summary: '',
      imageUrl: '/art.svg',
      state: 'open',
      startsAt: '2026-11-01T00:00:00Z',
      applicable: true,
    } as const
    await showPart(<SiteFooter />, {
      ...links,
      getPromotions: { list: [running], pageNum: 1, totalPages: 1 },
    })
    await expect
      .element(page.getByRole('link', { name: 'Double your first deposit' }))
      .toHaveAttribute('href', '/m/activityDetail?id=p1')
    expect(android.elements()).toHaveLength(0)
  })
})

describe('the iOS profile of the footer', () => {
  const withProfile = {
    getDownloadLinks: { list: [{ resourceType: 'MOBILECONFIG', url: `${location.origin}/p.mobileconfig` }] },
  } satisfies Answers

  it('asks for Safari in another browser of iOS (S-footer-07)', async () => {
    onTestFinished(simulateDevice('chromeOnIos'))
    await showPart(<SiteFooter />, withProfile)
    await page.getByRole('button', { name: 'iOS profile' }).click()
    await expect.element(page.getByText(/use_safari|Please use Safari/)).toBeVisible()
  })

  it('and no other app is offered where the operator has switched the download off (S-install-06)', async () => {
    onTestFinished(simulateDevice('safari'))
    const getWhitelabel = { ...openWhitelabel, flags: { MENU_APP_DOWNLOAD: false } }
    await showPart(<SiteFooter />, { ...withProfile, getWhitelabel })
    await expect.element(page.getByRole('link', { name: 'Limits and self-exclusion' })).toBeVisible()
    await expect.poll(() => page.getByRole('button', { name: 'iOS profile' }).elements()).toHaveLength(0)
  })
})

it('leads from the shelf of board games to the list of board games (S-home-20)', async () => {
  await showPart(<CategoryShelf category="BG" />, {})
  await expect
    .element(page.getByRole('link', { name: /More/ }))
    .toHaveAttribute('href', '/m/gameList?gameType=BG')
})

describe('a banner', () => {
  it.each([
    ['https://offers.example/spring', 'https://offers.example/spring', '_blank'],
    ['/m/activity', '/m/activity', null],
    ['https://elsewhere.example/', null, null],
    ['javascript:alert(1)', null, null],
  ])('with the link %s leads to %s (S-home-04, S-native-04)', async (link, href, target) => {
    const trusted = { ...testBoot.tenant.trustedOrigins, links: ['https://offers.example'] }
    const boot = { ...testBoot, tenant: { ...testBoot.tenant, trustedOrigins: trusted } }
    const banner = { groupName: 'm_home', title: 'Spring', url: '/art.svg', link } as const
    await showPart(<BannerSlide banner={banner} first />, {}, { boot })
    await expect.element(page.getByRole('img', { name: 'Spring' })).toBeInTheDocument()
    const anchor = page.getByRole('link').elements()[0]
    expect(anchor?.getAttribute('href') ?? null).toBe(href)
    expect(anchor?.getAttribute('target') ?? null).toBe(target)
  })

  it('with a picture without letters has its words as text (S-home-41)', async () => {
    const banner = {
      groupName: 'm_home',
      title: 'Spring',
      url: '/lettered.svg',
      link: '/m/activity',
      artUrl: '/plain.svg',
      action: 'See the offer',
      terms: '18+. Stake it ten times.',
    } as const
    await showPart(<BannerSlide banner={banner} first variant="full" />, {})
    const link = page.getByRole('link', { name: 'Spring See the offer 18+. Stake it ten times.' })
    await expect.element(link).toBeInTheDocument()
    expect(page.getByRole('img').elements()).toHaveLength(0)
  })
})

describe("the footer's texts", () => {
  it('names the social networks that are configured and safe (S-footer-04)', async () => {
    await showPart(<SiteFooter />, {
      getWhitelabel: {
        ...openWhitelabel,
        socialLinks: [
          { kind: 'telegram', url: 'https://t.me/brand' },
          { kind: 'youtube', url: 'javascript:alert(1)' },
        ],
      },
    })
    const telegram = page.getByRole('link', { name: 'Telegram' })
    await expect.element(telegram).toHaveAttribute('href', 'https://t.me/brand')
    expect(page.getByRole('link', { name: /YouTube|WhatsApp|Facebook/ }).elements()).toHaveLength(0)
  })

  it('leads to responsible gaming, and ends with the text of the brand (S-footer-05)', async () => {
    await showPart(<SiteFooter />, {})
    await expect
      .element(page.getByRole('link', { name: 'Limits and self-exclusion' }))
      .toHaveAttribute('href', ROUTES.responsibleGaming.path)
    await expect.element(page.getByText(/^© 20\d\d Test Brand/)).toBeVisible()
  })
})

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
    const cards = page.getByRole('list', { name: 'Lotteries' }).getByRole('listitem')
    await expect.poll(() => cards.elements().length).toBe(2)
    await expect.element(page.getByText('Quick five')).toBeVisible()
    await expect.element(page.getByText('Dice')).toBeVisible()
  })
})

describe('links over home', () => {
  const withLinks = (floatingLinks: Schemas['Whitelabel']['floatingLinks']): Answers => ({
    getWhitelabel: { ...openWhitelabel, floatingLinks },
  })

  it('float only where they are configured (S-home-28)', async () => {
    await showPart(<FloatingLinks />, withLinks([{ kind: 'whatsapp', url: 'https://wa.me/35679234567' }]))
    await expect
      .element(page.getByRole('link', { name: 'WhatsApp' }))
      .toHaveAttribute('href', 'https://wa.me/35679234567')
  })

  it('fold into one button where there are several (S-home-28)', async () => {
    await showPart(
      <FloatingLinks />,
      withLinks([
        { kind: 'whatsapp', url: 'https://wa.me/35679234567' },
        { kind: 'facebook', url: 'https://facebook.com/brand' },
      ]),
    )
    const contacts = page.getByRole('button')
    await expect.element(contacts).toHaveAttribute('aria-expanded', 'false')
    expect(page.getByRole('link').elements()).toHaveLength(0)
    await contacts.click()
    await expect.element(page.getByRole('link', { name: 'Facebook' })).toBeVisible()
  })
})

describe('the shortcut of rewards', () => {
  const rewards = page.getByRole('list', { name: 'Shortcuts' }).getByRole('link', { name: /Rewards/ })

  it('counts the unclaimed rewards of a member (S-home-09, S-rewards-03)', async () => {
    await showPart(<HomeShortcuts />, memberSite, { session: memberSession })
    await expect.element(rewards).toHaveAccessibleName(/3 rewards to claim/)
  })

  it.each([
    ['a visitor', undefined],
    ['a guest', { ...memberSession, type: 4 }],
  ] as const)('counts none for %s (S-home-09)', async (_, session) => {
    const gateway = await showPart(<HomeShortcuts />, memberSite, { session })
    await expect.element(rewards).toHaveAccessibleName('Rewards')
    expect(gateway.received('getRewards')).toHaveLength(0)
  })
})

describe('the hot games', () => {
  it('are asked for with the fixed values of the wire (S-centre-16, S-wire-01)', async () => {
    const gateway = await showPart(<HotGames />, { listHotGames: { list: [sampleGame('1', 'Golden Koi')] } })
    await expect.poll(() => gateway.received('listHotGames').length).toBe(1)
    const query = Object.fromEntries(gateway.received('listHotGames')[0]?.url.searchParams ?? [])
    expect(query).toMatchObject({ merchantCode: 'TST01', isPlatform: '2', platform: 'html5' })
  })
})

describe('the invite banner', () => {
  const withText = (login_prompt_text: string): Answers => ({
    getWhitelabel: { ...openWhitelabel, mobileTemplate: { mem_cen: 1, dep_func: 1, login_prompt_text } },
  })

  it("shows the operator's own text, sanitized (S-home-29)", async () => {
    await showPart(
      <InviteBanner />,
      withText('<p onclick="alert(1)">Bring a friend: <strong>10 EUR</strong><script>alert(2)</script></p>'),
    )
    const text = page.getByRole('complementary', { name: 'Invite friends' })
    await expect.element(text.getByText('10 EUR')).toBeVisible()
    expect(text.element().querySelector('strong')).not.toBeNull()
    expect(text.element().querySelector('script, [onclick]')).toBeNull()
  })
})
