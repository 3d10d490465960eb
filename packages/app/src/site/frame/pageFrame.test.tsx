import { ROUTE_LIST, ROUTES } from '@livery/domain/routes'
import { vars } from '@livery/theme/contract.css.ts'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'

import { createServices } from '#platform/boot/createServices.ts'
import { Providers } from '#platform/boot/Providers.tsx'
import { errorMessages } from '#platform/errors/errors.messages.ts'
import { frameMessages } from '#platform/page/frame.messages.ts'
import { openPanelAtom, totalUnreadAtom } from '#platform/panels/panels.atoms.ts'
import { createBrowserStorage } from '#platform/storage/browserStorage.ts'
import { fakeGateway } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite } from '#testing/samples.ts'
import { testBoot } from '#testing/testBoot.ts'

import { PageSkeleton } from '../routes/PageSkeleton.tsx'

const bottomMenu = page.getByRole('navigation', { name: frameMessages.main.defaultMessage })
const menuButton = page.getByRole('button', { name: frameMessages.menu.defaultMessage, exact: true })
const addressOf = (path: string): string => path.replaceAll(/:(\w+)/g, '1')

describe('page frame', () => {
  // All routes except those that redirect by themselves and so leave their own frame.
  const routes = ROUTE_LIST.filter(({ id }) => id !== ROUTES.login.id && id !== ROUTES.agent.id)

  it.each(routes.map((route) => [route.id, route] as const))(
    '%s has the header, menu and footer of its rules (S-frame-01, S-frame-02, S-frame-03, S-frame-12)',
    async (_id, route) => {
      // A member is sent home from the registration.
      const session = route.id === ROUTES.register.id ? {} : { session: memberSession }
      await renderSite(addressOf(route.path), { answers: memberSite, ...session })
      await expect.element(page.getByRole('main')).toBeInTheDocument()
      await expect.poll(() => menuButton.elements().length > 0).toBe(route.homeExtras || !route.headerHidden)
      await expect.poll(() => bottomMenu.elements().length > 0).toBe(!route.bottomMenuHidden)
      await expect.poll(() => document.querySelectorAll('h1').length).toBe(1)
      const ends = !route.endless && route.ownDuties !== 'end'
      // Home renders its footer only near the end of the screen.
      await expect
        .poll(() => route.homeExtras || document.querySelectorAll('footer').length > 0 === ends)
        .toBe(true)
    },
  )

  it.each([
    ['/m/trial', ROUTES.trial.path],
    ['/m/member/agent/getDividendContract', ROUTES.dividendContract.path],
  ])('%s redirects to %s (S-routes-04)', async (path, expected) => {
    await renderSite(path, { answers: memberSite, session: memberSession })
    await expect.poll(() => location.pathname).toBe(expected)
  })

  it('says that there is nothing at an unknown address, with ways on (S-routes-02)', async () => {
    await renderSite('/m/nowhere')
    await expect.element(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    expect(location.pathname).toBe('/m/nowhere')
    await page.getByRole('main').getByRole('link', { name: 'Games' }).click()
    await expect.poll(() => location.pathname).toBe(ROUTES.gameCenter.path)
  })

  it('says on every page that there is no network, for as long as there is none (S-frame-24)', async () => {
    await renderSite(ROUTES.help.path)
    const notice = page.getByRole('status').getByText(errorMessages.offline.defaultMessage)
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await expect.element(notice).toBeVisible()
    online.mockRestore()
    window.dispatchEvent(new Event('online'))
    await expect.element(notice).not.toBeInTheDocument()
  })

  it.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])('%s opens home', async (path) => {
    await renderSite(path)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Test Brand' })).toBeInTheDocument()
    await expect.poll(() => document.title).toBe('Home · Test Brand')
  })

  it('has logo, download and menu in the header of home (S-frame-09)', async () => {
    await renderSite(ROUTES.home.path)
    const header = page.getByRole('banner')
    await expect
      .element(header.getByRole('link', { name: 'Test Brand' }))
      .toHaveAttribute('href', ROUTES.home.path)
    const download = header.getByRole('link', { name: frameMessages.download.defaultMessage })
    await expect.element(download).toHaveAttribute('href', ROUTES.install.path)
    const right = (control: typeof download): number => control.element().getBoundingClientRect().right
    expect(right(menuButton)).toBeGreaterThan(right(download))
  })

  it('opens customer service from the bottom menu, and the side menu from the header (S-frame-14, S-session-10)', async () => {
    const { services } = await renderSite(ROUTES.home.path)
    await bottomMenu.getByRole('button', { name: frameMessages.service.defaultMessage }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(services.store.get(openPanelAtom)).toBe('customerService')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => services.store.get(openPanelAtom)).toBeUndefined()
    await menuButton.click()
    await expect.element(menuButton).toHaveAttribute('aria-expanded', 'true')
    expect(services.store.get(openPanelAtom)).toBe('sideMenu')
  })

  it('leads from the bottom menu to sports, which is lit there, and to a visitor’s bets by the login (S-frame-21)', async () => {
    const bottom = { form: 'bar', entries: ['home', 'sports', 'games', 'bets'] } as const
    const { tenant } = testBoot
    const boot = { ...testBoot, tenant: { ...tenant, layout: { ...tenant.layout, bottomMenu: bottom } } }
    await renderSite(ROUTES.home.path, { boot })
    await bottomMenu.getByRole('link', { name: frameMessages.sports.defaultMessage }).click()
    await expect.poll(() => `${location.pathname}${location.search}`).toBe('/m/gameCenter?gameType=SPORTS')
    await expect
      .poll(() =>
        bottomMenu
          .getByRole('link')
          .elements()
          .filter((link) => link.ariaCurrent === 'page')
          .map(({ textContent }) => textContent),
      )
      .toEqual([frameMessages.sports.defaultMessage])
    await bottomMenu.getByRole('link', { name: frameMessages.bets.defaultMessage }).click()
    await expect.poll(() => location.pathname).toBe(ROUTES.login.path)
  })

  it('shows the total of the unread at the menu, and in it, below the balance (S-menu-13, S-menu-16, S-messages-05)', async () => {
    const { services, gateway } = await renderSite(ROUTES.help.path, {
      answers: { ...memberSite, getInboxUnread: { unReadCount: 4 }, getChatUnread: { unReadCount: 2 } },
      session: memberSession,
    })
    await page.getByRole('button', { name: 'Menu, 6 unread' }).click()
    await expect.element(page.getByRole('link', { name: /Message.*6 unread/ })).toBeVisible()
    await expect.element(page.getByRole('dialog').getByText('Balance', { exact: true })).toBeVisible()
    // One that arrives meanwhile is told for a moment, and counted.
    gateway.answer({ getInboxUnread: { unReadCount: 5 } })
    await services.queryClient.invalidateQueries()
    await expect.element(page.getByText('You have a new message')).toBeVisible()
    expect(services.store.get(totalUnreadAtom)).toBe(7)
    services.session.end()
    await expect.poll(() => services.store.get(totalUnreadAtom)).toBe(0)
  })

  it('shows the picture of a loading page after 200 ms (S-frame-18)', async () => {
    const services = createServices(testBoot, { fetch: fakeGateway().fetch, storage: createBrowserStorage() })
    await services.language.start()
    const { container } = await render(
      <Providers services={services}>
        <PageSkeleton />
      </Providers>,
    )
    const skeleton = container.querySelector('[aria-busy]')
    // The delay needs the theme's duration: without it the whole declaration is invalid.
    container.style.setProperty(vars.motion.press.slice('var('.length, -1), '0.1s')
    expect(skeleton && getComputedStyle(skeleton)).toMatchObject({
      animationDelay: '0.2s',
      animationFillMode: 'both',
    })
  })

  it('asks a visitor of a member’s page to sign in, and returns to it afterwards (S-session-08, S-roles-03)', async () => {
    const { services } = await renderSite(ROUTES.betRecord.path)
    await expect.poll(() => location.pathname).toBe(ROUTES.login.path)
    services.session.start({ token: 't', memberName: 'member', type: 0, firstTimeLogin: false })
    await expect.poll(() => location.pathname).toBe(ROUTES.betRecord.path)
  })
})
