import { ROUTE_LIST, ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { frameMessages } from '#platform/page/frame.messages.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite } from '#testing/samples.ts'

const bottomMenu = page.getByRole('navigation', { name: frameMessages.main.defaultMessage })
const menuButton = page.getByRole('button', { name: frameMessages.menu.defaultMessage, exact: true })
const addressOf = (path: string): string => path.replaceAll(/:(\w+)/g, '1')

describe('page frame', () => {
  // All routes except those that redirect by themselves and so leave their own frame.
  const routes = ROUTE_LIST.filter(({ id }) => id !== ROUTES.login.id && id !== ROUTES.agent.id)

  it.each(routes.map((route) => [route.id, route] as const))(
    '%s has the header, menu and footer of its rules (S-frame-01, S-frame-02, S-frame-03, S-frame-12)',
    async (_id, route) => {
      await renderSite(addressOf(route.path), { answers: memberSite, session: memberSession })
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
    ['/m/nowhere', ROUTES.home.path],
  ])('%s redirects to %s (S-routes-02, S-routes-04)', async (path, expected) => {
    await renderSite(path, { answers: memberSite, session: memberSession })
    await expect.poll(() => location.pathname).toBe(expected)
  })

  it.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])('%s opens home', async (path) => {
    await renderSite(path)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Test Brand' })).toBeInTheDocument()
    await expect.poll(() => document.title).toBe('Home · Test Brand')
  })

  it('asks a visitor of a member’s page to sign in, and returns to it afterwards (S-session-08, S-roles-03)', async () => {
    const { services } = await renderSite(ROUTES.betRecord.path)
    await expect.poll(() => location.pathname).toBe(ROUTES.login.path)
    services.session.start({ token: 't', memberName: 'member', type: 0, firstTimeLogin: false })
    await expect.poll(() => location.pathname).toBe(ROUTES.betRecord.path)
  })
})
