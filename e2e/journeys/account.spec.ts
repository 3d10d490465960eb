import { openingLoginMethod } from '@livery/domain/validation'
import type { TenantConfig } from '@livery/tenant'
import type { Page } from '@playwright/test'

import { replaceLicence } from '../../tooling/evidence/replaceLicence.ts'
import { accessible } from '../steps/accessible.ts'
import { field, inForm, logIn, newSession, receiveCode, SEEDED_PASSWORD } from '../steps/entrance.ts'
import { expect, test, walkInTurn } from '../test.ts'
import { recordTraffic } from '../trafficRecorder.ts'

test.use({ pictures: false })

/** True for a brand whose login opens with user name and password, on a device that was not here before. */
const opensByPassword = ({ registration: { methods }, flags }: TenantConfig): boolean =>
  openingLoginMethod({
    remembered: undefined,
    registration: methods,
    smsOffered: flags.MOBILEVERCODELOGIN3,
  }) === 'username'

/** Scripts of the site but its first, which is there at once. */
const BUT_THE_FIRST = /\/assets\/(?!main-)[^/]+\.js$/

/** Holds scripts back, as a slow line does. @returns lets them go */
async function holdSite(page: Page, scripts = BUT_THE_FIRST): Promise<() => void> {
  let startSite = (): void => undefined
  const held = new Promise<void>((resolve) => (startSite = resolve))
  await page.route(scripts, async (route) => {
    await held
    await route.continue()
  })
  return startSite
}

/**
 * Fills in a field as a password manager does, between the time React marks it and the time it answers for its form, and
 * sends the form as soon as it is ready.
 */
