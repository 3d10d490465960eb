/** Encrypts remembered passwords with a key that no script can export (S-login-11). */
export interface PasswordVault {
  /** Base64 of a fresh nonce and the ciphertext. */
  seal(password: string): Promise<string>
  /** The password, or undefined when it was sealed under another key or is no sealed text at all. */
  open(sealed: string): Promise<string | undefined>
  /** Destroys the key, and with it everything ever sealed. */
  forget(): Promise<void>
}

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

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return settled(request)
}

async function withStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase()
  try {
    return await settled(work(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

async function findKey(): Promise<CryptoKey | undefined> {
  const stored: unknown = await withStore('readonly', (store) => store.get(KEY_NAME))
  return stored instanceof CryptoKey ? stored : undefined
}

async function makeKey(): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await withStore('readwrite', (store) => store.put(key, KEY_NAME))
  return key
}

/** The vault of this browser; undefined where there is no WebCrypto (plain http) or no IndexedDB. */
export function passwordVault(): PasswordVault | undefined {
  if (!('subtle' in globalThis.crypto) || !('indexedDB' in globalThis)) return undefined
  return {
    async seal(password) {
      const key = (await findKey()) ?? (await makeKey())
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
      const text = new TextEncoder().encode(password)
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, text)
      return btoa(String.fromCharCode(...nonce, ...new Uint8Array(sealed)))
    },
    async open(sealed) {
      try {
        const key = await findKey()
        if (!key) return undefined
        const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0))
        const nonce = bytes.subarray(0, NONCE_BYTES)
        const text = await crypto.subtle.decrypt(
          { name: 'AES-GCM', iv: nonce },
          key,
          bytes.subarray(NONCE_BYTES),
        )
        return new TextDecoder().decode(text)
      } catch {
        return undefined
      }
    },
    async forget() {
      await withStore('readwrite', (store) => store.delete(KEY_NAME))
    },
  }
}
