import { ROUTES } from '@livery/domain/routes'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { ENTRIES } from '#platform/storage/entries.ts'
import { refusal, type Answers, type ReceivedCall } from '#testing/fakeGateway.ts'
import { renderSite } from '#testing/renderSite.tsx'
import { openSite } from '#testing/samples.ts'
import { sealingKey, type SealingKey } from '#testing/sealingKey.ts'

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const submit = page.getByRole('button', { name: 'Save new password' })
const send = page.getByRole('button', { name: 'Send code' })

describe('password recovery', () => {
  let key: SealingKey
  let answers: Answers
  let sent: ReceivedCall[]
  let refused: ReturnType<typeof refusal> | undefined

  beforeAll(async () => {
    key = await sealingKey('key-1')
    answers = {
      ...openSite,
      getCountries: {
        list: [{ country: 'MT', name: 'Malta', countryDialingCode: '356', sampleNumber: '79234567' }],
      },
      getLoginKeys: { keys: [key.jwk] },
      sendVerificationCode: { expiredMinutes: 1 },
      setPasswordByPhone: (call) => {
        sent.push(call)
        return refused ?? {}
      },
    }
  })
  beforeEach(() => {
    sent = []
    refused = undefined
  })

  async function fillIn(): Promise<void> {
    await field('Mobile number').fill('079234567')
    await field('SMS code').fill('482915')
    await field('New password').fill('Livery-2027')
    await field('Confirm new password').fill('Livery-2027')
  }

  it('sets a new password with an encrypted body, removes the old one and opens the login (S-password-01, S-password-02)', async () => {
    const { services } = await renderSite(ROUTES.forget.path, { answers })
    services.storage.write(ENTRIES.rememberedLogin, {
      type: 'username',
      username: 'member',
      password: 'c2VhbGVk',
      countryDialingCode: '',
    })
    await expect.element(page.getByRole('button', { name: /Malta/ })).toBeVisible()
    await fillIn()
    await submit.click()
    await expect.poll(() => location.pathname).toBe(ROUTES.login.path)
    await expect.element(page.getByText('Your new password is set. Use it to log in.')).toBeVisible()
    expect(services.storage.read(ENTRIES.rememberedLogin)).toBeUndefined()
    const [call] = sent
    expect(call && (await key.open(call))).toEqual({
      mobileNum: '79234567',
      countryDialingCode: '356',
      verificationCode: '482915',
      newPassword: 'Livery-2027',
      confirmNewPassword: 'Livery-2027',
    })
  })

  it('requests a code only with a number, and counts down (S-verification-05)', async () => {
    await renderSite(ROUTES.forget.path, { answers })
    await send.click()
    await expect.element(field('Mobile number')).toHaveFocus()
    await field('Mobile number').fill('79234567')
    await userEvent.tab()
    await send.click()
    await expect.element(page.getByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled()
  })

  it('shows the errors of its fields', async () => {
    await renderSite(ROUTES.forget.path, { answers })
    await submit.click()
    await expect.element(page.getByText('Please enter a valid mobile number')).toBeVisible()
    await expect.element(page.getByText('Enter the code from the SMS, digits only')).toBeVisible()
    await expect.element(page.getByText('Enter the new password again')).toBeVisible()
    await expect.element(field('Mobile number')).toHaveFocus()
  })

  it.each([
    ['verification.code_wrong', 'Verification code error', 'verificationCode'],
    ['verification.code_expired', 'This code has expired. Request a new one.', 'verificationCode'],
    ['password.mismatch', 'The two passwords do not match', 'confirmNewPassword'],
  ] as const)('%s: “%s” under its field', async (code, text, name) => {
    await renderSite(ROUTES.forget.path, { answers })
    await fillIn()
    refused = refusal(422, code)
    await submit.click()
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe(name)
  })
})
