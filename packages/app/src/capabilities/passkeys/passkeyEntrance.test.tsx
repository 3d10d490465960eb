import { lazy } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

import { pressByKey } from '#testing/pressByKey.ts'
import { memberSite } from '#testing/samples.ts'
import { showPart } from '#testing/showPart.tsx'

import { PasskeyEntrance } from './PasskeyEntrance.tsx'

it('a passkey’s button that was pressed before its code had come begins then', async () => {
  const get = vi
    .spyOn(navigator.credentials, 'get')
    .mockRejectedValue(new DOMException('', 'NotAllowedError'))
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(false)
  const code = Promise.withResolvers<undefined>()
  const HeldSignIn = lazy(async () => {
    await code.promise
    return import('./PasskeySignIn.tsx')
  })
  await showPart(<PasskeyEntrance SignIn={HeldSignIn} />, {
    ...memberSite,
    startPasskeyLogin: {
      challenge: 'YQ',
      timeout: 300_000,
      rpId: 'localhost',
      userVerification: 'required',
    },
  })
  const button = page.getByRole('button', { name: 'Log in with a passkey' })
  await pressByKey(button)
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  expect(get).not.toHaveBeenCalled()
  code.resolve(undefined)
  await expect.element(page.getByText(/Nothing was changed/)).toBeVisible()
  expect(get).toHaveBeenCalledOnce()
})
