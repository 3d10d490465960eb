import type { Page } from '@playwright/test'

/** Recorder of a page's requests, console output and errors, which also reads the browser's storage. */
export interface TrafficRecorder {
  /** Places where one of the secrets appears, plain or in a reversible encoding; empty when nowhere. */
  findSecrets(secrets: readonly string[], options?: { readonly except?: RegExp }): Promise<string[]>
}

/** Starts recording a page: addresses, headers and bodies of its requests, its console, its errors. */
export function recordTraffic(page: Page): TrafficRecorder {
  const notes: string[] = []
  page.on('request', (request) =>
    notes.push(
      `request ${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`,
    ),
  )
  page.on('console', (message) => notes.push(`console ${message.text()}`))
  page.on('pageerror', (error) => notes.push(`error ${error.message} ${error.stack ?? ''}`))
  return {
    async findSecrets(secrets, { except } = {}) {
      const forms = secrets.flatMap(encodingsOf)
      const places = [...notes, ...(await page.evaluate(browserStorage))]
      return places.filter((place) => !except?.test(place) && forms.some((form) => place.includes(form)))
    },
  }
}

/**
 * Content of storage, cookies and every database. Fails on an extractable key, which would expose the data that
 * it encrypts.
 */
async function browserStorage(): Promise<string[]> {
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')))
    })
  const kept = [
    ...Object.entries(localStorage).map(([key, value]) => `localStorage ${key} ${value}`),
    ...Object.entries(sessionStorage).map(([key, value]) => `sessionStorage ${key} ${value}`),
    `cookie ${document.cookie}`,
  ]
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const values: unknown[] = await settled(database.transaction(store).objectStore(store).getAll())
      for (const value of values) {
        if (value instanceof CryptoKey && value.extractable)
          throw new Error(`${name} contains an extractable key`)
        kept.push(`indexedDB ${name}/${store} ${JSON.stringify(value)}`)
      }
    }
    database.close()
  }
  return kept
}

/** Encodings of a secret: plain, in a query, in JSON escapes, in hexadecimal and in base64 at any offset. */
function encodingsOf(secret: string): string[] {
  const bytes = Buffer.from(secret)
  const inBase64 = [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64')
    // The first and last base64 characters also encode bits of neighbouring bytes.
    return encoded.slice(Math.ceil((offset * 4) / 3), Math.floor(((offset + bytes.length) * 4) / 3))
  })
  return [secret, encodeURIComponent(secret), JSON.stringify(secret), bytes.toString('hex'), ...inBase64]
}
