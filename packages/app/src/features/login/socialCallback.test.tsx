import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { invitationOf } from '#capabilities/entrance/invitation.ts'
import { readPending } from '#capabilities/social-login/pendingLogin.ts'
import { ENTRIES } from '#platform/storage/entries.ts'
import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite } from '#testing/samples.ts'
import { testBoot } from '#testing/testBoot.ts'

const boot = { ...testBoot, tenant: { ...testBoot.tenant, signIn: { google: { clientId: 'test-google' } } } }
const CALLBACK = '/m/login/callback/google'
const answers: Answers = {
  ...memberSite,
  finishSocialLogin: { token: 't', userName: 'alexborg', type: 0, firstTimeLogin: true },
}

/** Stores a login as begun. */
function begin({ ago }: { readonly ago: number }): void {
  const pending = { provider: 'google', state: 's'.repeat(43), nonce: 'n'.repeat(43) }
  const rest = { codeVerifier: 'v'.repeat(43), returnTo: '/m/help', startedAt: Date.now() - ago }
  sessionStorage.setItem('socialLogin', JSON.stringify({ ...pending, ...rest }))
}

/** Opens the callback page as after a login that this tab or another had started. */
async function comeBack(search: string, begun: { readonly ago: number } | undefined, more: Answers = {}) {
  const site = await renderSite('/m/login', { answers: { ...answers, ...more }, boot })
  if (begun) begin(begun)
  site.services.navigator.go(`${CALLBACK}${search}`)
  return site
}

describe('returning from a provider', () => {
  it('signs in with the stored verifier, and opens the page that the visitor wanted (S-login-16)', async () => {
    const { services, gateway } = await comeBack(`?code=c1&state=${'s'.repeat(43)}`, { ago: 5_000 })
    await expect.poll(() => location.pathname).toBe('/m/help')
    expect(services.session.current()).toMatchObject({ token: 't', memberName: 'alexborg' })
    expect(JSON.parse(gateway.received('finishSocialLogin')[0]?.body ?? '')).toEqual({
      code: 'c1',
      state: 's'.repeat(43),
      nonce: 'n'.repeat(43),
      codeVerifier: 'v'.repeat(43),
      redirectUri: CALLBACK,
    })
    expect(readPending(services.storage)).toBeUndefined()
  })

  it('signs in without an invitation that can be none (S-register-18)', async () => {
    const { services, gateway } = await renderSite('/m/login', { answers, boot })
    invitationOf('?affiliateCode=ROBIN26.&recommenderId=10021', services.storage)
    begin({ ago: 5_000 })
    services.navigator.go(`${CALLBACK}?code=c1&state=${'s'.repeat(43)}`)
    await expect.poll(() => location.pathname).toBe('/m/help')
    const sent = JSON.parse(gateway.received('finishSocialLogin')[0]?.body ?? '') as object
    expect(sent).toMatchObject({ recommenderId: '10021' })
    expect(sent).not.toHaveProperty('affiliateCode')
  })

  it.each([
    ['a no', `?error=access_denied&state=${'s'.repeat(43)}`, { ago: 5_000 }, 'You weren’t logged in'],
    ['too late', `?code=c1&state=${'s'.repeat(43)}`, { ago: 700_000 }, 'This login took too long'],
    ['another state', `?code=c1&state=${'x'.repeat(43)}`, { ago: 5_000 }, 'We stopped this login'],
    ['nothing begun', `?code=c1&state=${'s'.repeat(43)}`, undefined, 'We stopped this login'],
  ] as const)(
    'after %s shows the reason without calling the gateway, and links back',
    async (_name, search, begun, text) => {
      const { gateway } = await comeBack(search, begun)
      await expect.element(page.getByRole('heading', { name: text })).toBeVisible()
      expect(gateway.received('finishSocialLogin')).toHaveLength(0)
      await page.getByRole('button', { name: 'Back to login' }).click()
      await expect.poll(() => location.pathname).toBe('/m/login')
      expect((history.state as { usr?: unknown }).usr ?? undefined).toEqual(
        text.includes('We stopped') ? undefined : { returnTo: '/m/help' },
      )
    },
  )

  it('shows the gateway’s refusal', async () => {
    await comeBack(
      `?code=c1&state=${'s'.repeat(43)}`,
      { ago: 5_000 },
      {
        finishSocialLogin: refusal(422, 'social.denied'),
      },
    )
    await expect.element(page.getByRole('heading', { name: 'You weren’t logged in' })).toBeVisible()
  })
})

describe('starting a social login', () => {
  it('offers the providers that the brand is registered at, and stores the pending login (S-login-15)', async () => {
    const { gateway, services } = await renderSite('/m/login', {
      boot,
      answers: { ...answers, startSocialLogin: refusal(422, 'social.denied') },
    })
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect.poll(() => gateway.received('startSocialLogin').length).toBe(1)
    const sent = JSON.parse(gateway.received('startSocialLogin')[0]?.body ?? '') as Record<string, string>
    expect(sent).toMatchObject({ redirectUri: CALLBACK, codeChallengeMethod: 'S256' })
    for (const name of ['codeChallenge', 'state', 'nonce']) expect(sent[name]).toMatch(/^[\w-]{43}$/)
    expect(readPending(services.storage)).toBeUndefined()
    expect(page.getByRole('button', { name: 'Continue with Facebook' }).elements()).toHaveLength(0)
  })

  it('can be started again after the way back from the provider, on a page that learns of other tabs (S-login-15)', async () => {
    const { services } = await renderSite('/m/login', {
      boot,
      answers: { ...answers, startSocialLogin: () => new Promise(() => {}) },
    })
    const google = page.getByRole('button', { name: 'Continue with Google' })
    await google.click()
    await expect.element(google).toHaveAttribute('aria-busy', 'true')
    const comeBack = () => globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    comeBack()
    await expect.element(google, { timeout: 5_000 }).not.toHaveAttribute('aria-busy', 'true')
    localStorage.setItem(ENTRIES.session.key, JSON.stringify(memberSession))
    comeBack()
    expect(services.session.current()?.memberName).toBe('member')
  })
})
