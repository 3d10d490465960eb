import { expect, test } from 'vitest'

import { createBrowserStorage } from '#platform/storage/browserStorage.ts'
import { ENTRIES } from '#platform/storage/entries.ts'

import { countVisit, isReturning, visitsOf } from './visits.ts'

test('counts a visit once for each tab, and knows who comes again (S-home-39)', () => {
  const storage = createBrowserStorage({ local: undefined, session: undefined })
  const counted = () => {
    countVisit(storage)
    return [visitsOf(storage), isReturning(storage)]
  }
  expect(counted()).toEqual([1, false])
  expect(counted()).toEqual([1, false])
  storage.remove(ENTRIES.visiting)
  expect(counted()).toEqual([2, true])
})
