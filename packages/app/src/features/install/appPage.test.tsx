import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'

import { keepInstallOffer } from '#platform/device/installOffer.ts'
import { toastsAtom } from '#platform/overlays/overlays.atoms.ts'
import { openSite } from '#testing/samples.ts'
import { testBoot } from '#testing/testBoot.ts'

import AppPage from './AppPage.tsx'
import {
  android,
  iosApp,
  profile,
  links,
  show,
  onPage,
  onDevice,
  atRest,
  guide,
  addToHome,
} from './install.fixture.tsx'

beforeAll(keepInstallOffer)
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  // The bar is for those who come again.
  localStorage.setItem('visits', '2')
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
