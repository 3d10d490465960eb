import { describe, expect, it } from 'vitest'

import { createBrowserStorage } from './browserStorage.ts'
import { ENTRIES } from './entries.ts'

function memoryArea(initial: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(initial))
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

const refusing: Storage = {
  ...memoryArea(),
  getItem: () => {
    throw new DOMException('denied', 'SecurityError')
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
  removeItem: () => {
    throw new DOMException('denied', 'SecurityError')
  },
}

const session = { token: 't', merchantCode: 'M', userName: 'member', type: 0 }

describe('browser storage (S-session-01)', () => {
  it.each([
    ['session', session],
    ['theme', 'light'],
    ['status', { kind: 'maintenance', info: null }],
    ['balanceHidden', true],
  ] as const)('reads what it wrote: %s', (name, value) => {
    const storage = createBrowserStorage({ local: memoryArea(), session: memoryArea() })
    const entry = ENTRIES[name] as Parameters<typeof storage.write>[0]
    storage.write(entry, value)
    expect(storage.read(entry)).toEqual(value)
  })

  it.each([
    ['broken JSON', '{"token":'],
    ['a number', '7'],
    ['null', 'null'],
    ['a missing field', '{"token":"t","merchantCode":"M","userName":"member"}'],
    ['a wrong type', '{"token":5,"merchantCode":"M","userName":"member","type":0}'],
  ])('reads %s as absent, and erases it', (_name, raw) => {
    const local = memoryArea({ MC_SESSION_INFO: raw })
    const storage = createBrowserStorage({ local, session: memoryArea() })
    expect(storage.read(ENTRIES.session)).toBeUndefined()
    expect(local.getItem('MC_SESSION_INFO')).toBeNull()
  })

  it('keeps values in memory where the browser refuses to store them (S-session-09)', () => {
    const storage = createBrowserStorage({ local: refusing, session: undefined })
    expect(storage.read(ENTRIES.session)).toBeUndefined()
    storage.write(ENTRIES.session, session)
    expect(storage.read(ENTRIES.session)).toEqual(session)
    storage.remove(ENTRIES.session)
    expect(storage.read(ENTRIES.session)).toBeUndefined()
    expect(() => storage.clearSession()).not.toThrow()
  })

  it('writes text entries as plain strings, which the pre-paint script reads', () => {
    const local = memoryArea()
    createBrowserStorage({ local, session: memoryArea() }).write(ENTRIES.theme, 'dark')
    expect(local.getItem('theme')).toBe('dark')
  })
})
