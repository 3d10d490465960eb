import type { Page } from '@playwright/test'

/** Everything that has left a page and everything that stays in its browser, as somebody who listens would have it. */
export interface Eavesdropper {
  /** The places where one of the secrets can be read, plainly or in an encoding anybody can undo; empty when nowhere. */
  heard(secrets: readonly string[], options?: { readonly except?: RegExp }): Promise<string[]>
}

/** Listens to a page from now on: addresses, headers and bodies of its requests, its console, its errors. */
export function eavesdropOn(page: Page): Eavesdropper {
  const notes: string[] = []
  page.on('request', (request) =>
    notes.push(
      `request ${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`,
    ),
  )
  page.on('console', (message) => notes.push(`console ${message.text()}`))
  page.on('pageerror', (error) => notes.push(`error ${error.message} ${error.stack ?? ''}`))
  return {
    async heard(secrets, { except } = {}) {
      const forms = secrets.flatMap(disguises)
      const places = [...notes, ...(await page.evaluate(keptInBrowser))]
      return places.filter((place) => !except?.test(place) && forms.some((form) => place.includes(form)))
    },
  }
}

/** What is kept: storage, cookies, and every database. A key that could be read out is as good as what it locks. */
async function keptInBrowser(): Promise<string[]> {
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
          throw new Error(`${name} keeps a key to be read out`)
        kept.push(`indexedDB ${name}/${store} ${JSON.stringify(value)}`)
      }
    }
    database.close()
  }
  return kept
}

/** A secret as it is, and as it looks in a query, in JSON's escapes, in hexadecimal and in base64 at any offset. */
function disguises(secret: string): string[] {
  const bytes = Buffer.from(secret)
  const inBase64 = [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64')
    // The first and the last sign also carry bits of what stands beside it.
    return encoded.slice(Math.ceil((offset * 4) / 3), Math.floor(((offset + bytes.length) * 4) / 3))
  })
  return [secret, encodeURIComponent(secret), JSON.stringify(secret), bytes.toString('hex'), ...inBase64]
}
