import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { openPanelAtom } from '#platform/panels/panels.atoms.ts'
import { ENTRIES } from '#platform/storage/entries.ts'
import { refusal, type Answers, type ReceivedCall } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite } from '#testing/samples.ts'
import { testBoot } from '#testing/testBoot.ts'

interface TestKey {
  readonly jwk: Schemas['PublicKey']
  readonly open: (call: ReceivedCall) => Promise<Record<string, unknown>>
}

async function testKey(kid: string): Promise<TestKey> {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' })
  const { x = '', y = '' } = await exportJWK(publicKey)
  return {
    jwk: { kty: 'EC', use: 'enc', alg: 'ECDH-ES', crv: 'P-256', kid, x, y },
    async open({ body }) {
      const { data } = JSON.parse(body) as { data: string }
      const { plaintext } = await compactDecrypt(data, privateKey)
      return JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown>
    },
  }
}

/** A challenge that is solved at once. */
async function easyChallenge(): Promise<Schemas['HumanChallenge']> {
  const salt = '5b3c0f7a9e12'
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}7`))
  const challenge = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { algorithm: 'SHA-256', challenge, salt, maxnumber: 100, signature: 'a'.repeat(64) }
}

const username = page.getByRole('textbox', { name: 'Username or mobile number' })
const password = page.getByRole('textbox', { name: 'Password' })
const submit = page.getByRole('button', { name: 'Log in', exact: true })
const captcha = page.getByRole('textbox', { name: 'Code in the picture' })

describe('login', () => {
  let key: TestKey
  let answers: Answers

  beforeAll(async () => {
    key = await testKey('key-1')
    answers = {
      ...memberSite,
      getLoginKeys: { keys: [key.jwk] },
      getCaptcha: { captchaId: 'captcha-1', image: 'PHN2Zy8+', mediaType: 'image/svg+xml' },
      login: async (call) => {
        const { username: name, password: word } = await key.open(call)
        if (name === 'member' && word === 'Livery-2026')
          return { token: 't', userName: 'member', type: 0, firstTimeLogin: false }
        return refusal(422, 'login.failed')
      },
    }
  })

  /** A login redirects by itself; a test that ended before would redirect the next one. */
  const atHome = () => expect.poll(() => location.pathname).toBe(ROUTES.home.path)

  async function logIn(name: string, word: string): Promise<void> {
    await username.fill(name)
    await password.fill(word)
    await submit.click()
  }

  it('signs in with an encrypted body and goes home (S-login-03, S-login-19)', async () => {
    const { services, gateway } = await renderSite(ROUTES.login.path, { answers })
    await logIn('member', 'Livery-2026')
    await expect.poll(() => location.pathname).toBe(ROUTES.home.path)
    await expect.element(page.getByText('Robin')).toBeVisible()
    expect(services.session.current()?.token).toBe('t')
    const [sent] = gateway.received('login')
    expect(sent?.body).not.toContain('Livery-2026')
    expect(sent?.request.headers.get('Encryption')).toBe('ECDH-ES;A256GCM;kid=key-1')
  })

  it('signs in as a modal over the page that the visitor stays on (S-routes-21)', async () => {
    const { services } = await renderSite(ROUTES.help.path, {
      answers: { ...answers, getHelpCenter: { list: [] } },
    })
    services.store.set(openPanelAtom, 'login')
    await logIn('member', 'Livery-2026')
    await expect.poll(() => services.session.current()?.token).toBe('t')
    await expect.poll(() => services.store.get(openPanelAtom)).toBeUndefined()
    expect(location.pathname).toBe(ROUTES.help.path)
  })

  it('never stores the password readable, and fills it in again (S-login-09, S-login-11)', async () => {
    const { services } = await renderSite(ROUTES.login.path, { answers })
    await logIn('member', 'Livery-2026')
    await expect.poll(() => services.storage.read(ENTRIES.rememberedLogin)?.username).toBe('member')
    await atHome()
    const remembered = services.storage.read(ENTRIES.rememberedLogin)
    expect(remembered?.password).not.toBe('')
    expect(JSON.stringify(remembered)).not.toContain('Livery')
    services.session.end()
    services.navigator.go(ROUTES.login.path)
    await expect.element(password).toHaveValue('Livery-2026')
  })

  it('has theme and language at its top (S-language-07)', async () => {
    await renderSite(ROUTES.login.path, { answers })
    await page.getByRole('button', { name: 'Switch to the light theme' }).click()
    await expect.element(page.getByRole('button', { name: 'Switch to the dark theme' })).toBeVisible()
    expect(document.documentElement.dataset['theme']).toBe('light')
  })

  it('lets a trial player sign in with a real account (S-login-27)', async () => {
    const { services } = await renderSite(ROUTES.login.path, {
      answers,
      session: { ...memberSession, token: 'trial', userName: 'trial1', type: 4 },
    })
    await logIn('member', 'Livery-2026')
    await expect.poll(() => services.session.current()?.token).toBe('t')
    await atHome()
  })

  it('shows a refusal, and requires nothing else (S-login-28)', async () => {
    await renderSite(ROUTES.login.path, { answers })
    await logIn('member', 'wrong-one')
    await expect
      .element(page.getByRole('alert').getByText('The account name or password is wrong'))
      .toBeVisible()
    expect(captcha.elements()).toHaveLength(0)
  })

  it('shows a captcha after a failure that requires one, and a new picture after each (S-login-05, S-login-06)', async () => {
    const failed = { ...answers, login: refusal(422, 'login.failed', { data: { captcha: 'CAPTCHA3' } }) }
    const { gateway } = await renderSite(ROUTES.login.path, { answers: failed })
    await logIn('locked', 'wrong-one')
    await expect.element(captcha).toBeVisible()
    await submit.click()
    await expect.element(page.getByText('Enter the code in the picture, up to 6 digits')).toBeVisible()
    expect(gateway.received('login')).toHaveLength(1)
    await captcha.fill('482915')
    await submit.click()
    await expect.poll(() => gateway.received('login').length).toBe(2)
    const [, second] = gateway.received('login')
    expect(second && (await key.open(second))).toMatchObject({ captcha: '482915', captchaId: 'captcha-1' })
    await expect.poll(() => gateway.received('getCaptcha').length).toBe(2)
  })

  it('loads another captcha on a tap, and with the other method (S-login-07, S-login-08)', async () => {
    const { gateway } = await renderSite(ROUTES.login.path, {
      answers: { ...answers, getVerification: { human: false, captcha: true, codes: 'gateway' } },
    })
    const pictures = () => gateway.received('getCaptcha').length
    await expect.element(captcha).toBeVisible()
    await captcha.fill('482915')
    await page.getByRole('button', { name: 'Show another picture' }).click()
    await expect.poll(pictures).toBe(2)
    await expect.element(captcha).toHaveValue('')
    await page.getByRole('tab', { name: 'SMS' }).click()
    await expect.poll(pictures).toBe(3)
  })

  it('retries once with a fresh key when its key was retired (S-login-21)', async () => {
    const next = await testKey('key-2')
    const { gateway, services } = await renderSite(ROUTES.login.path, {
      answers: {
        ...answers,
        login: ({ request }) => {
          if (!request.headers.get('Encryption')?.endsWith('key-1')) {
            return { token: 't2', userName: 'member', type: 0, firstTimeLogin: false }
          }
          gateway.answer({ getLoginKeys: { keys: [next.jwk] } })
          return refusal(422, 'encryption.key_retired')
        },
      },
    })
    await logIn('member', 'Livery-2026')
    await expect.poll(() => services.session.current()?.token).toBe('t2')
    expect(gateway.received('login')).toHaveLength(2)
    await atHome()
  })

  it('shows the errors in the new language after a change (S-login-24)', async () => {
    const { services } = await renderSite(ROUTES.login.path, { answers })
    await submit.click()
    await expect.element(page.getByText('Please fill this in').first()).toBeVisible()
    await services.language.choose('AR')
    await expect.poll(() => document.documentElement.lang).toBe('ar')
    await expect.element(page.getByText('Please fill this in')).not.toBeInTheDocument()
  })

  it('signs in with a proof of work instead of the picture (S-login-22)', async () => {
    const { gateway } = await renderSite(ROUTES.login.path, {
      answers: {
        ...answers,
        getVerification: { human: false, captcha: true, codes: 'none' },
        getHumanChallenge: await easyChallenge(),
      },
    })
    await page.getByRole('button', { name: 'Continue without the picture' }).click()
    await expect.element(page.getByText('Security check passed')).toBeVisible()
    expect(captcha.elements()).toHaveLength(0)
    await logIn('member', 'Livery-2026')
    await expect.poll(() => gateway.received('login').length).toBe(1)
    const [sent] = gateway.received('login')
    expect(sent && (await key.open(sent))).toMatchObject({ captchaProof: expect.any(String) })
    expect(gateway.received('getHumanChallenge').at(-1)?.url.searchParams.get('instead')).toBe('captcha')
    await atHome()
  })

  it('counts a pause down, and sends nothing until its end', async () => {
    const { gateway } = await renderSite(ROUTES.login.path, {
      answers: { ...answers, login: refusal(429, 'rate.limited', { retryAfter: 2 }) },
    })
    await logIn('member', 'Livery-2026')
    await expect
      .element(
        page
          .getByRole('alert')
          .getByText(/Please wait 2 seconds/)
          .first(),
      )
      .toBeVisible()
    await expect.element(submit).toBeDisabled()
    await expect.element(page.getByText(/Please wait 1 second/)).toBeVisible()
    await expect.element(submit).toBeEnabled()
    expect(page.getByText(/Too many attempts/).elements()).toHaveLength(0)
    expect(gateway.received('login')).toHaveLength(1)
  })

  it.each([
    ['login.non_member', 'Non-member account unable to login'],
    ['login.non_agent', 'Non-agents cannot log in'],
    ['login.disabled', 'Sorry, the user does not exist or is disabled.'],
  ] as const)('words %s (S-errors-06, S-login-25, S-login-26)', async (code, text) => {
    await renderSite(ROUTES.login.path, { answers: { ...answers, login: refusal(422, code) } })
    await logIn('staff', 'Livery-2026')
    await expect.element(page.getByRole('alert').getByText(text)).toBeVisible()
  })

  it('signs in by a code from a text message, with the number without its leading zero (S-login-04)', async () => {
    const { gateway } = await renderSite(ROUTES.login.path, {
      answers: {
        ...answers,
        getCountries: {
          list: [{ country: 'MT', name: 'Malta', countryDialingCode: '356', sampleNumber: '79234567' }],
        },
        sendLoginCode: { expirationTime: Date.now() + 60_000 },
        login: { token: 't', userName: 'member', type: 0, firstTimeLogin: false },
      },
    })
    await page.getByRole('tab', { name: 'SMS' }).click()
    await expect.element(page.getByRole('button', { name: /Malta/ })).toBeVisible()
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus()
    expect(gateway.received('sendLoginCode')).toHaveLength(0)
    const mobile = page.getByRole('textbox', { name: 'Mobile number' })
    await mobile.fill('079234567')
    await expect.element(mobile).not.toHaveAttribute('aria-invalid')
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect.element(page.getByRole('button', { name: /Resend in/ })).toBeDisabled()
    await page.getByRole('textbox', { name: 'SMS code' }).fill('482915')
    await submit.click()
    await expect.poll(() => gateway.received('login').length).toBe(1)
    const [sent] = gateway.received('login')
    expect(sent && (await key.open(sent))).toEqual({
      type: 'sms',
      username: '79234567',
      password: '482915',
      countryDialingCode: '356',
    })
    await atHome()
  })

  it('shows missing fields before anything is sent', async () => {
    const { gateway } = await renderSite(ROUTES.login.path, { answers })
    await submit.click()
    await expect.element(password).toHaveAttribute('aria-invalid', 'true')
    await expect.element(username).toHaveFocus()
    expect(gateway.received('login')).toHaveLength(0)
  })

  it('starts a trial with play money (S-login-18, S-trial-01, S-trial-12)', async () => {
    const { services } = await renderSite(ROUTES.login.path, {
      answers: {
        ...answers,
        createTrialAccount: { trial: 48_213 },
        freePlay: { token: 'trial', userName: 'trial48213', customerType: 4 },
      },
    })
    await page.getByRole('button', { name: 'Try for free' }).click()
    await expect.poll(() => location.pathname).toBe(ROUTES.home.path)
    expect(services.session.current()).toMatchObject({ token: 'trial', type: 4 })
    await expect.element(page.getByRole('main')).toMatchTextContent(/10,250/)
    expect(page.getByRole('main').element().textContent).not.toContain('€')
  })

  it.each([
    ['offered by the brand', true, 2],
    ['switched off', false, 0],
  ])('where codes are %s, has %s method tabs (S-login-02)', async (_, MOBILEVERCODELOGIN3, tabs) => {
    const { tenant } = testBoot
    const boot = { ...testBoot, tenant: { ...tenant, flags: { ...tenant.flags, MOBILEVERCODELOGIN3 } } }
    await renderSite(ROUTES.login.path, { answers, boot })
    await expect.element(username).toBeVisible()
    const methods = page.getByRole('tablist', { name: 'Login method' }).getByRole('tab')
    await expect.poll(() => methods.elements().length).toBe(tabs)
  })

  it('leads to the forgotten password (S-login-17)', async () => {
    await renderSite(ROUTES.login.path, { answers })
    await expect
      .element(page.getByRole('link', { name: 'Forgot password?' }))
      .toHaveAttribute('href', ROUTES.forget.path)
  })

  it('replaces the route when it switches to registration (S-login-01)', async () => {
    await renderSite(ROUTES.login.path, { answers })
    const before = history.length
    await page.getByRole('link', { name: 'Register' }).click()
    await expect.poll(() => location.pathname).toBe(ROUTES.register.path)
    expect(history.length).toBe(before)
  })
})
