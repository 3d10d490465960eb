import { ROUTES } from '@livery/domain/routes'
import type { BootData } from '@livery/tenant'
import type { ReactElement } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'

import { createServices, type SiteServices } from '#platform/boot/createServices.ts'
import { Providers } from '#platform/boot/Providers.tsx'
import { whenIdle } from '#platform/device/whenIdle.ts'
import { OverlayOutlet } from '#platform/overlays/OverlayOutlet.tsx'
import { createBrowserStorage } from '#platform/storage/browserStorage.ts'
import { fakeGateway, type Answers } from '#testing/fakeGateway.ts'
import { openSite } from '#testing/samples.ts'
import { simulateDevice } from '#testing/simulateDevice.ts'
import { testBoot } from '#testing/testBoot.ts'

import AppPage from './AppPage.tsx'
import { calendarDay } from './calendarDay.ts'
import InstallOffers from './InstallOffers.tsx'

const PROFILE = `${location.pathname}${location.search}#profile`
export const android = { resourceType: 'Android', url: 'https://get.example/app.apk' } as const
export const iosApp = { resourceType: 'IOS', url: 'https://get.example/app.ipa' } as const
export const profile = { resourceType: 'MOBILECONFIG', url: PROFILE } as const
/** Answers of an open site with these download links. */
export const links = (...list: readonly (typeof android | typeof iosApp | typeof profile)[]): Answers => ({
  ...openSite,
  getDownloadLinks: { list: [...list] },
})
export const reminding: BootData = {
  ...testBoot,
  tenant: { ...testBoot.tenant, install: { ...testBoot.tenant.install, remind: true } },
}
export const today = () => calendarDay(new Date())

/** Shows the router's location: the browser's own address belongs to the test. */
function Whereabouts() {
  const { pathname, search } = useLocation()
  return <span data-testid="whereabouts">{`${pathname}${search}`}</span>
}

/** Renders a part of the site over a fake gateway and the browser's real storage. */
export async function show(part: ReactElement, answers: Answers, boot = testBoot): Promise<SiteServices> {
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
/** Renders the offers of home. */
export const onHome = (answers: Answers, boot?: BootData) => show(<InstallOffers />, answers, boot)
/** Renders the page of the app. */
export const onPage = (answers: Answers) => show(<AppPage />, answers)
/** Makes the browser report a device until the test ends. */
export const onDevice = (...device: Parameters<typeof simulateDevice>): void =>
  onTestFinished(simulateDevice(...device))
/** Waits until no query is being answered. */
export const atRest = (services: SiteServices) => expect.poll(() => services.queryClient.isFetching()).toBe(0)

/** Waits as long as the site does for a browser that has nothing else to do: a busy one may never come to that. */
export const idle = () => new Promise<void>((resolve) => whenIdle(resolve))

export const popup = page.getByRole('dialog', { name: 'Get the app' })
export const guide = page.getByRole('dialog', { name: 'Add to home screen' })
export const bar = page.getByRole('complementary', { name: 'Test Brand' })
export const addToHome = page.getByRole('button', { name: 'Add to home screen' })
