import type { Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { refusal } from '#testing/fakeGateway.ts'
import { renderSite } from '#testing/renderSite.tsx'
import { sealingKey } from '#testing/sealingKey.ts'

import { atHome, captcha, logIn, password, prepareLogin, submit, username } from './login.fixture.ts'

/** A challenge that is solved at once. */
async function easyChallenge(): Promise<Schemas['HumanChallenge']> {
  const salt = '5b3c0f7a9e12'
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}7`))
  const challenge = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { algorithm: 'SHA-256', challenge, salt, maxnumber: 100, signature: 'a'.repeat(64) }
}

describe('login refused, or checked first', () => {
  const login = prepareLogin()

  it('shows a refusal, and requires nothing else (S-login-28)', async () => {
    await renderSite(ROUTES.login.path, { answers: login.answers })
    await logIn('member', 'wrong-one')
    await expect
      .element(page.getByRole('alert').getByText('The account name or password is wrong'))
      .toBeVisible()
    expect(captcha.elements()).toHaveLength(0)
  })

  it('shows a captcha after a failure that requires one, and a new picture after each (S-login-05, S-login-06)', async () => {
    const failed = {
      ...login.answers,
      login: refusal(422, 'login.failed', { data: { captcha: 'CAPTCHA3' } }),
    }
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
    expect(second && (await login.key.open(second))).toMatchObject({
      captcha: '482915',
      captchaId: 'captcha-1',
    })
    await expect.poll(() => gateway.received('getCaptcha').length).toBe(2)
  })

  it('keeps what is typed before the first picture has come (S-login-06)', async () => {
    const picture = Promise.withResolvers<void>()
    const { getCaptcha } = login.answers
    await renderSite(ROUTES.login.path, {
      answers: {
        ...login.answers,
        getVerification: { human: false, captcha: true, codes: 'none' },
        getCaptcha: async () => {
          await picture.promise
          return getCaptcha as Schemas['Captcha']
        },
      },
    })
    await captcha.fill('482915')
    picture.resolve()
    await expect.poll(() => document.querySelector('img[src^="data:image/svg"]')).not.toBeNull()
    // A picture's effect on the field follows its paint.
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect.element(captcha).toHaveValue('482915')
  })

  it('loads another picture after a refusal of the account, whose attempt used it up (S-login-06)', async () => {
    const { gateway } = await renderSite(ROUTES.login.path, {
      answers: {
        ...login.answers,
        getVerification: { human: false, captcha: true, codes: 'none' },
        login: refusal(422, 'login.disabled'),
      },
    })
    await captcha.fill('482915')
    await logIn('member', 'Livery-2026')
    await expect.poll(() => gateway.received('getCaptcha').length).toBe(2)
    await expect.element(captcha).toHaveValue('')
  })

  it('loads another captcha on a tap, and with the other method (S-login-07, S-login-08)', async () => {
    const { gateway } = await renderSite(ROUTES.login.path, {
      answers: { ...login.answers, getVerification: { human: false, captcha: true, codes: 'gateway' } },
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
    const next = await sealingKey('key-2')
    const { gateway, services } = await renderSite(ROUTES.login.path, {
      answers: {
        ...login.answers,
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
    const { services } = await renderSite(ROUTES.login.path, { answers: login.answers })
    await submit.click()
    await expect.element(page.getByText('Please fill this in').first()).toBeVisible()
    await services.language.choose('AR')
    await expect.poll(() => document.documentElement.lang).toBe('ar')
    await expect.element(page.getByText('Please fill this in')).not.toBeInTheDocument()
  })

  it('signs in with a proof of work instead of the picture (S-login-22)', async () => {
    const { gateway } = await renderSite(ROUTES.login.path, {
      answers: {
        ...login.answers,
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
    expect(sent && (await login.key.open(sent))).toMatchObject({ captchaProof: expect.any(String) })
    expect(gateway.received('getHumanChallenge').at(-1)?.url.searchParams.get('instead')).toBe('captcha')
    await atHome()
  })

  it('counts a pause down, and sends nothing until its end', async () => {
    const { gateway } = await renderSite(ROUTES.login.path, {
      answers: { ...login.answers, login: refusal(429, 'rate.limited', { retryAfter: 2 }) },
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
    await renderSite(ROUTES.login.path, { answers: { ...login.answers, login: refusal(422, code) } })
    await logIn('staff', 'Livery-2026')
    await expect.element(page.getByRole('alert').getByText(text)).toBeVisible()
  })

  it('shows missing fields before anything is sent', async () => {
    const { gateway } = await renderSite(ROUTES.login.path, { answers: login.answers })
    await submit.click()
    await expect.element(password).toHaveAttribute('aria-invalid', 'true')
    await expect.element(username).toHaveFocus()
    expect(gateway.received('login')).toHaveLength(0)
  })
})
