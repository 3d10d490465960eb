import { describe, expect, it } from 'vitest'

import { createBrowserStorage } from '#platform/storage/browserStorage.ts'
import { ENTRIES } from '#platform/storage/entries.ts'

import type { PasswordVault } from './passwordVault.ts'
import { forgetLogin, recallLogin, rememberedPassword, rememberLogin } from './rememberedLogin.ts'

const login = {
  type: 'username',
  username: 'Robin',
  password: 'Livery-2026',
  countryDialingCode: '',
} as const

/** Fake vault with readable sealing; after its key is destroyed it opens nothing. */
function testVault(): PasswordVault {
  let key: string | undefined = 'sealed:'
  return {
    seal: async (password) => `${key}${password.length}`,
    open: async (sealed) => (key !== undefined && sealed.startsWith(key) ? login.password : undefined),
    async forget() {
      key = undefined
    },
  }
}

describe('a remembered login', () => {
  it('is restored with its password, which was stored encrypted (S-login-10, S-login-11)', async () => {
    const [storage, vault] = [createBrowserStorage({ local: undefined, session: undefined }), testVault()]
    await rememberLogin(login, storage, vault)
    expect(storage.read(ENTRIES.rememberedLogin)?.password).toBe('sealed:11')
    expect(await recallLogin(storage, vault)).toEqual(login)
  })

  it.each<[string, PasswordVault | undefined]>([
    ['there is no vault, as in Node: neither IndexedDB nor a secure page', undefined],
    ['the vault refuses', { ...testVault(), seal: () => Promise.reject(new Error('full')) }],
  ])('stores the name alone where %s', async (_why, vault) => {
    const storage = createBrowserStorage({ local: undefined, session: undefined })
    await rememberLogin(login, storage, vault)
    expect(await recallLogin(storage, vault)).toEqual({ ...login, password: '' })
  })

  it('is removed together with its key (S-login-12)', async () => {
    const [storage, vault] = [createBrowserStorage({ local: undefined, session: undefined }), testVault()]
    await rememberLogin(login, storage, vault)
    const kept = storage.read(ENTRIES.rememberedLogin)
    await forgetLogin(storage, vault)
    expect(await recallLogin(storage, vault)).toBeUndefined()
    if (kept) storage.write(ENTRIES.rememberedLogin, kept)
    expect(await recallLogin(storage, vault)).toEqual({ ...login, password: '' })
  })

  it.each([
    ['robin', login.password],
    ['somebody_else', undefined],
  ])('returns the password for %s: %s', async (memberName, password) => {
    const [storage, vault] = [createBrowserStorage({ local: undefined, session: undefined }), testVault()]
    await rememberLogin(login, storage, vault)
    expect(await rememberedPassword(storage, memberName, vault)).toBe(password)
  })
})
