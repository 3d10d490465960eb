import { ROUTES } from '@livery/domain/routes'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'

import '#testing/quietCatalogue.ts'
import { SiteFooter } from '#capabilities/site-footer/SiteFooter.tsx'
import { createServices } from '#platform/boot/createServices.ts'
import { Providers } from '#platform/boot/Providers.tsx'
import { OverlayOutlet } from '#platform/overlays/OverlayOutlet.tsx'
import { createBrowserStorage } from '#platform/storage/browserStorage.ts'
import { fakeGateway, type Answers } from '#testing/fakeGateway.ts'
import { openSite, openWhitelabel } from '#testing/samples.ts'
import { simulateDevice } from '#testing/simulateDevice.ts'
import { testBoot } from '#testing/testBoot.ts'

import { BannerSlide } from './components/BannerSlide.tsx'
import { CategoryShelf } from './components/CategoryShelf.tsx'
import { InviteBanner } from './components/InviteBanner.tsx'

/** A part of home alone, for a visitor. */
async function show(part: ReactElement, answers: Answers, boot = testBoot): Promise<void> {
  const gateway = fakeGateway({ ...openSite, ...answers })
  const services = createServices(boot, { fetch: gateway.fetch, storage: createBrowserStorage() })
  await services.language.start()
  await render(
    <Providers services={services}>
      <MemoryRouter initialEntries={[ROUTES.home.path]}>
        {part}
        <OverlayOutlet />
      </MemoryRouter>
    </Providers>,
  )
}

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
    await show(<SiteFooter />, links)
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
    await show(<SiteFooter />, {
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
    await show(<SiteFooter />, withProfile)
    await page.getByRole('button', { name: 'iOS profile' }).click()
    await expect.element(page.getByText(/use_safari|Please use Safari/)).toBeVisible()
  })

  it('and no other app is offered where the operator has switched the download off (S-install-06)', async () => {
    onTestFinished(simulateDevice('safari'))
    const getWhitelabel = { ...openWhitelabel, flags: { MENU_APP_DOWNLOAD: false } }
    await show(<SiteFooter />, { ...withProfile, getWhitelabel })
    await expect.element(page.getByRole('link', { name: 'Limits and self-exclusion' })).toBeVisible()
    await expect.poll(() => page.getByRole('button', { name: 'iOS profile' }).elements()).toHaveLength(0)
  })
})

it('leads from the shelf of board games to the list of board games (S-home-20)', async () => {
  await show(<CategoryShelf category="BG" />, {})
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
    await show(<BannerSlide banner={banner} first />, {}, boot)
    await expect.element(page.getByRole('img', { name: 'Spring' })).toBeInTheDocument()
    const anchor = page.getByRole('link').elements()[0]
    expect(anchor?.getAttribute('href') ?? null).toBe(href)
    expect(anchor?.getAttribute('target') ?? null).toBe(target)
  })
})

describe('the invite banner', () => {
  const withText = (login_prompt_text: string): Answers => ({
    getWhitelabel: { ...openWhitelabel, mobileTemplate: { mem_cen: 1, dep_func: 1, login_prompt_text } },
  })

  it("shows the operator's own text, sanitized (S-home-29)", async () => {
    await show(
      <InviteBanner />,
      withText('<p onclick="alert(1)">Bring a friend: <strong>10 EUR</strong><script>alert(2)</script></p>'),
    )
    const text = page.getByRole('complementary', { name: 'Invite friends' })
    await expect.element(text.getByText('10 EUR')).toBeVisible()
    expect(text.element().querySelector('strong')).not.toBeNull()
    expect(text.element().querySelector('script, [onclick]')).toBeNull()
  })
})
