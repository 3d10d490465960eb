import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { renderSite } from '#testing/renderSite.tsx'
import { testBoot } from '#testing/testBoot.ts'

import {
  field,
  fillIn,
  fillInTheRest,
  password,
  prepareRegistration,
  rules,
  submit,
  username,
} from './registration.fixture.ts'

describe('registration', () => {
  const registration = prepareRegistration()

  it('shows the fields of the rules, in their order, without unexposed ones (S-register-02)', async () => {
    await renderSite(ROUTES.register.path, { answers: registration.answers })
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
    const { services } = await renderSite(ROUTES.home.path, { answers: registration.answers })
    services.navigator.go(ROUTES.register.path, { state: { returnTo: ROUTES.announcements.path } })
    await fillIn()
    await field(/Invitation code/).fill('aff2026')
    await submit.click()
    await expect.poll(() => location.pathname).toBe(ROUTES.announcements.path)
    expect(services.session.current()).toMatchObject({ token: 't', memberName: 'robin', type: 0 })
    expect(registration.sent[0]?.body).not.toContain('Livery-2026')
    expect(registration.sent[0]?.request.headers.get('Encryption')).toBe('ECDH-ES;A256GCM;kid=key-1')
    expect(await registration.payload()).toEqual({
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

  it('takes digits of any script', async () => {
    await renderSite(ROUTES.register.path, { answers: registration.answers })
    await username.fill('robin٢٧')
    await expect.element(username).toHaveValue('robin27')
    await field(/Invitation code/).fill('aff२०२６')
    await expect.element(field(/Invitation code/)).toHaveValue('aff2026')
  })

  it('registers without an unknown code that no field shows (S-register-19)', async () => {
    const hidden: typeof registration.answers = {
      ...registration.answers,
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
    // A registration that is on its way when the test ends would lead the next test's site home.
    await expect.poll(() => location.pathname).toBe(ROUTES.home.path)
    expect(registration.sent).toHaveLength(1)
    expect(await registration.payload()).not.toHaveProperty('affiliateCode')
  })

  it.each([
    ['where the brand is registered at one', { google: { clientId: 'test-client' } }, true],
    ['nowhere else', {}, false],
  ])('offers sign-in at a provider %s (S-register-12)', async (_, signIn, offered) => {
    const boot = { ...testBoot, tenant: { ...testBoot.tenant, signIn } }
    await renderSite(ROUTES.register.path, { answers: registration.answers, boot })
    await expect.element(submit).toBeVisible()
    const google = page.getByRole('button', { name: /Google/ })
    await expect.poll(() => google.elements().length > 0).toBe(offered)
  })

  it('keeps what was typed during the choice of a language, without passwords (S-register-02)', async () => {
    const { services } = await renderSite(ROUTES.register.path, { answers: registration.answers })
    await username.fill('robinv')
    await password.fill('Livery-2026')
    services.navigator.go(ROUTES.language.path)
    await expect.element(username).not.toBeInTheDocument()
    services.navigator.go(ROUTES.register.path)
    await expect.element(username).toHaveValue('robinv')
    await expect.element(password).toHaveValue('')
  })

  it('offers 24/7 support (S-register-11)', async () => {
    await renderSite(ROUTES.register.path, { answers: registration.answers })
    await page.getByRole('button', { name: /24\/7/ }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('requires 21 years where the brand does (S-register-09)', async () => {
    const boot = {
      ...testBoot,
      tenant: { ...testBoot.tenant, legal: { ...testBoot.tenant.legal, minimumAge: 21 as const } },
    }
    await renderSite(ROUTES.register.path, { answers: registration.answers, boot })
    const confirmation = page.getByRole('checkbox', { name: /21 years/ })
    await expect.element(confirmation).toBeVisible()
    // Not called wrong before it was touched.
    await expect.element(confirmation).toHaveAttribute('aria-invalid', 'false')
  })

  it('requests the banners of its own group (S-register-15)', async () => {
    const { gateway } = await renderSite(ROUTES.register.path, { answers: registration.answers })
    await expect
      .poll(() => gateway.received('listAnnouncements').map(({ url }) => url.search))
      .toContain('?types=B&groupName=m_reg&platform=M&merchantCode=TST01')
  })

  describe('by mobile number', () => {
    const mobile = field('Mobile number')
    const send = page.getByRole('button', { name: 'Send code' })

    it('is the default when it is the only method, without tabs (S-register-01)', async () => {
      await renderSite(ROUTES.register.path, {
        answers: {
          ...registration.answers,
          getRegistrationRules: (call) => ({ ...rules(call), methods: ['mobileNum'] }),
        },
      })
      await expect.element(mobile).toBeVisible()
      expect(username.elements()).toHaveLength(0)
      expect(page.getByRole('tab').elements()).toHaveLength(0)
    })

    it('requires a number before a code is sent (S-verification-05)', async () => {
      await renderSite(ROUTES.register.path, { answers: registration.answers })
      await page.getByRole('tab', { name: 'Mobile number' }).click()
      await send.click()
      await expect.element(mobile).toHaveFocus()
      await expect.element(page.getByText('Please fill this in')).toBeVisible()
    })

    it('sends a code, waits `expiredMinutes` for the next, and registers without the leading zero (S-verification-06)', async () => {
      let asked = ''
      await renderSite(ROUTES.register.path, {
        answers: {
          ...registration.answers,
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
      await fillInTheRest()
      await submit.click()
      await expect.poll(() => location.pathname).toBe(ROUTES.home.path)
      expect(await registration.payload()).toMatchObject({
        mobileNum: '79234567',
        countryDialingCode: '356',
        verificationCode: '482915',
      })
      expect(await registration.payload()).not.toHaveProperty('username')
    })
  })
})
