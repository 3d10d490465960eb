import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { refusal, type Answers, type ReceivedCall, type Refusal } from '#testing/fakeGateway.ts'
import { renderSite } from '#testing/renderSite.tsx'
import { memberSite } from '#testing/samples.ts'
import { testBoot } from '#testing/testBoot.ts'

type Rule = Schemas['RegistrationRule']

function rule(field: Rule['field'], order: number, more: Partial<Rule> = {}): Rule {
  return { field, order, enabled: true, exposed: true, required: true, pattern: '', message: '', ...more }
}

const ARABIC_RULE = 'من 4 إلى 16 حرفًا.'

function rules(call: ReceivedCall): Schemas['RegistrationRules'] {
  const arabic = call.request.headers.get('Accept-Language') === 'AR'
  return {
    methods: ['username', 'mobileNum'],
    fields: [
      rule('captcha', 90, { pattern: '^[0-9]{1,6}$' }),
      rule('username', 10, { pattern: '^[a-z]{4,16}$', message: arabic ? ARABIC_RULE : '4 to 16 letters.' }),
      rule('mobileNum', 20),
      rule('verificationCode', 30),
      rule('password', 40, { pattern: '^.{6,20}$', message: '6 to 20 characters.' }),
      rule('confirmPassword', 50),
      rule('email', 60, { required: false, pattern: '^[^@]+@[^@]+$' }),
      rule('affiliateCode', 70, { required: false }),
      rule('wechat', 80, { exposed: false }),
    ],
  }
}

const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: typeof name === 'string' })
const username = field('Username')
const password = field('Password')
const confirm = field('Confirm password')
const captcha = field('Code in the picture')
const adult = page.getByRole('checkbox')
const submit = page.getByRole('button', { name: 'Create account' })

