import { expect, test } from 'vitest'

import { fingerprint, markStale, renewed, staleIn, stillStale } from './stale.ts'

const before = { a: 'Bet', b: 'Draw' }
const after = { a: 'Stake', b: 'Draw', c: 'New' }
const translations = { DE: { a: 'Wette', b: 'Ziehung' }, FR: { a: 'Pari' } }

test('a changed English text makes its translations stale, and no other', () => {
  expect(markStale({}, before, after, translations)).toEqual({
    a: { DE: fingerprint('Wette'), FR: fingerprint('Pari') },
  })
  expect(markStale({}, before, before, translations)).toEqual({})
})

test('a language leaves the list by a new translation', () => {
  const stale = markStale({}, before, after, translations)
  const renewed = { ...translations, DE: { a: 'Einsatz' } }
  expect(staleIn(stillStale(stale, after, renewed), 'DE')).toEqual([])
  expect(staleIn(stillStale(stale, after, renewed), 'FR')).toEqual(['a'])
})

test('a text that is gone is stale in no language', () => {
  const stale = markStale({}, before, after, translations)
  expect(stillStale(stale, { b: 'Draw' }, translations)).toEqual({})
})

test('a text that changes again stays stale for those who have not renewed it', () => {
  const stale = markStale({}, before, after, translations)
  const renewed = { ...translations, DE: { a: 'Einsatz', b: 'Ziehung' } }
  const again = markStale(stale, after, { ...after, a: 'Your stake' }, renewed)
  expect(again).toEqual({ a: { DE: fingerprint('Einsatz'), FR: fingerprint('Pari') } })
})

test('a translation that its translator found right is stale no longer, in that language alone', () => {
  const stale = markStale({}, before, { ...after, b: 'Draws' }, translations)
  expect(renewed(stale, 'DE', ['a', 'b'])).toEqual({ a: { FR: fingerprint('Pari') } })
})
