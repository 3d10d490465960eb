import { ROUTE_LIST, ROUTES } from '@livery/domain'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { memberSession, renderSite } from '../../testing/renderSite.tsx'
import { memberSite } from '../../testing/samples.ts'
import { frameMessages } from './frame.messages.ts'

const bottomMenu = page.getByRole('navigation', { name: frameMessages.main.defaultMessage })
const menuButton = page.getByRole('button', { name: frameMessages.menu.defaultMessage, exact: true })
const addressOf = (path: string): string => path.replaceAll(/:(\w+)/g, '1')

describe('page frame', () => {
  // A route that signs in by itself leads away from its own frame.
  const routes = ROUTE_LIST.filter(({ id }) => id !== ROUTES.login.id && id !== ROUTES.agentRegister.id)

  it.each(routes.map((route) => [route.id, route] as const))(
    '%s has the header and menu its rules say',
    async (_id, route) => {
      await renderSite(addressOf(route.path), { answers: memberSite, session: memberSession })
      await expect.element(page.getByRole('main')).toBeInTheDocument()
      await expect.poll(() => menuButton.elements().length > 0).toBe(route.homeExtras || !route.headerHidden)
      await expect.poll(() => bottomMenu.elements().length > 0).toBe(!route.bottomMenuHidden)
      await expect.poll(() => document.querySelectorAll('h1').length).toBe(1)
    },
  )

  it.each([
    ['/m/trial', ROUTES.trial.path],
    ['/m/member/agent/getDividendContract', ROUTES.dividendContract.path],
    ['/m/nowhere', ROUTES.home.path],
  ])('%s redirects to %s', async (path, expected) => {
    await renderSite(path, { answers: memberSite, session: memberSession })
    await expect.poll(() => location.pathname).toBe(expected)
  })

  it.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])('%s is home', async (path) => {
    await renderSite(path)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Test Brand' })).toBeInTheDocument()
    await expect.poll(() => document.title).toBe('Home · Test Brand')
  })

  it('sends a visitor of a member’s page to sign in, and back to it afterwards', async () => {
    const { shell } = await renderSite(ROUTES.bettingRecord.path)
    await expect.poll(() => location.pathname).toBe(ROUTES.login.path)
    shell.session.start({ token: 't', memberName: 'member', type: 0, firstTimeLogin: false })
    await expect.poll(() => location.pathname).toBe(ROUTES.bettingRecord.path)
  })
})
