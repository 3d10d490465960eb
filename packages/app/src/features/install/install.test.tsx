import { allFlags, ROUTES } from '@livery/domain'
import type { BootData } from '@livery/tenant'
import type { ReactElement } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'

import '../../testing/quietCatalogue.ts'
import { createShell, type Shell } from '../../shell/boot/index.ts'
import { Providers } from '../../shell/boot/Providers.tsx'
import { installOffer, keepInstallOffer } from '../../shell/device/installOffer.ts'
import { toastsAtom } from '../../shell/overlays/index.ts'
import { OverlayOutlet } from '../../shell/overlays/OverlayOutlet.tsx'
import { createBrowserStorage, ENTRIES } from '../../shell/storage/index.ts'
import { fakeGateway, type Answers } from '../../testing/fakeGateway.ts'
import { openSite, openWhitelabel } from '../../testing/samples.ts'
import { testBoot } from '../../testing/testBoot.ts'
import { wearDevice } from '../../testing/wearDevice.ts'
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

/** Where the router is: the browser's own address stays with the test. */
function Whereabouts() {
  const { pathname, search } = useLocation()
  return <span data-testid="whereabouts">{`${pathname}${search}`}</span>
}

/** A part of the site over a fake gateway; what the browser's storage holds stays. */
async function show(part: ReactElement, answers: Answers, boot = testBoot): Promise<Shell> {
  const gateway = fakeGateway(answers)
  const shell = createShell(boot, { fetch: gateway.fetch, storage: createBrowserStorage() })
  await shell.language.start()
  await render(
    <Providers shell={shell}>
      <MemoryRouter initialEntries={[ROUTES.app.path]}>
        {part}
        <OverlayOutlet />
        <Whereabouts />
      </MemoryRouter>
    </Providers>,
  )
  return shell
}
const onHome = (answers: Answers, boot?: BootData) => show(<InstallOffers />, answers, boot)
const onPage = (answers: Answers) => show(<AppPage />, answers)
const wear = (...device: Parameters<typeof wearDevice>): void => onTestFinished(wearDevice(...device))
const atRest = (shell: Shell) => expect.poll(() => shell.queryClient.isFetching()).toBe(0)

const popup = page.getByRole('dialog', { name: 'Get the app' })
const guide = page.getByRole('dialog', { name: 'Add to home screen' })
const bar = page.getByRole('complementary', { name: 'Test Brand' })
const addToHome = page.getByRole('button', { name: 'Add to home screen' })

beforeAll(keepInstallOffer)
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe("home's download popup", () => {
  it('comes by itself once, and is remembered', async () => {
    wear('android')
    const shell = await onHome(links(android, profile, iosApp))
    await expect
      .element(popup.getByRole('link', { name: 'Android app' }))
      .toHaveAttribute('href', android.url)
    expect(popup.getByText(/iOS/).elements()).toEqual([])
    expect(popup.getByRole('checkbox').query()).toBeNull()
    expect(localStorage.getItem('FIRST_DOWNLOAD')).toBe('1')
    await popup.getByRole('button', { name: 'Close' }).click()
    await expect.element(popup).not.toBeInTheDocument()
    expect(shell.storage.read(ENTRIES.downloadHiddenOn)).toBeUndefined()
  })

  it.each<[string, () => Promise<Shell>]>([
    ['on iOS', () => (wear('safari'), onHome(links(android, profile)))],
    ['in the native app', () => (wear('nativeShell'), onHome(links(android)))],
    ['in the installed site', () => (wear('android', true), onHome(links(android)))],
    ['where there is nothing to take', () => (wear('android'), onHome(links(profile)))],
    [
      'on a brand without the download',
      () => {
        wear('android')
        const flags = { ...allFlags(true), MENU_APP_DOWNLOAD: false }
        return onHome(links(android), { ...testBoot, tenant: { ...testBoot.tenant, flags } })
      },
    ],
    [
      'where the operator has switched it off',
      () => {
        wear('android')
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
        wear('android')
        localStorage.setItem('FIRST_DOWNLOAD', '1')
        return onHome(links(android))
      },
    ],
    [
      'again on a day that it was sent away for',
      () => {
        wear('android')
        localStorage.setItem('FIRST_DOWNLOAD', '1')
        localStorage.setItem('downloadHiddenOn', today())
        return onHome(links(android), reminding)
      },
    ],
  ])('does not come %s', async (_case, open) => {
    await atRest(await open())
    expect(popup.query()).toBeNull()
  })

  it('comes again on another day where the brand reminds, and can be sent away for today', async () => {
    wear('android')
    localStorage.setItem('FIRST_DOWNLOAD', '1')
    localStorage.setItem('downloadHiddenOn', '2026-01-01')
    const shell = await onHome(links(android), reminding)
    await popup.getByRole('checkbox', { name: 'Don’t show again today' }).click()
    await popup.getByRole('button', { name: 'Close' }).click()
    await expect.element(popup).not.toBeInTheDocument()
    expect(shell.storage.read(ENTRIES.downloadHiddenOn)).toBe(today())
  })

  it('hands the home screen to the browser where that installs by itself', async () => {
    wear('android')
    const prompt = vi.fn<() => Promise<{ outcome: string }>>(() => Promise.resolve({ outcome: 'accepted' }))
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
    await onHome(links())
    await popup.getByRole('button', { name: 'Add to home screen' }).click()
    expect(prompt).toHaveBeenCalledOnce()
    expect(installOffer.held).toBeUndefined()
    await expect.element(guide).not.toBeInTheDocument()
  })
})

