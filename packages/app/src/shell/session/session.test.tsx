import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { refusal } from '../../testing/fakeGateway.ts'
import { memberSession, renderSite } from '../../testing/renderSite.tsx'
import { memberSite } from '../../testing/samples.ts'
import { ENTRIES } from '../storage/index.ts'
import { refreshSession, tokenInForce } from './refreshSession.ts'

/** A session of its own for each test: a refused call of the one before may still be under way, and must not end this one. */
const ownSession = () => ({ ...memberSession, token: crypto.randomUUID() })

describe('session', () => {
  it('ends with its reason when the account signed in elsewhere', async () => {
    const answers = { ...memberSite, getWallet: refusal(401, 'session.replaced') }
    const { shell } = await renderSite(ROUTES.home.path, { answers, session: ownSession() })
    await expect.element(page.getByText('The account has been logged out, please log in again')).toBeVisible()
    expect(shell.session.current()).toBeUndefined()
    expect(shell.storage.read(ENTRIES.session)).toBeUndefined()
    await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  })

  it('does not end because an old token failed', async () => {
    const { shell, gateway } = await renderSite(ROUTES.home.path, {
      answers: memberSite,
      session: ownSession(),
    })
    const judged = vi.spyOn(shell.session, 'latest')
    gateway.answer({
      getWallet: () => {
        shell.session.prolong('token-2')
        return refusal(401, 'session.expired')
      },
    })
    await page.getByRole('button', { name: 'Refresh balance' }).click()
    await expect.poll(() => judged.mock.calls.length).toBe(1)
    expect(shell.session.current()?.token).toBe('token-2')
  })

  it('does not end while its token is being replaced: calls that were under way carry the old one', async () => {
    const { shell, gateway } = await renderSite(ROUTES.home.path, {
      answers: memberSite,
      session: ownSession(),
    })
    const replaced = Promise.withResolvers<void>()
    gateway.answer({
      refreshSession: () => replaced.promise.then(() => ({ token: 'token-2', expirationTime: 0 })),
      getWallet: ({ request }) =>
        request.headers.get('Authorization') === 'Bearer token-2'
          ? (memberSite.getWallet as Schemas['Wallet'])
          : refusal(401, 'session.missing'),
    })
    const refreshed = refreshSession(shell.gateway, shell.session)
    await expect.poll(() => gateway.received('refreshSession').length).toBe(1)
    await page.getByRole('button', { name: 'Refresh balance' }).click()
    // The refused call is not judged before its turn comes.
    await expect.poll(async () => (await navigator.locks.query()).pending?.length).toBe(1)
    replaced.resolve()
    await refreshed
    expect(await tokenInForce(shell.session)).toBe('token-2')
  })

  it('is prolonged by one tab for all', async () => {
    const { shell, gateway } = await renderSite(ROUTES.help.path, {
      answers: { ...memberSite, refreshSession: { token: 'token-2', expirationTime: 0 } },
      session: ownSession(),
    })
    await Promise.all([
      refreshSession(shell.gateway, shell.session),
      refreshSession(shell.gateway, shell.session),
    ])
    expect(shell.session.current()?.token).toBe('token-2')
    expect(gateway.received('refreshSession')).toHaveLength(1)
  })

  it('takes a token that another tab has kept, though it was not told yet', async () => {
    const { shell } = await renderSite(ROUTES.help.path, { answers: memberSite, session: ownSession() })
    localStorage.setItem(ENTRIES.session.key, JSON.stringify({ ...memberSession, token: 'token-2' }))
    expect(await tokenInForce(shell.session)).toBe('token-2')
    expect(shell.session.current()?.token).toBe('token-2')
  })

  it('follows the other tabs', async () => {
    const { shell } = await renderSite(ROUTES.home.path, { answers: memberSite, session: ownSession() })
    await expect.element(page.getByText('Robin')).toBeVisible()
    const key = ENTRIES.session.key
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
    expect(shell.session.current()).toBeUndefined()
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(memberSession) }))
    await expect.element(page.getByText('Robin')).toBeVisible()
  })

  it('is none when another merchant left it', async () => {
    const { shell } = await renderSite(ROUTES.home.path, {
      session: { ...memberSession, merchantCode: 'OTHER' },
    })
    expect(shell.session.current()).toBeUndefined()
  })

  it('is signed out by the menu after a question, and forgotten', async () => {
    const { shell, gateway } = await renderSite(ROUTES.bettingRecord.path, {
      answers: {
        ...memberSite,
        listOrders: {
          list: [],
          pageNum: 1,
          totalPages: 0,
          totals: { count: 0, stake: '0.00', payout: '0.00', profit: '0.00', currency: 'EUR' },
        },
      },
      session: ownSession(),
    })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect
      .element(page.getByRole('alertdialog').getByText('Are you sure you want to log out?'))
      .toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(shell.session.current()).toBeDefined()

    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(() => location.pathname).toBe(ROUTES.home.path)
    expect(gateway.received('logout')).toHaveLength(1)
    expect(shell.session.current()).toBeUndefined()
    expect(shell.storage.read(ENTRIES.autoLogin)).toBe('0')
    await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  })
})