describe('registration', () => {
  let privateKey: CryptoKey
  let answers: Answers
  let sent: ReceivedCall[]
  let refused: Refusal | undefined

  async function payload(at = 0): Promise<Record<string, unknown>> {
    const { data } = JSON.parse(sent[at]?.body ?? '{}') as { data: string }
    const { plaintext } = await compactDecrypt(data, privateKey)
    return JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown>
  }

  beforeAll(async () => {
    const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256' })
    privateKey = pair.privateKey
    const { x = '', y = '' } = await exportJWK(pair.publicKey)
    answers = {
      ...memberSite,
      getRegistrationRules: rules,
      getVerification: { human: false, captcha: true, codes: 'gateway' },
      getCountries: {
        list: [{ country: 'MT', name: 'Malta', countryDialingCode: '356', sampleNumber: '79234567' }],
      },
      getLoginKeys: {
        keys: [{ kty: 'EC', use: 'enc', alg: 'ECDH-ES', crv: 'P-256', kid: 'key-1', x, y }],
      },
      getCaptcha: { captchaId: 'captcha-1', image: 'PHN2Zy8+', mediaType: 'image/svg+xml' },
      checkUsername: ({ url }) => ({ taken: url.searchParams.get('userName') === 'taken' }),
      checkEmail: { taken: false },
      checkAffiliateCode: ({ url }) =>
        url.searchParams.get('code') === 'aff2026' ? { code: 'AFF2026' } : refusal(422, 'affiliate.invalid'),
      register: (call) => {
        sent.push(call)
        return refused ?? { token: 't', userName: 'robin', type: 0, firstTimeLogin: true }
      },
      sendVerificationCode: { expiredMinutes: 2 },
    }
  })
  beforeEach(() => {
    sent = []
    refused = undefined
  })

  async function fillIn(name = 'robin'): Promise<void> {
    await username.fill(name)
    await password.fill('Livery-2026')
    await confirm.fill('Livery-2026')
    await captcha.fill('482915')
    await adult.click()
  }

  it('shows the fields of the rules, in their order, without unexposed ones (S-register-02)', async () => {
    await renderSite(ROUTES.register.path, { answers })
    await expect.element(username).toBeVisible()
    const shown = page
      .getByRole('textbox')
      .elements()
      .map((input) => input.getAttribute('name'))
    expect(shown).toEqual(['username', 'password', 'confirmPassword', 'email', 'affiliateCode', 'captcha'])
    expect(username.element()).toHaveAttribute('autocomplete', 'username')
    expect(password.element()).toHaveAttribute('autocomplete', 'new-password')
    expect(field(/E-mail/).element()).toHaveAttribute('inputmode', 'email')
  })

  it('registers with an encrypted body, is signed in and opens the page that the visitor wanted (S-register-14)', async () => {
    const { services } = await renderSite(ROUTES.home.path, { answers })
    services.navigator.go(ROUTES.register.path, { state: { returnTo: ROUTES.announcements.path } })
    await fillIn()
    await field(/Invitation code/).fill('aff2026')
    await submit.click()
    await expect.poll(() => location.pathname).toBe(ROUTES.announcements.path)
    expect(services.session.current()).toMatchObject({ token: 't', memberName: 'robin', type: 0 })
    expect(sent[0]?.body).not.toContain('Livery-2026')
    expect(sent[0]?.request.headers.get('Encryption')).toBe('ECDH-ES;A256GCM;kid=key-1')
    expect(await payload()).toEqual({
      registerMethod: 'H5',
      registerUrl: location.hostname,
      domain: location.hostname,
      type: 0,
      username: 'robin',
      password: 'Livery-2026',
      confirmPassword: 'Livery-2026',
      affiliateCode: 'AFF2026',
      captcha: '482915',
      captchaId: 'captcha-1',
    })
  })

  it('shows the errors and focuses the first invalid field (S-register-06)', async () => {
    await renderSite(ROUTES.register.path, { answers })
    await username.fill('robin')
    await submit.click()
    await expect.element(password).toHaveFocus()
    await expect.element(page.getByText('Enter the password again to confirm it')).toBeVisible()
    await expect.element(page.getByText('Enter the code in the picture, up to 6 digits')).toBeVisible()
    await expect.element(page.getByText('Please confirm your age to continue')).toBeVisible()
    expect(sent).toHaveLength(0)
  })

  it('validates the confirmation again when the password changes (S-register-07)', async () => {
    await renderSite(ROUTES.register.path, { answers })
    await password.fill('Livery-2026')
    await confirm.fill('Livery-2026')
    await userEvent.tab()
    const mismatch = page.getByText('The two passwords do not match')
    expect(mismatch.elements()).toHaveLength(0)
    await password.fill('Livery-2027')
    await expect.element(mismatch).toBeVisible()
    await password.fill('Livery-2026')
    await expect.poll(() => mismatch.elements().length).toBe(0)
  })

  it('reports a taken name on blur, not where a password is typed (S-register-16)', async () => {
    await renderSite(ROUTES.register.path, { answers })
    await username.fill('taken')
    await userEvent.tab()
    await expect.element(page.getByText('Sorry, the username already exists.')).toBeVisible()
    await expect.element(password).toHaveFocus()
  })

  it('refuses a wrong invitation code before anything is sent, and focuses its field (S-register-17)', async () => {
    await renderSite(ROUTES.register.path, { answers })
    await fillIn()
    await field(/Invitation code/).fill('NOPE')
    await submit.click()
    await expect.poll(() => page.getByText('Invalid invitation code').elements().length).toBeGreaterThan(1)
    await expect.element(field(/Invitation code/)).toHaveFocus()
    expect(sent).toHaveLength(0)
  })

  it('registers without an unknown code that no field shows (S-register-19)', async () => {
    const hidden: typeof answers = {
      ...answers,
      getRegistrationRules: (call) => {
        const { fields, ...rest } = rules(call)
        return {
          ...rest,
          fields: fields.map((one) => (one.field === 'affiliateCode' ? { ...one, exposed: false } : one)),
        }
      },
    }
    await renderSite(`${ROUTES.register.path}?affiliateCode=NOPE`, { answers: hidden })
    await fillIn()
    await submit.click()
    await expect.poll(() => sent.length).toBe(1)
    expect(await payload()).not.toHaveProperty('affiliateCode')
  })

  it('loads another picture after a wrong captcha, and on a tap (S-register-08)', async () => {
    const { gateway } = await renderSite(ROUTES.register.path, { answers })
    await fillIn()
    refused = refusal(422, 'captcha.wrong')
    await submit.click()
    await expect.element(page.getByText('That doesn’t match the picture')).toBeVisible()
    await expect.poll(() => gateway.received('getCaptcha').length).toBe(2)
    await page.getByRole('button', { name: 'Show another picture' }).click()
    await expect.poll(() => gateway.received('getCaptcha').length).toBe(3)
    await expect.element(captcha).toHaveValue('')
  })

  it.each([
    ['member.username_taken', 'Sorry, the username already exists.', 'username'],
    ['member.email_taken', 'This e-mail address is already in use.', 'email'],
    ['password.mismatch', 'The two passwords do not match', 'confirmPassword'],
  ] as const)('%s: “%s” under its field', async (code, text, name) => {
    await renderSite(ROUTES.register.path, { answers })
    await fillIn()
    await field(/E-mail/).fill('robin@example.com')
    refused = refusal(422, code)
    await submit.click()
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe(name)
  })

  it('shows a refusal that concerns no field', async () => {
    await renderSite(ROUTES.register.path, { answers })
    await fillIn()
    refused = refusal(429, 'rate.limited', { retryAfter: 30 })
    await submit.click()
    await expect.element(page.getByText('Too many attempts. Please wait 30 seconds.')).toBeVisible()
  })

  it('shows its errors in another language after a change, the gateway’s rules too', async () => {
    const { services } = await renderSite(ROUTES.register.path, { answers })
    await username.fill('x')
    await userEvent.tab()
    await expect.element(page.getByText('4 to 16 letters.').last()).toBeVisible()
    await services.language.choose('AR')
    await expect.poll(() => page.getByText(ARABIC_RULE).elements().length).toBe(2)
  })

  it.each([
    ['where the brand is registered at one', { google: { clientId: 'test-client' } }, true],
    ['nowhere else', {}, false],
  ])('offers sign-in at a provider %s (S-register-12)', async (_, signIn, offered) => {
    const boot = { ...testBoot, tenant: { ...testBoot.tenant, signIn } }
    await renderSite(ROUTES.register.path, { answers, boot })
    await expect.element(submit).toBeVisible()
    const google = page.getByRole('button', { name: /Google/ })
    await expect.poll(() => google.elements().length > 0).toBe(offered)
  })

  it('offers 24/7 support (S-register-11)', async () => {
    await renderSite(ROUTES.register.path, { answers })
    await page.getByRole('button', { name: /24\/7/ }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('requires 21 years where the brand does (S-register-09)', async () => {
    const boot = {
      ...testBoot,
      tenant: { ...testBoot.tenant, legal: { ...testBoot.tenant.legal, minimumAge: 21 as const } },
    }
    await renderSite(ROUTES.register.path, { answers, boot })
    const confirmation = page.getByRole('checkbox', { name: /21 years/ })
    await expect.element(confirmation).toBeVisible()
    // Not called wrong before it was touched.
    await expect.element(confirmation).toHaveAttribute('aria-invalid', 'false')
  })

  it('requests the banners of its own group (S-register-15)', async () => {
    const { gateway } = await renderSite(ROUTES.register.path, { answers })
    await expect
      .poll(() => gateway.received('listAnnouncements').map(({ url }) => url.search))
      .toContain('?types=B&groupName=m_reg&platform=M&merchantCode=TST01')
  })

  describe('by mobile number', () => {
    const mobile = field('Mobile number')
    const send = page.getByRole('button', { name: 'Send code' })

    it('is the default when it is the only method, without tabs (S-register-01)', async () => {
      await renderSite(ROUTES.register.path, {
        answers: { ...answers, getRegistrationRules: (call) => ({ ...rules(call), methods: ['mobileNum'] }) },
      })
      await expect.element(mobile).toBeVisible()
      expect(username.elements()).toHaveLength(0)
      expect(page.getByRole('tab').elements()).toHaveLength(0)
    })

    it('requires a number before a code is sent (S-verification-05)', async () => {
      await renderSite(ROUTES.register.path, { answers })
      await page.getByRole('tab', { name: 'Mobile number' }).click()
      await send.click()
      await expect.element(mobile).toHaveFocus()
      await expect.element(page.getByText('Please fill this in')).toBeVisible()
    })

    it('sends a code, waits `expiredMinutes` for the next, and registers without the leading zero (S-verification-06)', async () => {
      let asked = ''
      await renderSite(ROUTES.register.path, {
        answers: {
          ...answers,
          sendVerificationCode: ({ body }) => {
            asked = body
            return { expiredMinutes: 2 }
          },
        },
      })
      await page.getByRole('tab', { name: 'Mobile number' }).click()
      await mobile.fill('079234567')
      await send.click()
      await expect.element(page.getByRole('button', { name: /Resend in 1\d\d s/ })).toBeDisabled()
      expect(JSON.parse(asked)).toMatchObject({
        purpose: 'register',
        mobileNum: '79234567',
        countryDialingCode: '356',
      })
      await field('SMS code').fill('482915')
      await password.fill('Livery-2026')
      await confirm.fill('Livery-2026')
      await captcha.fill('482915')
      await adult.click()
      await submit.click()
      await expect.poll(() => location.pathname).toBe(ROUTES.home.path)
      expect(await payload()).toMatchObject({
        mobileNum: '79234567',
        countryDialingCode: '356',
        verificationCode: '482915',
      })
      expect(await payload()).not.toHaveProperty('username')
    })
  })
})
