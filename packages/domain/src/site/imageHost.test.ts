import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { chooseImageHost, imageUrl } from './imageHost.ts'

const hosts = ['https://a', 'https://b/']

test.each([
  [0, 'https://a'],
  [0.499, 'https://a'],
  [0.5, 'https://b/'],
  [0.999, 'https://b/'],
])('chance %d chooses %s (S-home-34)', (chance, host) =>
  expect(chooseImageHost(hosts, () => chance)).toBe(host),
)

test('no host is chosen from an empty list', () => expect(chooseImageHost([])).toBeNull())

test('every host has the same chance', () => {
  const many = Array.from({ length: 4 }, (_, index) => `https://${index}`)
  const chosen = Array.from({ length: 100 }, (_, step) => chooseImageHost(many, () => step / 100))
  expect(many.map((host) => chosen.filter((each) => each === host).length)).toEqual([25, 25, 25, 25])
})

test('the chosen host is in the list, whatever the random number', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  fc.assert(
    fc.property(chance, (value) => {
      expect(hosts).toContain(chooseImageHost(hosts, () => value))
    }),
  )
})

test.each([
  ['/x.png', 'https://b/', 'https://b/x.png'],
  ['x.png', 'https://b', 'https://b/x.png'],
  ['//x.png', 'https://b', '//x.png'],
  ['https://c/x.png', 'https://b', 'https://c/x.png'],
  ['data:image/png;base64,AA', 'https://b', 'data:image/png;base64,AA'],
  ['/x.png', null, '/x.png'],
  ['', 'https://b', ''],
])('the picture %j on %j is %j', (path, host, address) => expect(imageUrl(path, host)).toBe(address))
