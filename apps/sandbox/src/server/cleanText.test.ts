import { expect, test } from 'vitest'

import { uncleanText } from './cleanText.ts'

test.each<[unknown, unknown]>([
  [{ nickname: 'Zoë 🎲' }, undefined],
  [{ nickname: 'a\0b' }, { nickname: 'pattern' }],
  [{ nickname: '\ud800' }, { nickname: 'pattern' }],
  [{ nickname: '\udc00x' }, { nickname: 'pattern' }],
  [{ list: [{ name: 'ok' }, { name: '\0' }] }, { 'list.1.name': 'pattern' }],
  [{ 'a\0': 1 }, { a: 'pattern' }],
  [{ '\ud800': 1 }, { '\ufffd': 'pattern' }],
  [{ list: [{ toString: 1 }] }, { 'list.0.toString': 'unknown' }],
  [JSON.parse('{"__proto__":{"admin":true}}'), { ['__proto__']: 'unknown' }],
  ['\0', { body: 'pattern' }],
  [{ bytes: Buffer.from('\0') }, undefined],
  [null, undefined],
  [7, undefined],
])('of %j it finds %j', (value, found) => expect(uncleanText(value)).toEqual(found))

test('a value of endless depth is refused, not followed', () => {
  let deep: unknown = 'x'
  for (let level = 0; level < 20_000; level += 1) deep = [deep]
  expect(uncleanText(deep)).toEqual({ [Array(64).fill('0').join('.').slice(0, 64)]: 'pattern' })
})
