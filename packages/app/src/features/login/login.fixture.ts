import { ROUTES } from '@livery/domain/routes'
import { beforeAll, expect } from 'vitest'
import { page } from 'vitest/browser'

import { refusal, type Answers } from '#testing/fakeGateway.ts'
import { memberSite } from '#testing/samples.ts'
import { sealingKey, type SealingKey } from '#testing/sealingKey.ts'

export const username = page.getByRole('textbox', { name: 'Username or mobile number' })
export const password = page.getByRole('textbox', { name: 'Password' })
export const submit = page.getByRole('button', { name: 'Log in', exact: true })
export const captcha = page.getByRole('textbox', { name: 'Code in the picture' })

/** Gateway that a test signs in at: as `member` with the password `Livery-2026`. */
export interface LoginGateway {
  key: SealingKey
  answers: Answers
}

/** Prepares the gateway for the tests of a file. Its fields are there once the tests run. */
export function prepareLogin(): LoginGateway {
  const gateway = { answers: memberSite } as LoginGateway
  beforeAll(async () => {
    const key = await sealingKey('key-1')
    gateway.key = key
    gateway.answers = {
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
  return gateway
}

/** A login redirects by itself; a test that ended before would redirect the next one. */
export const atHome = () => expect.poll(() => location.pathname).toBe(ROUTES.home.path)

/** Sends the form of user name and password. */
export async function logIn(name: string, word: string): Promise<void> {
  await username.fill(name)
  await password.fill(word)
  await submit.click()
}
