import type { Page } from '@playwright/test'

import type { Brand } from '../brands.ts'
import { expect, test } from '../test.ts'

const PASSWORD = 'Livery-2026'
/** Nobody else's in these journeys: the list of devices is counted. */
const MEMBER = 'keeper'

test.use({ pictures: false })

/** Gives the page's browser a finger or face of its own, as a phone has. */
async function plugInAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether it answers, or waits for a player who looks elsewhere. */
    answers: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}

async function logIn(page: Page, { text }: Brand): Promise<void> {
  await page.goto('/m/login')
  await page.getByLabel(text('login.username')).fill(MEMBER)
  await page.getByRole('textbox', { name: text('login.password'), exact: true }).fill(PASSWORD)
  await page
    .locator('form')
    .getByRole('button', { name: text('login.logIn') })
    .click()
  await expect(page).not.toHaveURL(/\/m\/login/)
}

test('a member takes a passkey, comes back with it, and signs a forgotten device out', async ({
  page,
  brand,
  browser,
}) => {
  const { text, config } = brand
  test.skip(!config.flags.PASSKEYS, 'The brand has no passkeys.')
  const authenticator = await plugInAuthenticator(page)

  await test.step('after a login with the password a passkey is offered, and taken', async () => {
    await logIn(page, brand)
    const offer = page.getByRole('dialog', { name: text('passkey.offerTitle') })
    await offer.getByRole('button', { name: text('passkey.create') }).click()
    await expect(page.getByText(text('passkey.added'))).toBeVisible()
    await expect(offer).toBeHidden()
  })

  await test.step('signed out, the passkey lets the member in without a name', async () => {
    await page.goto('/m/member/home')
    await page.getByRole('button', { name: text('memberHome.signOut') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('overlay.submit') })
      .click()
    await expect(page).toHaveURL(/\/m\/home/)
    await authenticator.answers(false)
    // The page asks by itself at first, for what a browser suggests; the button's own asking takes the place of that.
    const options = '**/wps/session/passkey/options'
    const unasked = page.waitForResponse(options)
    await page.goto('/m/login')
    await unasked
    // Held until the authenticator answers again: a try that found it looking away would wait for ever.
    const held = Promise.withResolvers<void>()
    await page.route(options, async (route) => {
      await held.promise
      await route.continue()
    })
    const signIn = page.getByRole('button', { name: text('passkey.signIn') })
    await signIn.click()
    await expect(signIn).toBeDisabled()
    await authenticator.answers(true)
    held.resolve()
    await expect(page).toHaveURL(/\/m\/home/)
    await expect(page.getByRole('dialog', { name: text('passkey.offerTitle') })).toBeHidden()
  })

  await test.step('the page of devices tells how and when', async () => {
    await page.goto('/m/member/home')
    await page.getByRole('link', { name: text('route.security.title') }).click()
    await expect(page.getByText(text('security.thisDevice'))).toBeVisible()
    await expect(page.getByRole('listitem').getByText(text('security.method.passkey'))).toBeVisible()
  })
  if (!config.flags.MULTIDEVICE) return

  await test.step('a device that was forgotten elsewhere is signed out from here', async () => {
    const elsewhere = await browser.newContext({ baseURL: brand.origin })
    const forgotten = await elsewhere.newPage()
    await logIn(forgotten, brand)
    await page.reload()
    const devices = page.getByRole('group', { name: text('security.devices') })
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    await devices.getByRole('button').click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('security.signOut') })
      .click()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await forgotten.goto('/m/member/home')
    await expect(forgotten.getByText(text('failure.sessionReplaced'))).toBeVisible()
    await elsewhere.close()
  })
})
