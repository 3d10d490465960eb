import { ROUTES } from '@livery/domain/routes'
import { allFlags } from '@livery/domain/site'
import type { BootData } from '@livery/tenant'
import type { ReactElement } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'

import { createServices, type SiteServices } from '#platform/boot/createServices.ts'
import { Providers } from '#platform/boot/Providers.tsx'
import { installOffer, keepInstallOffer } from '#platform/device/installOffer.ts'
import { OverlayOutlet } from '#platform/overlays/OverlayOutlet.tsx'
import { toastsAtom } from '#platform/overlays/overlays.atoms.ts'
import { createBrowserStorage } from '#platform/storage/browserStorage.ts'
import { ENTRIES } from '#platform/storage/entries.ts'
import { fakeGateway, type Answers } from '#testing/fakeGateway.ts'
import { openSite, openWhitelabel } from '#testing/samples.ts'
import { scrollUntilShown } from '#testing/scrollUntilShown.ts'
import { simulateDevice } from '#testing/simulateDevice.ts'
import { testBoot } from '#testing/testBoot.ts'

import AppPage from './AppPage.tsx'
import { calendarDay } from './calendarDay.ts'
import InstallOffers from './InstallOffers.tsx'

const PROFILE = `${location.pathname}${location.search}#profile`
const android = { resourceType: 'Android', url: 'https://get.example/app.apk' } as const
const iosApp = { resourceType: 'IOS', url: 'https://get.example/app.ipa' } as const
const profile = { resourceType: 'MOBILECONFIG', url: PROFILE } as const
const links = (...list: readonly (typeof android | typeof iosApp | typeof profile)[]): Answers => ({
  ...openSite,
  getDownloadLinks: { list: [...list] },
})
const reminding: BootData = {
  ...testBoot,
  tenant: { ...testBoot.tenant, install: { ...testBoot.tenant.install, remind: true } },
}
const today = () => calendarDay(new Date())

/** Shows the router's location: the browser's own address belongs to the test. */
function Whereabouts() {
  const { pathname, search } = useLocation()
  return <span data-testid="whereabouts">{`${pathname}${search}`}</span>
}

/** Renders a part of the site over a fake gateway and the browser's real storage. */
async function show(part: ReactElement, answers: Answers, boot = testBoot): Promise<SiteServices> {
  const gateway = fakeGateway(answers)
  const services = createServices(boot, { fetch: gateway.fetch, storage: createBrowserStorage() })
  await services.language.start()
  await render(
    <Providers services={services}>
      <MemoryRouter initialEntries={[ROUTES.install.path]}>
        {part}
        <OverlayOutlet />
        <Whereabouts />
      </MemoryRouter>
    </Providers>,
  )
  return services
}
const onHome = (answers: Answers, boot?: BootData) => show(<InstallOffers />, answers, boot)
const onPage = (answers: Answers) => show(<AppPage />, answers)
const onDevice = (...device: Parameters<typeof simulateDevice>): void =>
  onTestFinished(simulateDevice(...device))
const atRest = (services: SiteServices) => expect.poll(() => services.queryClient.isFetching()).toBe(0)

const idle = () => new Promise((resolve) => requestIdleCallback(resolve))

const popup = page.getByRole('dialog', { name: 'Get the app' })
const guide = page.getByRole('dialog', { name: 'Add to home screen' })
const bar = page.getByRole('complementary', { name: 'Test Brand' })
const addToHome = page.getByRole('button', { name: 'Add to home screen' })

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
    dispatchEvent(new Event('scroll'))
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
    await bar.getByRole('button', { name: 'A gift for installing the app' }).click()
    await expect
      .element(page.getByTestId('whereabouts'))
      .toHaveTextContent('/m/activityDetail?key=APP_DOWNLOAD')
  })
})

describe('the page of the app', () => {
  const main = page.getByRole('list', { name: 'Get the app' })

  it('offers a computer every file and a code for the phone', async () => {
    await onPage(links(android, iosApp))
    await expect.element(main.getByRole('link', { name: 'Android app' })).toHaveAttribute('href', android.url)
    // A file is downloaded in place, without a new tab.
    await expect.element(main.getByRole('link', { name: 'Android app' })).not.toHaveAttribute('target')
    await expect.element(main.getByRole('link', { name: 'iOS app' })).toBeVisible()
    await expect
      .element(page.getByRole('img', { name: 'Scan to open this page on your phone' }))
      .toBeVisible()
    expect(addToHome.query()).toBeNull()
  })

  it('opens no untrusted address (S-native-04)', async () => {
    const services = await onPage({
      ...openSite,
      getDownloadLinks: { list: [{ resourceType: 'Android', url: 'javascript:alert(1)' }] },
    })
    await atRest(services)
    expect(page.getByRole('link', { name: 'Android app' }).query()).toBeNull()
  })

  it('explains the home screen in a browser without an install prompt', async () => {
    onDevice('android')
    await onPage(links())
    await addToHome.click()
    await expect
      .poll(() =>
        guide
          .getByRole('listitem')
          .elements()
          .map((step) => step.textContent),
      )
      .toEqual(['Open your browser’s menu', 'Add to home screen'])
  })

  it('warns about an old iOS (S-install-08)', async () => {
    onDevice('oldSafari')
    await onPage(links())
    await addToHome.click()
    await expect.element(guide.getByText(/logs you out when the app closes/)).toBeVisible()
  })

  it.each([
    ['12.4', 1],
    ['17.3', 0],
  ])(
    'where the tenant’s app needs iOS %s offers it to iOS 17.2 %d times (S-install-15)',
    async (minimumIos, offers) => {
      onDevice('safari')
      const boot = { ...testBoot, tenant: { ...testBoot.tenant, install: { minimumIos } } }
      await show(<AppPage />, links(profile, iosApp), boot)
      await expect.element(main.getByRole('button', { name: 'iOS profile' })).toBeVisible()
      expect(main.getByText('iOS app').elements()).toHaveLength(offers)
    },
  )

  it('offers the profile in place of the steps, and downloads it once the window has the focus (S-install-14)', async () => {
    onDevice('safari')
    const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    onTestFinished(() => {
      focus.mockRestore()
      history.replaceState(null, '', `${location.pathname}${location.search}`)
    })
    const services = await onPage(links(profile))
    const told: unknown[] = []
    services.store.sub(toastsAtom, () => told.push(...services.store.get(toastsAtom)))
    await addToHome.click()
    expect(guide.getByRole('list').query()).toBeNull()
    await guide.getByRole('button', { name: 'iOS profile' }).click()
    expect([location.hash, told]).toEqual(['', []])
    dispatchEvent(new Event('focus'))
    expect(location.hash).toBe('#profile')
    expect(told).toMatchObject([{ message: { id: 'install.goToSettings' }, duration: 4_000 }])
  })

  it.each(['Add to home screen', 'iOS profile', 'iOS app'])(
    'sends iOS to Safari for: %s (S-install-13)',
    async (offer) => {
      onDevice('chromeOnIos')
      await onPage(links(profile, iosApp))
      await main.getByRole('button', { name: offer }).click()
      const alert = page.getByRole('alertdialog')
      await expect.element(alert.getByText('Please use Safari for download App.')).toBeVisible()
      await alert.getByRole('button', { name: 'OK' }).click()
      await expect.element(alert).not.toBeInTheDocument()
      expect(guide.query()).toBeNull()
    },
  )

  it('shows that the app is installed already', async () => {
    onDevice('safari', true)
    await onPage(links(profile))
    await expect.element(page.getByText('You’re already using the app')).toBeVisible()
    expect(main.query()).toBeNull()
  })
})
