import { createStore } from 'jotai'
import { expect, test } from 'vitest'

import { createBrowserStorage } from '#platform/storage/browserStorage.ts'

import { registerCountAtom } from './registerCount.ts'

test('the number of registrations is one for all pages, and of the device (S-register-22)', () => {
  const storage = createBrowserStorage({ local: undefined, session: undefined })
  const visit = createStore()
  visit.set(registerCountAtom, storage, 'read')
  expect(visit.get(registerCountAtom)).toBe(0)
  visit.set(registerCountAtom, storage, 'add')
  visit.set(registerCountAtom, storage, 'add')
  expect(visit.get(registerCountAtom)).toBe(2)
  const next = createStore()
  expect(next.get(registerCountAtom)).toBe(0)
  next.set(registerCountAtom, storage, 'read')
  expect(next.get(registerCountAtom)).toBe(2)
})
