import type { Schemas } from '@livery/api'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { gameFromWire } from '#capabilities/games/gameMapping.ts'
import type { Answers } from '#testing/fakeGateway.ts'
import { memberSession } from '#testing/renderSite.tsx'
import { memberSite, openWhitelabel, sampleGame } from '#testing/samples.ts'
import { showPart } from '#testing/showPart.tsx'
import { testBoot } from '#testing/testBoot.ts'

import { BannerSlide } from './components/BannerSlide.tsx'
import { CategoryShelf } from './components/CategoryShelf.tsx'
import { FloatingLinks } from './components/FloatingLinks.tsx'
import { HomeShortcuts } from './components/HomeShortcuts.tsx'
import { HotGames } from './components/HotGames.tsx'
import { InviteBanner } from './components/InviteBanner.tsx'
import { LastGame } from './components/LastGame.tsx'
import { RankedGames } from './components/RankedGames.tsx'
import { Stories } from './components/Stories.tsx'

beforeEach(() => localStorage.clear())

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
    ['an account that behaves as trial', { ...memberSession, type: 41 }],
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

describe('a picture beside the name of its game', () => {
  const named = (place: string) =>
    sampleGame('1', 'Golden Koi', {
      mobileLargeIcon: `/lettered-${place}.svg`,
      artUrl: `/plain-${place}.svg`,
    })
  const listed = (place: string) => gameFromWire(named(place))
  const asked = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)

  it.each([
    ['ranked', <RankedGames key="ranked" label="Tonight" games={[listed('ranked')]} />],
    ['last', <LastGame key="last" game={listed('last')} />],
    ['new', <Stories key="new" variant="ring" />],
  ])('has no letters, for the %s game (S-home-43)', async (place, part) => {
    // The list of requests is full after those of the modules.
    performance.clearResourceTimings()
    await showPart(part, { listGames: { games: [named(place)], pageNum: 1, totalPages: 1, total: 1 } })
    await expect.poll(asked).toContain(`/plain-${place}.svg`)
    expect(asked()).not.toContain(`/lettered-${place}.svg`)
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
