import { GatewayError } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { refusal } from '#testing/fakeGateway.ts'
import { fakePhoneService } from '#testing/fakePhoneService.ts'
import { renderSite } from '#testing/renderSite.tsx'
import { openSite } from '#testing/samples.ts'
import { testBoot } from '#testing/testBoot.ts'

vi.mock('#capabilities/phone-auth/firebasePhoneAuth.ts', async () => {
  const { fakePhoneService } = await import('#testing/fakePhoneService.ts')
  return { firebasePhoneAuth: () => fakePhoneService }
})

const answers = {
  ...openSite,
  getCountries: {
    list: [{ country: 'MT', name: 'Malta', countryDialingCode: '356', sampleNumber: '79234567' }],
  },
  sendLoginCode: refusal(500, 'server.error'),
}

/** Asks for a code on the login page. @returns the spy on the handler of failed actions */
async function askForCode(codes: 'firebase' | 'gateway') {
  const phoneAuth = { provider: 'firebase', apiKey: 'test-key', projectId: 'test' } as const
  const { services } = await renderSite(ROUTES.login.path, {
    answers: { ...answers, getVerification: { human: false, captcha: false, codes } },
    boot: { ...testBoot, tenant: { ...testBoot.tenant, signIn: { phoneAuth } } },
  })
  const told = vi.spyOn(services.fail, 'ofAction')
  await page.getByRole('tab', { name: 'SMS' }).click()
  await expect.element(page.getByRole('button', { name: /Malta/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('79234567')
  await page.getByRole('button', { name: 'Send code' }).click()
  return told
}

it('says nothing when the phone service fails to send, and waits no longer (S-verification-09)', async () => {
  const { send } = fakePhoneService
  send
    .mockClear()
    .mockRejectedValue(
      new GatewayError({ code: 'server.error', status: 502, message: 'The service is down.', requestId: '' }),
    )
  const told = await askForCode('firebase')
  await expect.poll(() => send.mock.calls).toEqual([['+35679234567']])
  await expect.element(page.getByRole('button', { name: 'Send code' })).toBeEnabled()
  expect(page.getByText('Sending').elements()).toHaveLength(0)
  expect(told).not.toHaveBeenCalled()
})

it('says that the gateway failed to send', async () => {
  const told = await askForCode('gateway')
  await expect
    .element(page.getByText('Something went wrong on our side. Please try again.').first())
    .toBeVisible()
  expect(told).toHaveBeenCalledOnce()
})
