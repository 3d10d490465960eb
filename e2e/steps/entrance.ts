import type { Locator, Page } from '@playwright/test'

import type { Brand } from '../brands.ts'
import { codeSentTo } from '../sandbox.ts'
import { expect } from '../test.ts'

/** Login password of all seeded members. */
export const SEEDED_PASSWORD = 'Livery-2026'

/** Text field by its label. */
export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })

/** Button of the page's form; the same words can stand in the header. */
export const inForm = (page: Page, name: string): Locator =>
  page.locator('form').getByRole('button', { name, exact: true })

/** Fills in the login form by password, which may be the only way, and sends it. The answer is not awaited. */
export async function logIn(
  page: Page,
  { text }: Brand,
  username: string,
  password = SEEDED_PASSWORD,
): Promise<void> {
  const byPassword = page.getByRole('tab', { name: text('login.byPassword') })
  const user = field(page, text('login.usernameOrMobile'))
  await byPassword.or(user).first().waitFor()
  if (await byPassword.isVisible()) await byPassword.click()
  await user.fill(username)
  await field(page, text('login.password')).fill(password)
  await inForm(page, text('login.logIn')).click()
}

const storedSession = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))

/** Waits until the browser holds a session of a member. */
export async function newSession(page: Page, username: string): Promise<void> {
  await expect.poll(() => storedSession(page), { intervals: [50] }).toContain(`"userName":"${username}"`)
}

/** Requests a code, once the gateway's countries are loaded, and returns the code that was sent. */
export async function receiveCode(page: Page, { text }: Brand, mobile: string): Promise<string> {
  await field(page, text('entrance.mobile')).fill(mobile)
  const dialling = page.getByRole('button', { name: text('entrance.country') })
  await expect(dialling).toHaveText(/\+\d+/)
  const sent = page.waitForResponse((response) => /verification\/(code|sms\/noLogin)/.test(response.url()))
  await page.getByRole('button', { name: text('entrance.codeSend') }).click()
  expect((await sent).status()).toBe(200)
  return codeSentTo(`${(await dialling.innerText()).replaceAll(/\D/g, '')}${mobile.replace(/^0/, '')}`)
}

/** Visitor who is about to register. */
export interface Newcomer {
  /** Used where the brand registers by user name. */
  readonly username: string
  /** National number; unused by any other player. */
  readonly mobile: string
  readonly password: string
}

/**
 * Follows an invitation, looks at the login, comes back, and registers in the brand's first way; a name that is taken
 * is refused before.
 * @returns user name of the new member
 */
export async function register(
  page: Page,
  brand: Brand,
  invitation: string,
  { username, mobile, password }: Newcomer,
  look: () => Promise<void>,
): Promise<string> {
  const { text, config } = brand
  const byName = config.registration.methods.includes('username')
  const toggle = page.getByRole('navigation', { name: text('entrance.toggle') })
  await page.goto(`/m/register?affiliateCode=${invitation}`)
  await toggle.getByRole('link', { name: text('entrance.logIn'), exact: true }).click()
  await expect(page).toHaveURL(/\/m\/login/)
  await toggle.getByRole('link', { name: text('entrance.register'), exact: true }).click()
  await expect(page.getByRole('textbox', { name: text('register.field.affiliateCode') })).toHaveValue(
    invitation,
  )

  if (byName) {
    await field(page, text('register.field.username')).fill('member')
    await field(page, text('register.field.password')).fill(password)
    await expect(page.getByText(text('catalogue.username_exists'))).toBeVisible()
    await field(page, text('register.field.username')).fill(username)
  } else {
    await field(page, text('entrance.code')).fill(await receiveCode(page, brand, mobile))
    await field(page, text('register.field.password')).fill(password)
  }
  await field(page, text('register.field.confirmPassword')).fill(password)
  const birthday = field(page, text('register.field.birthday'))
  if (await birthday.isVisible()) await birthday.fill('19900427')
  await page.getByRole('button', { name: text('verification.captchaInstead') }).click()
  await look()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: text('register.submit') }).click()
  await expect(page).not.toHaveURL(/\/m\/register/, { timeout: 30_000 })
  const stored = JSON.parse((await storedSession(page)) ?? '{}') as { userName?: string }
  if (stored.userName === undefined) throw new Error('Registering gave no session.')
  return stored.userName
}

/** Changes the password; one that equals the old one is refused first. */
export async function changePassword(
  page: Page,
  { text }: Brand,
  { from, to }: { readonly from: string; readonly to: string },
  look: () => Promise<void>,
): Promise<void> {
  const submit = page.getByRole('button', { name: text('changePassword.submit') })
  await page.goto('/m/changePsw')
  await field(page, text('changePassword.old')).fill(from)
  await field(page, text('changePassword.next')).fill(from)
  await field(page, text('changePassword.confirm')).fill(from)
  await look()
  await submit.click()
  await expect(page.getByText(text('same_password'))).toBeVisible()
  await page.getByRole('button', { name: text('overlay.ok') }).click()
  await field(page, text('changePassword.next')).fill(to)
  await field(page, text('changePassword.confirm')).fill(to)
  await submit.click()
  await expect(page.getByText(text('in_chang_saved'))).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home/)
}

/** Signs out from the member center. */
export async function signOut(page: Page, { text }: Brand): Promise<void> {
  await page.goto('/m/member/home')
  await page.getByRole('button', { name: text('memberHome.signOut') }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: text('overlay.submit') }).click()
  await expect(page).toHaveURL(/\/m\/home/)
}

/** Sets a new password with a code to the mobile number. */
export async function recoverPassword(
  page: Page,
  brand: Brand,
  { mobile, password }: Pick<Newcomer, 'mobile' | 'password'>,
  look: () => Promise<void>,
): Promise<void> {
  const { text } = brand
  await page.goto('/m/forget')
  await look()
  await field(page, text('entrance.code')).fill(await receiveCode(page, brand, mobile))
  await field(page, text('forget.password')).fill(password)
  await field(page, text('forget.confirm')).fill(password)
  const done = page.waitForResponse(/member\/password\/phone/)
  await page.getByRole('button', { name: text('forget.submit') }).click()
  expect((await done).status()).toBe(200)
}
