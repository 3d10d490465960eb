import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { withQuery } from './query.ts'

test.each([
  [{}, '/m/game'],
  [{ a: undefined, b: '' }, '/m/game'],
  [{ a: '1', b: undefined, c: '3' }, '/m/game?a=1&c=3'],
  [{ b: '2', a: '1' }, '/m/game?b=2&a=1'],
  [{ a: '0' }, '/m/game?a=0'],
  [{ a: 'x&y=z' }, '/m/game?a=x%26y%3Dz'],
  [{ a: 'a b' }, '/m/game?a=a+b'],
])('with %j the address is %s', (values, address) => expect(withQuery('/m/game', values)).toBe(address))

test('an address gives back the values it was made of, whatever is in them', () => {
  const name = fc.stringMatching(/^[a-z]{1,8}$/)
  const value = fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined })
  fc.assert(
    fc.property(fc.dictionary(name, value), (values) => {
      const [path, query = ''] = withQuery('/m/game', values).split('?')
      expect(path).toBe('/m/game')
      expect([...new URLSearchParams(query)]).toEqual(Object.entries(values).filter(([, of]) => of))
    }),
  )
})
