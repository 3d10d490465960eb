import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { refusal } from '#testing/fakeGateway.ts'
import { renderSite } from '#testing/renderSite.tsx'

import {
  ARABIC_RULE,
  captcha,
  confirm,
  field,
  fillIn,
  fillInTheRest,
  password,
  prepareRegistration,
  submit,
  username,
} from './registration.fixture.ts'

describe('what registration refuses', () => {
  const registration = prepareRegistration()

  it('shows the errors and focuses the first invalid field (S-register-06)', async () => {
    await renderSite(ROUTES.register.path, { answers: registration.answers })
    await username.fill('robin')
    await submit.click()
    await expect.element(password).toHaveFocus()
    await expect.element(page.getByText('Enter the password again to confirm it')).toBeVisible()
    await expect.element(page.getByText('Enter the code in the picture, up to 6 digits')).toBeVisible()
    await expect.element(page.getByText('Please confirm your age to continue')).toBeVisible()
    expect(registration.sent).toHaveLength(0)
  })

  it('validates the confirmation again when the password changes (S-register-07)', async () => {
    await renderSite(ROUTES.register.path, { answers: registration.answers })
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
    await renderSite(ROUTES.register.path, { answers: registration.answers })
    await username.fill('taken')
    await userEvent.tab()
    await expect.element(page.getByText('Sorry, the username already exists.')).toBeVisible()
    await expect.element(password).toHaveFocus()
    await username.fill('takenn')
    await expect.poll(() => page.getByText('Sorry, the username already exists.').elements().length).toBe(0)
  })

  it.each([
    ['unknown', 'NOPE', 1],
    ['no code at all', 'AFF2026.', 0],
  ])(
    'refuses an invitation code that is %s before anything is sent, and focuses its field (S-register-17)',
    async (_, code, asked) => {
      const { gateway } = await renderSite(ROUTES.register.path, { answers: registration.answers })
      await fillIn()
      await field(/Invitation code/).fill(code)
      await submit.click()
      await expect.poll(() => page.getByText('Invalid invitation code').elements().length).toBeGreaterThan(1)
      await expect.element(field(/Invitation code/)).toHaveFocus()
      // The gateway answers 400 to a text of another form.
      expect(gateway.received('checkAffiliateCode')).toHaveLength(asked)
      expect(registration.sent).toHaveLength(0)
    },
  )

  it('loads another picture after a wrong captcha, and on a tap (S-register-08)', async () => {
    const { gateway } = await renderSite(ROUTES.register.path, { answers: registration.answers })
    await fillIn()
    registration.refused = refusal(422, 'captcha.wrong')
    await submit.click()
    await expect.element(page.getByText('That doesn’t match the picture')).toBeVisible()
    await expect.poll(() => gateway.received('getCaptcha').length).toBe(2)
    await page.getByRole('button', { name: 'Show another picture' }).click()
    await expect.poll(() => gateway.received('getCaptcha').length).toBe(3)
    await expect.element(captcha).toHaveValue('')
  })

  it('loads another picture after a wrong SMS code, which has used the first one up (S-register-08)', async () => {
    const { gateway } = await renderSite(ROUTES.register.path, { answers: registration.answers })
    await page.getByRole('tab', { name: 'Mobile number' }).click()
    await field('Mobile number').fill('79234567')
    await field('SMS code').fill('111111')
    await fillInTheRest()
    registration.refused = refusal(422, 'verification.code_wrong')
    await submit.click()
    await expect.element(page.getByText('Verification code error')).toBeVisible()
    await expect.poll(() => gateway.received('getCaptcha').length).toBe(2)
    await expect.element(captcha).toHaveValue('')
  })

  it.each([
    ['member.username_taken', 'Sorry, the username already exists.', 'username'],
    ['member.email_taken', 'This e-mail address is already in use.', 'email'],
    ['password.mismatch', 'The two passwords do not match', 'confirmPassword'],
  ] as const)('%s: “%s” under its field', async (code, text, name) => {
    await renderSite(ROUTES.register.path, { answers: registration.answers })
    await fillIn()
    await field(/E-mail/).fill('robin@example.com')
    registration.refused = refusal(422, code)
    await submit.click()
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe(name)
    // The gateway judges these fields before the picture, which can still be answered.
    await expect.element(captcha).toHaveValue('482915')
  })

  it('shows a refusal that concerns no field', async () => {
    await renderSite(ROUTES.register.path, { answers: registration.answers })
    await fillIn()
    registration.refused = refusal(429, 'rate.limited', { retryAfter: 30 })
    await submit.click()
    await expect.element(page.getByText('Too many attempts. Please wait 30 seconds.')).toBeVisible()
  })

  it('shows its errors in another language after a change, the gateway’s rules too', async () => {
    const { services } = await renderSite(ROUTES.register.path, { answers: registration.answers })
    await username.fill('x')
    await userEvent.tab()
    await expect.element(page.getByText('4 to 16 letters.').last()).toBeVisible()
    await services.language.choose('AR')
    await expect.poll(() => page.getByText(ARABIC_RULE).elements().length).toBe(2)
  })
})
