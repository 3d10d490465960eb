import { ROUTES } from '@livery/domain/routes'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

import type { Answers } from '#testing/fakeGateway.ts'
import { openWhitelabel } from '#testing/samples.ts'
import { showPart } from '#testing/showPart.tsx'
import { simulateDevice } from '#testing/simulateDevice.ts'

import { SiteFooter } from './SiteFooter.tsx'

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
