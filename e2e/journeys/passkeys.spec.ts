import type { Page } from '@playwright/test'

import type { Brand } from '../brands.ts'
import { logIn } from '../steps/entrance.ts'
import { expect, test, walkInTurn } from '../test.ts'

/** Member of this journey only, because it counts the devices. */
const MEMBER = 'keeper'

test.use({ pictures: false })

/** Adds a virtual authenticator to the page's browser, like a phone's fingerprint or face sensor. */
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
    /** Switches between an authenticator that confirms at once and one that waits for the user. */
    answers: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}

async function logInByPassword(page: Page, brand: Brand): Promise<void> {
  await page.goto('/m/login')
  await logIn(page, brand, MEMBER)
  await expect(page).not.toHaveURL(/\/m\/login/)
}

test('a member creates a passkey, signs in with it, and signs out another device', async ({
  page,
  brand,
  browser,
}) => {
  const { text, config } = brand
  // The last of them lets a member be signed in on several devices, which this journey ends by hand.
  walkInTurn(brand, 1, ({ flags }) => flags.PASSKEYS)
  const authenticator = await plugInAuthenticator(page)

  await test.step('a passkey is offered after a password login, and created', async () => {
    await logInByPassword(page, brand)
    const offer = page.getByRole('dialog', { name: text('passkey.offerTitle') })
    await offer.getByRole('button', { name: text('passkey.create') }).click()
    await expect(page.getByText(text('passkey.added'))).toBeVisible()
    await expect(offer).toBeHidden()
  })

  await test.step('after signing out, the passkey signs the member in without a name', async () => {
    await page.goto('/m/member/home')
    await page.getByRole('button', { name: text('memberHome.signOut') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('overlay.submit') })
      .click()
    await expect(page).toHaveURL(/\/m\/home/)
    await authenticator.answers(false)
    // The page first requests options by itself, for the browser's autofill; a press of the button replaces
    // that request.
    const options = '**/wps/session/passkey/options'
    const unsolicited = page.waitForResponse(options)
    await page.goto('/m/login')
    await unsolicited
    // Holds the request until the authenticator confirms again: a request made before that would wait
    // forever.
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

  await test.step('the page of devices shows method and time (S-member-05)', async () => {
    await page.goto('/m/member/home')
    await page.getByRole('link', { name: text('route.security.title') }).click()
    await expect(page.getByText(text('security.thisDevice'))).toBeVisible()
    await expect(page.getByRole('listitem').getByText(text('security.method.passkey'))).toBeVisible()
  })
  if (!config.flags.MULTIDEVICE) return

  await test.step('another device is signed out from this one', async () => {
    const elsewhere = await browser.newContext({ baseURL: brand.origin })
    const forgotten = await elsewhere.newPage()
    await logInByPassword(forgotten, brand)
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
