import { createHmac } from 'node:crypto'

import { expect, it } from 'vitest'

import { secretRandom } from './secretRandom.ts'

const many = (key: string, name: string, count = 64): number[] => {
  const random = secretRandom(key, name)
  return Array.from({ length: count }, () => random.next())
}

it('gives the same sequence for a key and a name, and another for another of either', () => {
  expect(many('key', 'draw')).toEqual(many('key', 'draw'))
  expect(many('other', 'draw')).not.toEqual(many('key', 'draw'))
  expect(many('key', 'draws')).not.toEqual(many('key', 'draw'))
  expect(secretRandom('key', 'draw').fork('1').next()).not.toBe(secretRandom('key', 'draw').fork('2').next())
})

it('takes its numbers from successive blocks of HMAC-SHA-256, four from each', () => {
  const block = (index: number) => createHmac('sha256', 'key').update(`draw#${index}`).digest()
  const numbers = many('key', 'draw', 5)
  expect(numbers[0]).toBe(Number(block(0).readBigUInt64BE(0) >> 11n) / 2 ** 53)
  expect(numbers[4]).toBe(Number(block(1).readBigUInt64BE(0) >> 11n) / 2 ** 53)
})

it('stays within its bounds, spread evenly', () => {
  const random = secretRandom('key', 'dice')
  const counts = new Map<number, number>()
  for (let turn = 0; turn < 6000; turn += 1) {
    const face = random.integer(1, 6)
    counts.set(face, (counts.get(face) ?? 0) + 1)
  }
  expect([...counts.keys()].toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
})
