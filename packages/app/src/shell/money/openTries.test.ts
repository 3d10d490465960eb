import { expect, test } from 'vitest'

import { OPEN_TRIES, tryFor, withTry } from './openTries.ts'

const HOUR = 3_600_000
const open = { key: 'first', content: 'card 100.00', at: 0 }

test.each([
  ['the same again', open, 'card 100.00', HOUR, 'first'],
  ['another amount', open, 'card 50.00', HOUR, 'new'],
  ['the same after a day', open, 'card 100.00', 24 * HOUR, 'new'],
  ['nothing open', undefined, 'card 100.00', HOUR, 'new'],
])('%s goes out under the key that keeps it one order', (_, before, content, now, key) => {
  expect(tryFor(before, content, { now, newKey: () => 'new' })).toMatchObject({ key, content })
})

test('a try is kept beside those of others, and goes when it was answered', () => {
  const both = withTry({ 'vip/deposit': open }, 'member/deposit', { ...open, key: 'second' })
  expect(Object.keys(both)).toEqual(['vip/deposit', 'member/deposit'])
  expect(withTry(both, 'vip/deposit', undefined)).toEqual({ 'member/deposit': { ...open, key: 'second' } })
})

test.each([
  [{ a: open }, true],
  [{}, true],
  [{ a: { key: 'first' } }, false],
  [null, false],
])('of what is stored, %j is trusted: %s', (value, trusted) => expect(OPEN_TRIES.guard(value)).toBe(trusted))
