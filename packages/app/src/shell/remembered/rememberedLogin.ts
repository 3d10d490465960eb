import { ENTRIES, type BrowserStorage, type RememberedLogin } from '../storage/index.ts'
import { passwordVault, type PasswordVault } from './passwordVault.ts'

/** A login as the form fills it in again. */
export interface LoginToFill {
  readonly type: RememberedLogin['type']
  readonly username: string
  /** Empty when only the name could be remembered. */
  readonly password: string
  readonly countryDialingCode: string
}

/** Reads the remembered login; a password that cannot be opened any more is left out. */
export async function recallLogin(
  storage: BrowserStorage,
  vault: PasswordVault | undefined = passwordVault(),
): Promise<LoginToFill | undefined> {
  const remembered = storage.read(ENTRIES.rememberedLogin)
  if (!remembered) return undefined
  const password = remembered.password === '' ? '' : ((await vault?.open(remembered.password)) ?? '')
  return { ...remembered, password }
}

/** Remembers a login that worked; without WebCrypto or IndexedDB its name alone. */
export async function rememberLogin(
  login: LoginToFill,
  storage: BrowserStorage,
  vault: PasswordVault | undefined = passwordVault(),
): Promise<void> {
  let password = ''
  try {
    if (login.password !== '') password = (await vault?.seal(login.password)) ?? ''
  } catch {
    // A full or blocked IndexedDB: the name is still worth remembering.
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

/** The password this device remembers of a member; undefined when it remembers none, or another member's. */
export async function rememberedPassword(
  storage: BrowserStorage,
  memberName: string,
  vault: PasswordVault | undefined = passwordVault(),
): Promise<string | undefined> {
  const remembered = await recallLogin(storage, vault)
  if (remembered?.type !== 'username' || remembered.password === '') return undefined
  return remembered.username.toLowerCase() === memberName.toLowerCase() ? remembered.password : undefined
}