describe('the download bar', () => {
  it('opens what the device can take, explains the home screen, and stays away once closed', async () => {
    wear('safari')
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

  it('shows a gift while a promotion rewards the download, and leads to it', async () => {
    wear('safari')
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

  it('gives a computer every file and a code for the phone', async () => {
    await onPage(links(android, iosApp))
    await expect.element(main.getByRole('link', { name: 'Android app' })).toHaveAttribute('href', android.url)
    // A file is fetched in place, and no tab is left behind.
    await expect.element(main.getByRole('link', { name: 'Android app' })).not.toHaveAttribute('target')
    await expect.element(main.getByRole('link', { name: 'iOS app' })).toBeVisible()
    await expect
      .element(page.getByRole('img', { name: 'Scan to open this page on your phone' }))
      .toBeVisible()
    expect(addToHome.query()).toBeNull()
  })

  it('opens no address that is not to be trusted', async () => {
    const shell = await onPage({
      ...openSite,
      getDownloadLinks: { list: [{ resourceType: 'Android', url: 'javascript:alert(1)' }] },
    })
    await atRest(shell)
    expect(page.getByRole('link', { name: 'Android app' }).query()).toBeNull()
  })

  it('explains the home screen where the browser does not offer it', async () => {
    wear('android')
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

  it('warns an old iOS', async () => {
    wear('oldSafari')
    await onPage(links())
    await addToHome.click()
    await expect.element(guide.getByText(/This iOS forgets your login/)).toBeVisible()
  })

  it('offers the profile in place of the steps, and goes to it once the window has the focus', async () => {
    wear('safari')
    const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    onTestFinished(() => {
      focus.mockRestore()
      history.replaceState(null, '', `${location.pathname}${location.search}`)
    })
    const shell = await onPage(links(profile))
    const told: unknown[] = []
    shell.store.sub(toastsAtom, () => told.push(...shell.store.get(toastsAtom)))
    await addToHome.click()
    expect(guide.getByRole('list').query()).toBeNull()
    await guide.getByRole('button', { name: 'iOS profile' }).click()
    expect([location.hash, told]).toEqual(['', []])
    dispatchEvent(new Event('focus'))
    expect(location.hash).toBe('#profile')
    expect(told).toMatchObject([{ message: { id: 'install.goToSettings' }, duration: 4_000 }])
  })

  it.each(['Add to home screen', 'iOS profile', 'iOS app'])('sends iOS to Safari for: %s', async (offer) => {
    wear('chromeOnIos')
    await onPage(links(profile, iosApp))
    await main.getByRole('button', { name: offer }).click()
    const alert = page.getByRole('alertdialog')
    await expect.element(alert.getByText('Please use Safari for download App.')).toBeVisible()
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect.element(alert).not.toBeInTheDocument()
    expect(guide.query()).toBeNull()
  })

  it('says so in the app itself', async () => {
    wear('safari', true)
    await onPage(links(profile))
    await expect.element(page.getByText('You are in the app already')).toBeVisible()
    expect(main.query()).toBeNull()
  })
})
