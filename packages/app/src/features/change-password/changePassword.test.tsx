import { ROUTES } from '@livery/domain/routes'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import type { BrowserStorage } from '#platform/storage/browserStorage.ts'
import { ENTRIES } from '#platform/storage/entries.ts'
import { refusal, type Answers, type Refusal } from '#testing/fakeGateway.ts'
import { memberSession, renderSite } from '#testing/renderSite.tsx'
import { memberSite } from '#testing/samples.ts'

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const submit = page.getByRole('button', { name: 'Change password' })

/** Keeps a password the way the login page does. */
async function remember(storage: BrowserStorage, password: string, username = 'member'): Promise<void> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('livery', 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('keys'))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(new Error('IndexedDB refused')))
  })
  const transaction = database.transaction('keys', 'readwrite')
  transaction.objectStore('keys').put(key, 'rememberedLogin')
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  database.close()
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(password))
  storage.write(ENTRIES.rememberedLogin, {
    type: 'username',
    username,
    password: btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed))),
    countryDialingCode: '',
  })
}

describe('changing the password', () => {
  let sent: unknown[]
  let answeredAt = 0
  let refused: Refusal | undefined
  const answers: Answers = {
    ...memberSite,
    changePassword: ({ body }) => {
      sent.push(JSON.parse(body))
      answeredAt = performance.now()
      return refused ?? {}
    },
  }
  beforeEach(() => {
    sent = []
    refused = undefined
  })

  async function open() {
    return renderSite(ROUTES.changePassword.path, { answers, session: memberSession })
  }
  /** Opens the page with a remembered password: the page is opened after it was stored. */
  async function openRemembering(password: string, username?: string) {
    const site = await renderSite(ROUTES.home.path, { answers, session: memberSession })
    await remember(site.services.storage, password, username)
    site.services.navigator.go(ROUTES.changePassword.path)
    await expect.element(field('New password')).toBeVisible()
    return site
  }
  async function fillIn(old: string | undefined, next: string): Promise<void> {
    if (old !== undefined) await field('Old password').fill(old)
    await field('New password').fill(next)
    await field('Confirm new password').fill(next)
    await submit.click()
  }

  it('shows a message, and opens home a second later (S-password-08, S-password-09)', async () => {
    const { services } = await open()
    await expect.element(field('Username')).toHaveAttribute('readonly')
    await expect.element(field('Username')).toHaveValue('member')
    await fillIn('Livery-2026', 'Livery-2027')
    await expect.element(page.getByText('Changes saved')).toBeVisible()
    expect(location.pathname).toBe(ROUTES.changePassword.path)
    await expect.poll(() => location.pathname, { timeout: 3_000 }).toBe(ROUTES.home.path)
    expect(performance.now() - answeredAt).toBeGreaterThanOrEqual(1_000)
    expect(sent).toEqual([
      { oldPassword: 'Livery-2026', newPassword: 'Livery-2027', confirmNewPassword: 'Livery-2027' },
    ])
    expect(services.session.current()).toBeDefined()
  })

  it('leaves a player where they are who went on meanwhile (S-password-08)', async () => {
    const late = Promise.withResolvers<Record<string, never>>()
    const { services } = await renderSite(ROUTES.changePassword.path, {
      answers: { ...answers, changePassword: () => late.promise },
      session: memberSession,
    })
    await fillIn('Livery-2026', 'Livery-2027')
    await expect.element(page.getByText('Please wait…')).toBeVisible()
    services.navigator.go(ROUTES.memberHome.path)
    await expect.element(field('New password')).not.toBeInTheDocument()
    late.resolve({})
    await expect.element(page.getByText('Changes saved')).toBeVisible()
    await new Promise((resolve) => {
      setTimeout(resolve, 1_200)
    })
    expect(location.pathname).toBe(ROUTES.memberHome.path)
  })

  it('is disabled while it is being saved (S-password-08, S-timing-03)', async () => {
    let finish: (() => void) | undefined
    const slow = new Promise<void>((resolve) => {
      finish = resolve
    })
    await renderSite(ROUTES.changePassword.path, {
      answers: {
        ...answers,
        changePassword: async () => {
          await slow
          return refusal(500, 'server.error')
        },
      },
      session: memberSession,
    })
    await fillIn('Livery-2026', 'Livery-2027')
    await expect.element(page.getByText('Please wait…')).toBeVisible()
    finish?.()
    await expect.poll(() => page.getByText('Please wait…').elements().length).toBe(0)
  })

  it('reports in a pop-up that the new password equals the old one, without calling the gateway (S-password-06)', async () => {
    await open()
    await fillIn('Livery-2026', 'Livery-2026')
    const dialog = page.getByRole('alertdialog')
    await expect.element(dialog.getByText('Your new password must differ from the old one')).toBeVisible()
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect.poll(() => dialog.elements().length).toBe(0)
    expect(sent).toHaveLength(0)
  })

  it.each([
    ['password.old_wrong', 'The old password is wrong', 'oldPassword'],
    ['password.mismatch', 'The two passwords do not match', 'confirmNewPassword'],
  ] as const)('%s: “%s” under its field', async (code, text, name) => {
    await open()
    refused = refusal(422, code)
    await fillIn('Livery-2026', 'Livery-2027')
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe(name)
  })

  it('shows which fields are missing (S-password-07)', async () => {
    await open()
    await expect.element(field('Old password')).toBeVisible()
    await submit.click()
    await expect.element(page.getByText('Enter the new password again')).toBeVisible()
    await expect.element(field('Old password')).toHaveFocus()
  })

  it('sends a remembered password as the old one, and removes it afterwards (S-login-12, S-password-04)', async () => {
    const { services } = await openRemembering('Livery-2026')
    expect(field('Old password').elements()).toHaveLength(0)
    await fillIn(undefined, 'Livery-2027')
    await expect.poll(() => sent).toMatchObject([{ oldPassword: 'Livery-2026', newPassword: 'Livery-2027' }])
    await expect.poll(() => services.storage.read(ENTRIES.rememberedLogin)).toBeUndefined()
  })

  it('asks for the old password when the remembered one is wrong', async () => {
    const { services } = await openRemembering('stale-one')
    refused = refusal(422, 'password.old_wrong')
    await fillIn(undefined, 'Livery-2027')
    await expect.element(field('Old password')).toBeVisible()
    await expect.element(page.getByText('The old password is wrong')).toBeVisible()
    expect(services.storage.read(ENTRIES.rememberedLogin)).toBeUndefined()
  })

  it('ignores another member’s password', async () => {
    await openRemembering('Livery-2026', 'somebody')
    await expect.element(field('Old password')).toBeVisible()
  })
})
