import { ROUTES } from '@livery/domain'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'

import '../../testing/quietCatalogue.ts'
import { createShell } from '../../shell/boot/index.ts'
import { Providers } from '../../shell/boot/Providers.tsx'
import { createBrowserStorage } from '../../shell/storage/index.ts'
import { fakeGateway, type Answers } from '../../testing/fakeGateway.ts'
import { openSite, openWhitelabel } from '../../testing/samples.ts'
import { testBoot } from '../../testing/testBoot.ts'
import { wearDevice } from '../../testing/wearDevice.ts'
import { InviteBanner } from './components/InviteBanner.tsx'
import { SiteFooter } from './components/SiteFooter.tsx'

/** A part of home alone, for a visitor. */
async function show(part: ReactElement, answers: Answers): Promise<void> {
  const gateway = fakeGateway({ ...openSite, ...answers })
  const shell = createShell(testBoot, { fetch: gateway.fetch, storage: createBrowserStorage() })
  await shell.language.start()
  await render(
    <Providers shell={shell}>
      <MemoryRouter initialEntries={[ROUTES.home.path]}>{part}</MemoryRouter>
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

  it('offers the apps that the operator has a link for, and that may be opened', async () => {
    await show(<SiteFooter />, links)
    await expect.element(android).toHaveAttribute('href', 'https://get.example/app.apk')
    await expect.element(android).not.toHaveAttribute('target')
    expect(page.getByRole('link', { name: 'iOS profile' }).elements()).toHaveLength(0)
  })

  it('names what runs now, and offers no app inside the native one', async () => {
    onTestFinished(wearDevice('nativeShell'))
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

describe('the invite banner', () => {
  const withWords = (login_prompt_text: string): Answers => ({
    getWhitelabel: { ...openWhitelabel, mobileTemplate: { mem_cen: 1, dep_func: 1, login_prompt_text } },
  })

  it("shows the operator's own words, cleaned", async () => {
    await show(
      <InviteBanner />,
      withWords('<p onclick="alert(1)">Bring a friend: <strong>10 EUR</strong><script>alert(2)</script></p>'),
    )
    const words = page.getByRole('complementary', { name: 'Invite friends' })
    await expect.element(words.getByText('10 EUR')).toBeVisible()
    expect(words.element().querySelector('strong')).not.toBeNull()
    expect(words.element().querySelector('script, [onclick]')).toBeNull()
  })
})
