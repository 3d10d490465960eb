import { allFlags } from '@livery/domain/site'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { type SiteServices } from '#platform/boot/createServices.ts'
import { installOffer, keepInstallOffer } from '#platform/device/installOffer.ts'
import { ENTRIES } from '#platform/storage/entries.ts'
import { openSite, openWhitelabel } from '#testing/samples.ts'
import { scrollUntilShown } from '#testing/scrollUntilShown.ts'
import { testBoot } from '#testing/testBoot.ts'

import {
  android,
  iosApp,
  profile,
  links,
  reminding,
  today,
  onHome,
  onDevice,
  atRest,
  idle,
  popup,
  guide,
  bar,
} from './install.fixture.tsx'

beforeAll(keepInstallOffer)
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  // The bar is for those who come again.
  localStorage.setItem('visits', '2')
})

describe('the download bar', () => {
  it.each([
    [
      'the operator’s icon where there is one',
      'https://get.example/icon.png',
      'https://get.example/icon.png',
    ],
    ['the brand’s own otherwise', undefined, testBoot.assets.icon],
  ])('shows %s (S-install-02)', async (_, url, shown) => {
    onDevice('android')
    const icon = url === undefined ? [] : [{ resourceType: 'AppDownloadIcon', url } as const]
    await onHome({ ...openSite, getDownloadLinks: { list: [android, ...icon] } })
    await expect.element(bar).toBeVisible()
    expect(bar.element().querySelector('img')?.getAttribute('src')).toBe(shown)
  })
})

describe("home's download popup", () => {
  it('opens by itself once, and is remembered (S-install-11)', async () => {
    onDevice('android')
    const services = await onHome(links(android, profile, iosApp))
    await scrollUntilShown(popup)
    await expect
      .element(popup.getByRole('link', { name: 'Android app' }))
      .toHaveAttribute('href', android.url)
    expect(popup.getByText(/iOS/).elements()).toEqual([])
    expect(popup.getByRole('checkbox').query()).toBeNull()
    expect(localStorage.getItem('FIRST_DOWNLOAD')).toBe('1')
    await popup.getByRole('button', { name: 'Close' }).click()
    await expect.element(popup).not.toBeInTheDocument()
    expect(services.storage.read(ENTRIES.downloadHiddenOn)).toBeUndefined()
  })

  it.each<[string, () => Promise<SiteServices>]>([
    ['on iOS', () => (onDevice('safari'), onHome(links(android, profile)))],
    ['in the native app', () => (onDevice('nativeShell'), onHome(links(android)))],
    ['in the installed site', () => (onDevice('android', true), onHome(links(android)))],
    ['where there is nothing to take', () => (onDevice('android'), onHome(links(profile)))],
    [
      'on a brand without the download',
      () => {
        onDevice('android')
        const flags = { ...allFlags(true), MENU_APP_DOWNLOAD: false }
        return onHome(links(android), { ...testBoot, tenant: { ...testBoot.tenant, flags } })
      },
    ],
    [
      'where the operator has switched it off',
      () => {
        onDevice('android')
        const getWhitelabel = { ...openWhitelabel, flags: { MENU_APP_DOWNLOAD: false } }
        return onHome({
          ...links(android),
          getWhitelabel,
          getDownloadLinks: async () => {
            await new Promise((resolve) => setTimeout(resolve, 100))
            return { list: [android] }
          },
        })
      },
    ],
    [
      'a second time',
      () => {
        onDevice('android')
        localStorage.setItem('FIRST_DOWNLOAD', '1')
        return onHome(links(android))
      },
    ],
    [
      'again on a day that it was sent away for',
      () => {
        onDevice('android')
        localStorage.setItem('FIRST_DOWNLOAD', '1')
        localStorage.setItem('downloadHiddenOn', today())
        return onHome(links(android), reminding)
      },
    ],
  ])('does not come %s', async (_case, open) => {
    const services = await open()
    document.dispatchEvent(new Event('scroll'))
    await idle()
    await atRest(services)
    expect(popup.query()).toBeNull()
  })

  it('opens again on another day where the brand repeats it, and can be dismissed for today (S-install-12)', async () => {
    onDevice('android')
    localStorage.setItem('FIRST_DOWNLOAD', '1')
    localStorage.setItem('downloadHiddenOn', '2026-01-01')
    const services = await onHome(links(android), reminding)
    await scrollUntilShown(popup)
    await popup.getByRole('checkbox', { name: 'Don’t show again today' }).click()
    await popup.getByRole('button', { name: 'Close' }).click()
    await expect.element(popup).not.toBeInTheDocument()
    expect(services.storage.read(ENTRIES.downloadHiddenOn)).toBe(today())
  })

  it('uses the browser’s install prompt where there is one', async () => {
    onDevice('android')
    const prompt = vi.fn<() => Promise<{ outcome: string }>>(() => Promise.resolve({ outcome: 'accepted' }))
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
    await onHome(links())
    await scrollUntilShown(popup)
    await popup.getByRole('button', { name: 'Add to home screen' }).click()
    expect(prompt).toHaveBeenCalledOnce()
    expect(installOffer.held).toBeUndefined()
    await expect.element(guide).not.toBeInTheDocument()
  })
})

describe('the download bar', () => {
  it('is for those who come again (S-install-18)', async () => {
    onDevice('safari')
    localStorage.setItem('visits', '1')
    await atRest(await onHome(links(iosApp)))
    expect(bar.query()).toBeNull()
  })

  it('opens the offers for the device, explains the home screen, and never returns once closed (S-install-01, S-install-04)', async () => {
    onDevice('safari')
    await onHome(links(iosApp))
    await bar.getByRole('button', { name: 'Download', exact: true }).click()
    await expect.element(popup.getByRole('link', { name: 'iOS app' })).toBeVisible()
    await popup.getByRole('button', { name: 'Add to home screen' }).click()
    await expect.element(guide.getByText('Tap Share in Safari')).toBeVisible()
    await guide.getByRole('button', { name: 'Close' }).click()
    await bar.getByRole('button', { name: 'Close the download bar' }).click()
    await expect.element(bar).not.toBeInTheDocument()
    expect(localStorage.getItem('WEBCLIP')).toBe('1')
    await atRest(await onHome(links(iosApp)))
    expect(bar.query()).toBeNull()
  })

  it('shows a gift while a promotion rewards the download, and links to it (S-install-03, S-promotions-05)', async () => {
    onDevice('safari')
    const getWhitelabel = { ...openWhitelabel, promotions: ['APP_DOWNLOAD'] }
    await onHome({ ...links(iosApp), getWhitelabel })
    await bar.getByRole('button', { name: 'A reward for installing the app' }).click()
    await expect
      .element(page.getByTestId('whereabouts'))
      .toHaveTextContent('/m/activityDetail?key=APP_DOWNLOAD')
  })
})