function fillInAndSendDuringAdoption(field: Node, value: string): Promise<void> {
  return new Promise((resolve) => {
    let isFilled = false
    const turns = new MessageChannel()
    turns.port1.addEventListener('message', () => {
      if (!isFilled && Object.keys(field).some((key) => key.startsWith('__reactProps'))) {
        isFilled = true
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      const form = document.querySelector<HTMLFormElement>('form[data-ready]')
      if (!isFilled || !form) return turns.port2.postMessage(0)
      form.requestSubmit()
      resolve()
    })
    turns.port1.start()
    turns.port2.postMessage(0)
  })
}

test.describe('account', () => {
  test('wrong passwords lead to a captcha, which a proof of work replaces (S-login-05, S-login-06)', async ({
    page,
    brand,
  }) => {
    // The brand that reads from right to left.
    walkInTurn(brand, 2)
    const { text } = brand
    const traffic = recordTraffic(page)
    await page.goto('/m/login')
    await accessible(page)
    for (let tries = 0; tries < 3; tries += 1) {
      const answer = page.waitForResponse(/session\/login$/)
      await logIn(page, brand, 'nonagent', 'Wrong-2026')
      await answer
      await expect(page.getByRole('alert').getByText(text('catalogue.login_failed'))).toBeVisible()
    }
    await expect(field(page, text('verification.captcha'))).toBeVisible()
    await accessible(page)
    await page.getByRole('button', { name: text('verification.captchaInstead') }).click()
    // Proof of work takes variable time: it runs for this form and for the login check.
    await expect(page.getByText(text('verification.checked'))).toHaveCount(2, { timeout: 60_000 })
    await logIn(page, brand, 'nonagent')
    await newSession(page, 'nonagent')
    expect(await traffic.findSecrets([SEEDED_PASSWORD, 'Wrong-2026'])).toEqual([])
  })

  test('what is typed and sent before the site has started is kept, and sent by the site (S-login-30)', async ({
    page,
    brand,
  }) => {
    walkInTurn(brand, 0, opensByPassword)
    const { text } = brand
    const traffic = recordTraffic(page)
    const startSite = await holdSite(page)
    await page.goto('/m/login')
    await field(page, text('login.usernameOrMobile')).fill('nonagent')
    await field(page, text('login.password')).fill(SEEDED_PASSWORD)
    await page.keyboard.press('Enter')
    startSite()
    await newSession(page, 'nonagent')
    expect(await traffic.findSecrets([SEEDED_PASSWORD])).toEqual([])
  })

  test('what is filled in and sent while the site adopts the page is kept, and sent by the site (S-login-30)', async ({
    page,
    brand,
  }) => {
    walkInTurn(brand, 0, opensByPassword)
    const { text } = brand
    const startSite = await holdSite(page)
    await page.goto('/m/login')
    await field(page, text('login.usernameOrMobile')).fill('nonagent')
    const password = field(page, text('login.password'))
    const sent = password.evaluate(fillInAndSendDuringAdoption, SEEDED_PASSWORD)
    startSite()
    await sent
    await newSession(page, 'nonagent')
  })

  for (const [what, isAdopted] of [
    ['adopts', true],
    ['draws anew', false],
  ] as const)
    test(`what is typed before the first script is kept on a page that the site ${what} (S-login-30)`, async ({
      page,
      context,
      brand,
    }) => {
      walkInTurn(brand, 0, opensByPassword)
      // Without the data of its content a document is not adopted.
      if (!isAdopted) await replaceLicence(context, brand.config)
      const startSite = await holdSite(page, /\/assets\/[^/]+\.js$/)
      await page.goto('/m/login', { waitUntil: 'commit' })
      const name = field(page, brand.text('login.usernameOrMobile'))
      await name.fill('nonagent')
      const drawn = await name.elementHandle()
      startSite()
      await page.locator('form[data-ready]').waitFor()
      expect(await drawn?.evaluate((before) => before.isConnected)).toBe(isAdopted)
      await expect(name).toHaveValue('nonagent')
    })

  test('a tap before the site has started is answered by the site (S-login-30)', async ({ page, brand }) => {
    // A brand with one way of logging in has no tabs to tap.
    walkInTurn(brand, 1, ({ flags }) => flags.MOBILEVERCODELOGIN3)
    const startSite = await holdSite(page)
    await page.goto('/m/login')
    const other = page.getByRole('tab', { selected: false })
    const method = await other.textContent()
    await other.click()
    startSite()
    await expect(page.getByRole('tab', { selected: true })).toHaveText(method ?? '')
  })

  test('a sign-in elsewhere ends the session with a message, in all tabs (S-session-07)', async ({
    page,
    brand,
    browser,
  }) => {
    const { text } = brand
    walkInTurn(brand, 0, ({ flags }) => !flags.MULTIDEVICE)
    await page.goto('/m/login')
    await logIn(page, brand, 'nonagent')
    await newSession(page, 'nonagent')
    const tab = await page.context().newPage()
    await tab.goto('/m/help')
    const elsewhere = await browser.newContext({ baseURL: brand.origin })
    const other = await elsewhere.newPage()
    await other.goto('/m/login')
    // Calls of the first page are left unanswered until it is loaded anew: one of its polls might report the replaced
    // session just before, and the message would go with the page.
    const calls = /\/(wps|lgw|lotto)\//
    await page.route(calls, () => undefined)
    await logIn(other, brand, 'nonagent')
    await newSession(other, 'nonagent')
    await page.unroute(calls)
    await page.reload()
    await expect(page.getByText(text('failure.sessionReplaced'))).toBeVisible()
    await elsewhere.close()
    const kept = () => tab.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))
    await expect.poll(kept, { intervals: [50] }).toBeNull()
    await tab.getByRole('button', { name: text('frame.menu') }).click()
    await expect(tab.getByRole('dialog').getByText(text('sideMenu.login'), { exact: true })).toBeVisible()
  })

  test('a trial player plays, and is invited to register where a member is required (S-login-18, S-trial-06)', async ({
    page,
    brand,
  }) => {
    walkInTurn(brand, 0)
    const { text } = brand
    await page.goto('/m/login')
    await page.getByRole('button', { name: text('login.trial') }).click()
    await expect(page).toHaveURL(/\/m\/home/)
    await page
      .getByRole('navigation', { name: text('frame.main') })
      .getByText(text('frame.member'), { exact: true })
      .click()
    const alert = page.getByRole('alertdialog')
    await expect(alert.getByText(text('free_reject'))).toBeVisible()
    await alert.getByRole('button', { name: text('overlay.registerNow') }).click()
    await expect(page).toHaveURL(/\/m\/register/)
  })

  test('a member signs in with a single-use code (S-login-04)', async ({ page, brand }) => {
    const { text } = brand
    walkInTurn(brand, 1, ({ flags }) => flags.MOBILEVERCODELOGIN3)
    await page.goto('/m/login')
    await page.getByRole('tab', { name: text('login.bySms') }).click()
    const code = await receiveCode(page, brand, '0790000005')
    await accessible(page)
    await field(page, text('entrance.code')).fill(code)
    await inForm(page, text('login.logIn')).click()
    await newSession(page, 'nonagent')
  })

  test('a visitor signs in with an account at a provider, or cancels there (S-login-15, S-login-16)', async ({
    page,
    brand,
  }) => {
    const { text } = brand
    walkInTurn(brand, 0, ({ signIn }) => signIn.google !== undefined)
    await page.goto('/m/member/home')
    await expect(page).toHaveURL(/\/m\/login/)
    await page.getByRole('button', { name: text('social.facebook') }).click()
    await page
      .getByRole('link', { name: /cancel/i })
      .or(page.getByRole('button', { name: /cancel/i }))
      .click()
    await expect(page.getByRole('heading', { name: text('social.deniedTitle') })).toBeVisible()
    await accessible(page)
    await page.getByRole('button', { name: text('social.again') }).click()
    await page.getByRole('button', { name: text('social.google') }).click()
    await page.getByRole('button', { name: /Alex Borg/ }).click()
    await expect(page).toHaveURL(/\/m\/member\/home/)
    await newSession(page, 'alexborg')
    // The authorisation code is single-use: the same address signs in no second time.
    await page.goto('/m/login/callback/google?code=c1&state=' + 'x'.repeat(43))
    await expect(page).toHaveURL(/\/m\/home/)
  })
})
