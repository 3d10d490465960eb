import { ENTRIES, type BrowserStorage } from '../../shell/storage/index.ts'

/** Where the login page keeps the key it sealed the remembered password with (decision 11). */
const DATABASE = 'livery'
const STORE = 'keys'
const KEY_NAME = 'rememberedLogin'
const NONCE_BYTES = 12

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')))
  })
}

async function findKey(): Promise<CryptoKey | undefined> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  const database = await settled(request)
  try {
    const stored: unknown = await settled(
      database.transaction(STORE, 'readonly').objectStore(STORE).get(KEY_NAME),
    )
    return stored instanceof CryptoKey ? stored : undefined
  } finally {
    database.close()
  }
}

/**
 * The password this device remembers of a member; undefined when it remembers none, another member's, or one that
 * cannot be opened any more.
 */
export async function rememberedPassword(
  storage: BrowserStorage,
  memberName: string,
): Promise<string | undefined> {
  const remembered = storage.read(ENTRIES.rememberedLogin)
  if (!remembered || remembered.type !== 'username' || remembered.password === '') return undefined
  if (remembered.username.toLowerCase() !== memberName.toLowerCase()) return undefined
  try {
    const key = await findKey()
    if (!key) return undefined
    const bytes = Uint8Array.from(atob(remembered.password), (character) => character.charCodeAt(0))
    const nonce = bytes.subarray(0, NONCE_BYTES)
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, bytes.subarray(NONCE_BYTES))
    return new TextDecoder().decode(text)
  } catch {
    return undefined
  }
}

/** Erases the remembered login: a changed password must not be offered again. */
export function forgetRemembered(storage: BrowserStorage): void {
  storage.remove(ENTRIES.rememberedLogin)
}
