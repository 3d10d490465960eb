import { ROUTES } from '@livery/domain/routes'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { openPanelAtom } from '#platform/panels/panels.atoms.ts'
import { ENTRIES } from '#platform/storage/entries.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { testBoot } from '#testing/testBoot.ts'

import { atHome, logIn, password, prepareLogin, submit, username } from './login.fixture.ts'

describe('login', () => {
  const login = prepareLogin()

  it('signs in with an encrypted body and goes home (S-login-03, S-login-19)', async () => {
    const { services, gateway } = await renderSite(ROUTES.login.path, { answers: login.answers })
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
      answers: { ...login.answers, getHelpCenter: { list: [] } },
    })
    services.store.set(openPanelAtom, 'login')
    await logIn('member', 'Livery-2026')
    await expect.poll(() => services.session.current()?.token).toBe('t')
    await expect.poll(() => services.store.get(openPanelAtom)).toBeUndefined()
    expect(location.pathname).toBe(ROUTES.help.path)
  })

  it('leads back to the wanted page also by way of the password recovery (S-session-08)', async () => {
    await renderSite(ROUTES.betRecord.path, { answers: login.answers })
    await expect.poll(() => location.pathname).toBe(ROUTES.login.path)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('link', { name: 'Back to login' }).click()
    await expect.poll(() => location.pathname).toBe(ROUTES.login.path)
    await logIn('member', 'Livery-2026')
    await expect.poll(() => location.pathname).toBe(ROUTES.betRecord.path)
  })

  it('leads from the modal to the registration, and back to the page under it (S-session-08)', async () => {
    const { services } = await renderSite(ROUTES.help.path, {
      answers: { ...login.answers, getHelpCenter: { list: [] } },
    })
    services.store.set(openPanelAtom, 'login')
    await page.getByRole('dialog').getByRole('link', { name: 'Register' }).click()
    await expect.poll(() => location.pathname).toBe(ROUTES.register.path)
    services.session.start({ token: 't', memberName: 'member', type: 0, firstTimeLogin: true })
    await expect.poll(() => location.pathname).toBe(ROUTES.help.path)
  })

  it('never stores the password readable, and fills it in again (S-login-09, S-login-11)', async () => {
    const { services } = await renderSite(ROUTES.login.path, { answers: login.answers })
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
    await renderSite(ROUTES.login.path, { answers: login.answers })
    await page.getByRole('button', { name: 'Switch to the light theme' }).click()
    await expect.element(page.getByRole('button', { name: 'Switch to the dark theme' })).toBeVisible()
    expect(document.documentElement.dataset['theme']).toBe('light')
  })

  it('lets a trial player sign in with a real account (S-login-27)', async () => {
    const { services } = await renderSite(ROUTES.login.path, {
      answers: login.answers,
      session: { ...memberSession, token: 'trial', userName: 'trial1', type: 4 },
    })
    await logIn('member', 'Livery-2026')
    await expect.poll(() => services.session.current()?.token).toBe('t')
    await atHome()
  })

  it('signs in by a code from a text message, with the number without its leading zero (S-login-04)', async () => {
    const { gateway } = await renderSite(ROUTES.login.path, {
      answers: {
        ...login.answers,
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
    expect(sent && (await login.key.open(sent))).toEqual({
      type: 'sms',
      username: '79234567',
      password: '482915',
      countryDialingCode: '356',
    })
    await atHome()
  })

  it('names the countries of dialling codes in the player’s language, and finds them by digits of any script', async () => {
    localStorage.clear()
    localStorage.setItem('language', 'AR')
    const country = (code: string, name: string, countryDialingCode: string) => ({
      country: code,
      name,
      countryDialingCode,
      sampleNumber: '79234567',
    })
    await renderSite(ROUTES.login.path, {
      storage: 'kept',
      answers: {
        ...login.answers,
        getCountries: {
          list: [
            country('MT', 'Malta', '356'),
            country('GB', 'United Kingdom', '44'),
            country('DE', 'Germany', '49'),
          ],
        },
      },
    })
    await page.getByRole('tab').nth(1).click()
    await page.getByRole('button', { name: /مالطا/ }).click()
    const named = () =>
      page
        .getByRole('option')
        .elements()
        .map((option) => option.textContent)
    await expect.poll(named).toEqual(['مالطا+356', 'ألمانيا+49', 'المملكة المتحدة+44'])
    const search = page.getByRole('searchbox')
    for (const typed of ['٤٩', 'المانيا', 'germany']) {
      await search.fill(typed)
      await expect.poll(named).toEqual(['ألمانيا+49'])
    }
  })

  it('signs in a visitor who has left the page meanwhile, and leaves them where they are', async () => {
    const late = Promise.withResolvers<{ readonly trial: number }>()
    const { services } = await renderSite(ROUTES.login.path, {
      answers: {
        ...login.answers,
        createTrialAccount: () => late.promise,
        freePlay: { token: 'trial', userName: 'trial48213', customerType: 4 },
      },
    })
    await page.getByRole('button', { name: 'Try for free' }).click()
    services.navigator.go(ROUTES.help.path)
    await expect.poll(() => location.pathname).toBe(ROUTES.help.path)
    late.resolve({ trial: 48_213 })
    await expect.poll(() => services.session.current()?.token).toBe('trial')
    expect(location.pathname).toBe(ROUTES.help.path)
  })

  it('starts a trial with play money (S-login-18, S-trial-01, S-trial-12)', async () => {
    const { services } = await renderSite(ROUTES.login.path, {
      answers: {
        ...login.answers,
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
    await renderSite(ROUTES.login.path, { answers: login.answers, boot })
    await expect.element(username).toBeVisible()
    const methods = page.getByRole('tablist', { name: 'Login method' }).getByRole('tab')
    await expect.poll(() => methods.elements().length).toBe(tabs)
  })

  it('leads to the forgotten password (S-login-17)', async () => {
    await renderSite(ROUTES.login.path, { answers: login.answers })
    await expect
      .element(page.getByRole('link', { name: 'Forgot password?' }))
      .toHaveAttribute('href', ROUTES.forget.path)
  })

  it('replaces the route when it switches to registration (S-login-01)', async () => {
    await renderSite(ROUTES.login.path, { answers: login.answers })
    const before = history.length
    await page.getByRole('link', { name: 'Register' }).click()
    await expect.poll(() => location.pathname).toBe(ROUTES.register.path)
    expect(history.length).toBe(before)
  })
})
