import { ROUTES } from '@livery/domain/routes'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { refusal } from '#testing/fakeGateway.ts'
import { fakePhoneService } from '#testing/fakePhoneService.ts'
import { renderSite } from '#testing/renderSite.tsx'
import { testBoot } from '#testing/testBoot.ts'

import { captcha, field, fillInTheRest, prepareRegistration, submit } from './registration.fixture.ts'

vi.mock('#capabilities/phone-auth/firebasePhoneAuth.ts', async () => {
  const { fakePhoneService } = await import('#testing/fakePhoneService.ts')
  return { firebasePhoneAuth: () => fakePhoneService }
})

const registration = prepareRegistration()

it('sends the token of a code again after a wrong captcha: the phone service takes a code once (S-register-20)', async () => {
  const { send, confirm } = fakePhoneService
  send.mockResolvedValue('session-1')
  confirm.mockResolvedValueOnce('token-1').mockRejectedValue(new Error('INVALID_SESSION_INFO'))
  const phoneAuth = { provider: 'firebase', apiKey: 'test-key', projectId: 'test' } as const
  await renderSite(ROUTES.register.path, {
    answers: {
      ...registration.answers,
      getVerification: { human: false, captcha: true, codes: 'firebase' },
    },
    boot: { ...testBoot, tenant: { ...testBoot.tenant, signIn: { phoneAuth } } },
  })
  await page.getByRole('tab', { name: 'Mobile number' }).click()
  await field('Mobile number').fill('79234567')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect.element(page.getByRole('button', { name: /Resend in/ })).toBeVisible()
  await field('SMS code').fill('482915')
  await fillInTheRest()
  registration.refused = refusal(422, 'captcha.wrong')
  await submit.click()
  await expect.element(page.getByText('That doesn’t match the picture')).toBeVisible()
  registration.refused = undefined
  await captcha.fill('482916')
  await submit.click()
  await expect.poll(() => location.pathname).toBe(ROUTES.home.path)
  expect(confirm.mock.calls).toEqual([['session-1', '482915']])
  expect(await registration.payload(1)).toMatchObject({ firebaseIdToken: 'token-1' })
})
