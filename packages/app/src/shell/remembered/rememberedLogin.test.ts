import { describe, expect, it } from 'vitest'

import { createBrowserStorage, ENTRIES } from '../storage/index.ts'
import type { PasswordVault } from './passwordVault.ts'
import { forgetLogin, recallLogin, rememberedPassword, rememberLogin } from './rememberedLogin.ts'

const login = {
  type: 'username',
  username: 'Robin',
  password: 'Livery-2026',
  countryDialingCode: '',
} as const

/** A vault whose sealing is easy to see through; forgetting its key leaves nothing to open. */
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
  it('comes back with its password, which was kept sealed', async () => {
    const [storage, vault] = [createBrowserStorage({ local: undefined, session: undefined }), testVault()]
    await rememberLogin(login, storage, vault)
    expect(storage.read(ENTRIES.rememberedLogin)?.password).toBe('sealed:11')
    expect(await recallLogin(storage, vault)).toEqual(login)
  })

  it.each<[string, PasswordVault | undefined]>([
    ['there is no vault, as in Node: neither IndexedDB nor a secure page', undefined],
    ['the vault refuses', { ...testVault(), seal: () => Promise.reject(new Error('full')) }],
  ])('has its name alone where %s', async (_why, vault) => {
    const storage = createBrowserStorage({ local: undefined, session: undefined })
    await rememberLogin(login, storage, vault)
    expect(await recallLogin(storage, vault)).toEqual({ ...login, password: '' })
  })

  it('is gone once it was forgotten, and so is the key', async () => {
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
  ])('lends its password to %s: %s', async (memberName, password) => {
    const [storage, vault] = [createBrowserStorage({ local: undefined, session: undefined }), testVault()]
    await rememberLogin(login, storage, vault)
    expect(await rememberedPassword(storage, memberName, vault)).toBe(password)
  })
})
