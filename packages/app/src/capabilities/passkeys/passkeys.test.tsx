import type { Schemas } from '@livery/api'
import { PASSKEY_OFFER_PAUSE } from '@livery/domain/account'
import { ROUTES } from '@livery/domain/routes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { openPanelAtom } from '#platform/panels/panels.atoms.ts'
import { ENTRIES } from '#platform/storage/entries.ts'
import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { renderSite } from '#testing/renderSite.tsx'
import { memberSite } from '#testing/samples.ts'
import { scrollUntilShown } from '#testing/scrollUntilShown.ts'
import { testBoot } from '#testing/testBoot.ts'

const options: Schemas['PasskeyRequestOptions'] = {
  challenge: 'c29tZS1jaGFsbGVuZ2UtYnl0ZXM',
  timeout: 300_000,
  rpId: 'localhost',
  userVerification: 'required',
}
const member = { token: 'token-1', memberName: 'member', type: 0, firstTimeLogin: false }
const bytes = new Uint8Array([1, 2, 3]).buffer

/** Credential of a device, reduced to the fields that the code reads. */
const picked = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
} as unknown as PublicKeyCredential

describe('passkeys on the login page', () => {
  const get = vi.spyOn(navigator.credentials, 'get')
  const suggestions = vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable')
  const keeper = vi.spyOn(PublicKeyCredential, 'isUserVerifyingPlatformAuthenticatorAvailable')
  beforeEach(() => {
    get.mockResolvedValue(picked)
    suggestions.mockResolvedValue(false)
    keeper.mockResolvedValue(true)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  const answers: Answers = {
    ...memberSite,
    startPasskeyLogin: options,
    loginWithPasskey: { token: 'token-1', userName: 'member', type: 0, firstTimeLogin: false },
    listPasskeys: { list: [], maximum: 10 },
  }
  const open = (more: Answers = {}, boot = testBoot) =>
    renderSite(ROUTES.login.path, { answers: { ...answers, ...more }, boot })
  const button = page.getByRole('button', { name: 'Log in with a passkey' })
  const offer = page.getByRole('dialog', { name: 'Log in faster next time' })

  it('sign in, and no passkey is offered afterwards', async () => {
    const { services, gateway } = await open()
    await button.click()
    await expect.poll(() => services.session.current()?.memberName).toBe('member')
    await expect.poll(() => location.pathname).toBe(ROUTES.home.path)
    expect(JSON.parse(gateway.received('loginWithPasskey')[0]?.body ?? '')).toEqual({
      id: 'AQID',
      type: 'public-key',
      response: { clientDataJSON: 'AQID', authenticatorData: 'AQID', signature: 'AQID', userHandle: 'AQID' },
      authenticatorAttachment: 'platform',
    })
    expect(gateway.received('listPasskeys')).toHaveLength(0)
  })

  it('sign in from the browser’s autofill at the name', async () => {
    suggestions.mockResolvedValue(true)
    const { services } = await open()
    await expect.poll(() => services.session.current()?.memberName).toBe('member')
    expect(get).toHaveBeenLastCalledWith(expect.objectContaining({ mediation: 'conditional' }))
  })

  it.each([
    [
      'closing the device’s dialog is said kindly',
      new DOMException('', 'NotAllowedError'),
      /Nothing was changed/,
    ],
    ['a broken device is told', new DOMException('', 'NotReadableError'), /couldn’t check the passkey/],
  ])('%s', async (_title, failure, text) => {
    get.mockRejectedValue(failure)
    const { services } = await open()
    await button.click()
    await expect.element(page.getByText(text)).toBeVisible()
    expect(services.session.current()).toBeUndefined()
  })

  it('a removed passkey shows a message', async () => {
    await open({ loginWithPasskey: refusal(422, 'passkey.unknown') })
    await button.click()
    await expect.element(page.getByText(/no longer registered/)).toBeVisible()
  })

  it('are hidden without the flag, and in a browser without support', async () => {
    const { tenant } = testBoot
    const without = { ...testBoot, tenant: { ...tenant, flags: { ...tenant.flags, PASSKEYS: false } } }
    await open({}, without)
    await expect.element(page.getByRole('button', { name: 'Try for free' })).toBeVisible()
    expect(button.query()).toBeNull()
  })

  it('are hidden in a browser without support', async () => {
    vi.stubGlobal('isSecureContext', false)
    await open()
    await expect.element(page.getByRole('button', { name: 'Try for free' })).toBeVisible()
    expect(button.query()).toBeNull()
  })

  describe('after a login without one', () => {
    /** Starts a session on the login page, as every method of signing in does. */
    async function signedIn(
      more: Answers = {},
      prepare?: (services: Awaited<ReturnType<typeof open>>['services']) => void,
    ) {
      const site = await open(more)
      await expect.element(button).toBeVisible()
      prepare?.(site.services)
      site.services.session.start(member)
      await expect.poll(() => location.pathname).toBe(ROUTES.home.path)
      return site
    }

    it('one is offered; once declined, it is not offered for 30 days', async () => {
      const { services } = await signedIn()
      await offer.getByRole('button', { name: 'Not now' }).click()
      await expect.element(offer).not.toBeInTheDocument()
      expect(Date.now() - (services.storage.read(ENTRIES.passkeyDeclinedAt) ?? 0)).toBeLessThan(10_000)
      expect(PASSKEY_OFFER_PAUSE).toBe(30 * 86_400_000)
    })

    it('one is offered once the operator’s popup is closed, never over it', async () => {
      const popup = { id: 'pop_1', title: 'A new game', content: '<p>Twenty free spins</p>' }
      const read = Promise.withResolvers<void>()
      const site = await signedIn(
        {
          getPopups: { list: [popup] },
          listPasskeys: () => read.promise.then(() => ({ list: [], maximum: 10 })),
        },
        ({ storage }) => storage.write(ENTRIES.visits, 2),
      )
      const shown = page.getByRole('dialog', { name: 'A new game' })
      await scrollUntilShown(shown)
      read.resolve()
      await expect.poll(() => site.services.store.get(openPanelAtom)).toBe('passkeyOffer')
      expect(document.querySelectorAll('dialog[open]')).toHaveLength(1)
      await shown.getByRole('button', { name: 'Close', exact: true }).click()
      await expect.element(offer).toBeVisible()
      expect(document.querySelectorAll('dialog[open]')).toHaveLength(1)
    })

    it.each<[string, Answers, ((services: Awaited<ReturnType<typeof open>>['services']) => void)?]>([
      [
        'who turned one down lately',
        {},
        (services) => services.storage.write(ENTRIES.passkeyDeclinedAt, Date.now()),
      ],
      ['on a device that can keep none', {}, () => keeper.mockResolvedValue(false)],
      ['when the gateway does not answer', { listPasskeys: refusal(501, 'feature.not_built') }],
    ])('none is offered: %s', async (_who, more, prepare) => {
      await signedIn(more, prepare)
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect(offer.query()).toBeNull()
    })
  })
})
