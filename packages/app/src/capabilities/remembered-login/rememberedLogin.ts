import type { BrowserStorage } from '#platform/storage/browserStorage.ts'
import { ENTRIES, type RememberedLogin } from '#platform/storage/entries.ts'

import { passwordVault, type PasswordVault } from './passwordVault.ts'

/** Login that prefills the form. */
export interface LoginToFill {
  readonly type: RememberedLogin['type']
  readonly username: string
  /** Empty when only the name could be remembered. */
  readonly password: string
  readonly countryDialingCode: string
}

/** Reads the remembered login; a password that can no longer be opened is left out. */
export async function recallLogin(
  storage: BrowserStorage,
  vault: PasswordVault | undefined = passwordVault(),
): Promise<LoginToFill | undefined> {
  const remembered = storage.read(ENTRIES.rememberedLogin)
  if (!remembered) return undefined
  const password = remembered.password === '' ? '' : ((await vault?.open(remembered.password)) ?? '')
  return { ...remembered, password }
}

/** Stores a successful login; without WebCrypto or IndexedDB its name alone. */
export async function rememberLogin(
  login: LoginToFill,
  storage: BrowserStorage,
  vault: PasswordVault | undefined = passwordVault(),
): Promise<void> {
  let password = ''
  try {
    if (login.password !== '') password = (await vault?.seal(login.password)) ?? ''
  } catch {
    // IndexedDB is full or blocked: the name alone is stored.
  }
  storage.write(ENTRIES.rememberedLogin, { ...login, password })
}

/** Forgets the login and destroys the key it was sealed with: 'remember' was unticked, or the password changed. */
export async function forgetLogin(
  storage: BrowserStorage,
  vault: PasswordVault | undefined = passwordVault(),
): Promise<void> {
  storage.remove(ENTRIES.rememberedLogin)
  await vault?.forget().catch(() => undefined)
}

/** The password that this device stores for a member; undefined when it stores none, or another member's. */
export async function rememberedPassword(
  storage: BrowserStorage,
  memberName: string,
  vault: PasswordVault | undefined = passwordVault(),
): Promise<string | undefined> {
  const remembered = await recallLogin(storage, vault)
  if (remembered?.type !== 'username' || remembered.password === '') return undefined
  return remembered.username.toLowerCase() === memberName.toLowerCase() ? remembered.password : undefined
}
