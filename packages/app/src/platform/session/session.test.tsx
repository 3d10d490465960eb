import { GatewayError, type Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { ENTRIES } from '#platform/storage/entries.ts'
import { refusal, type FakeGateway, type Refusal } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite } from '#testing/samples.ts'

import { refreshSession, tokenInForce } from './refreshSession.ts'

/**
 * Gives each test its own session: a refused call of the previous test may still be under way, and must not end this
 * one.
 */
const ownSession = () => ({ ...memberSession, token: crypto.randomUUID() })

describe('session', () => {
  it('ends with its reason when the account signed in elsewhere (S-session-07)', async () => {
    const answers = { ...memberSite, getWallet: refusal(401, 'session.replaced') }
    const { services } = await renderSite(ROUTES.home.path, { answers, session: ownSession() })
    await expect.element(page.getByText('The account has been logged out, please log in again')).toBeVisible()
    expect(services.session.current()).toBeUndefined()
    expect(services.storage.read(ENTRIES.session)).toBeUndefined()
    await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  })

  it('does not end because an old token failed', async () => {
    const { services, gateway } = await renderSite(ROUTES.home.path, {
      answers: memberSite,
      session: ownSession(),
    })
    const judged = vi.spyOn(services.session, 'latest')
    gateway.answer({
      getWallet: () => {
        services.session.prolong('token-2')
        return refusal(401, 'session.expired')
      },
    })
    await page.getByRole('button', { name: 'Refresh balance' }).click()
    await expect.poll(() => judged.mock.calls.length).toBe(1)
    expect(services.session.current()?.token).toBe('token-2')
  })

  it('does not end while its token is being replaced: pending calls carry the old one', async () => {
    const { services, gateway } = await renderSite(ROUTES.home.path, {
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
    const refreshed = refreshSession(services)
    await expect.poll(() => gateway.received('refreshSession').length).toBe(1)
    await page.getByRole('button', { name: 'Refresh balance' }).click()
    // The refused call waits for the lock before it is judged.
    await expect.poll(async () => (await navigator.locks.query()).pending?.length).toBe(1)
    replaced.resolve()
    await refreshed
    expect(await tokenInForce(services.session)).toBe('token-2')
  })

  it('is prolonged by one tab for all (S-session-06)', async () => {
    const { services, gateway } = await renderSite(ROUTES.help.path, {
      answers: { ...memberSite, refreshSession: { token: 'token-2', expirationTime: 0 } },
      session: ownSession(),
    })
    await Promise.all([refreshSession(services), refreshSession(services)])
    expect(services.session.current()?.token).toBe('token-2')
    expect(gateway.received('refreshSession')).toHaveLength(1)
  })

  describe('after a refresh whose answer was lost', () => {
    /** Loses the answer of a refresh that the gateway has carried out, and then sends a call with the old token. */
    async function loseRefresh(repeated: Schemas['RefreshedSession'] | Refusal) {
      const { services, gateway } = await renderSite(ROUTES.help.path, {
        answers: { ...memberSite, refreshSession: () => Promise.reject(new TypeError('network')) },
        session: ownSession(),
      })
      await expect(refreshSession(services)).rejects.toThrow(GatewayError)
      gateway.answer({ refreshSession: repeated, getWallet: refusal(401, 'session.missing') })
      await expect(services.gateway.GET('/wps/wallets/gcs')).rejects.toThrow(GatewayError)
      return { services, gateway }
    }
    const keys = (gateway: FakeGateway) =>
      new Set(gateway.received('refreshSession').map(({ url }) => url.searchParams.get('refreshKey')))

    it('a refused call repeats it under its key, and the session goes on (S-session-06)', async () => {
      const { services, gateway } = await loseRefresh({ token: 'token-2', expirationTime: 0 })
      await expect.poll(() => services.session.current()?.token).toBe('token-2')
      expect(keys(gateway).size).toBe(1)
      expect(services.storage.read(ENTRIES.session)?.token).toBe('token-2')
      expect(services.storage.read(ENTRIES.refreshKey)).toBeUndefined()
    })

    it('a refusal of the repeat ends it', async () => {
      const { services } = await loseRefresh(refusal(401, 'session.replaced'))
      await expect.poll(() => services.session.current()).toBeUndefined()
      expect(services.storage.read(ENTRIES.refreshKey)).toBeUndefined()
    })

    it('the site repeats it by itself once the network is back, also after a reload', async () => {
      localStorage.clear()
      localStorage.setItem(ENTRIES.refreshKey.key, 'key-1')
      const { services, gateway } = await renderSite(ROUTES.home.path, {
        answers: { ...memberSite, refreshSession: () => Promise.reject(new TypeError('network')) },
        session: ownSession(),
        storage: 'kept',
      })
      await expect.poll(() => gateway.received('refreshSession').length).toBe(1)
      gateway.answer({ refreshSession: { token: 'token-2', expirationTime: 0 } })
      globalThis.dispatchEvent(new Event('online'))
      await expect.poll(() => services.session.current()?.token).toBe('token-2')
      expect([...keys(gateway)]).toEqual(['key-1'])
    })
  })

  it('uses a token that another tab has stored, before the storage event', async () => {
    const { services } = await renderSite(ROUTES.help.path, { answers: memberSite, session: ownSession() })
    localStorage.setItem(ENTRIES.session.key, JSON.stringify({ ...memberSession, token: 'token-2' }))
    expect(await tokenInForce(services.session)).toBe('token-2')
    expect(services.session.current()?.token).toBe('token-2')
  })

  it('follows the other tabs', async () => {
    const { services } = await renderSite(ROUTES.home.path, { answers: memberSite, session: ownSession() })
    await expect.element(page.getByText('Robin')).toBeVisible()
    const key = ENTRIES.session.key
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
    expect(services.session.current()).toBeUndefined()
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(memberSession) }))
    await expect.element(page.getByText('Robin')).toBeVisible()
  })

  it('of another merchant is ignored (S-session-02)', async () => {
    const { services } = await renderSite(ROUTES.home.path, {
      session: { ...memberSession, merchantCode: 'OTHER' },
    })
    expect(services.session.current()).toBeUndefined()
  })

  it('takes over the type that the member’s data tell: an agent since the login (S-agent-11)', async () => {
    const getMember = { ...(memberSite.getMember as Schemas['Member']), type: 1 }
    const { services } = await renderSite(ROUTES.home.path, {
      answers: { ...memberSite, getMember },
      session: ownSession(),
    })
    await expect.poll(() => services.session.current()?.type).toBe(1)
    expect(services.storage.read(ENTRIES.session)?.type).toBe(1)
  })

  it('is ended and cleared by the menu’s sign-out after a confirmation (S-menu-06, S-session-04, S-session-05)', async () => {
    const { services, gateway } = await renderSite(ROUTES.betRecord.path, {
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
    expect(services.session.current()).toBeDefined()

    const { storage } = services
    const kept = { release: 'r', key: 'getMember', at: 0, owner: memberSession.userName, data: {} }
    storage.write(ENTRIES.memberInfo, kept)
    expect(storage.read(ENTRIES.memberInfo)).toEqual(kept)
    sessionStorage.setItem('of this session', '1')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect.poll(() => location.pathname).toBe(ROUTES.home.path)
    expect(gateway.received('logout')).toHaveLength(1)
    expect(services.session.current()).toBeUndefined()
    expect(storage.read(ENTRIES.autoLogin)).toBe('0')
    expect(storage.read(ENTRIES.session)).toBeUndefined()
    expect(storage.read(ENTRIES.memberInfo)).toBeUndefined()
    expect(sessionStorage.getItem('of this session')).toBeNull()
    await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  })
})
