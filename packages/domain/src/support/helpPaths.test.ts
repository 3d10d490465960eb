import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { matchRoute } from '../routes/routes.ts'
import { helpDetailPath, helpPositionOf } from './helpPaths.ts'

test.each([
  [{ main: 0, child: null }, '/m/helpDetail?p=0'],
  [{ main: 1, child: null }, '/m/helpDetail?p=1'],
  [{ main: 1, child: 0 }, '/m/helpDetail?p=1&c=0'],
])('the address of %j is %s', (position, path) => expect(helpDetailPath(position)).toBe(path))

test.each([
  ['?p=2', { main: 2, child: null }],
  ['?p=0&c=1', { main: 0, child: 1 }],
  ['?p=999', { main: 999, child: null }],
  ['?p=1000', null],
  ['?c=1', null],
  ['?p=', null],
  ['?p=-1', null],
  ['?p=1.5', null],
  ['?p=x', null],
  ['?p=1&c=', null],
  ['?p=1&c=x', null],
  ['', null],
])('the query %j names %j', (search, position) => expect(helpPositionOf(search)).toEqual(position))

test('a position can be read back from its path', () => {
  const index = fc.nat({ max: 999 })
  fc.assert(
    fc.property(index, fc.option(index), (main, child) => {
      const [path = '', search = ''] = helpDetailPath({ main, child }).split('?')
      expect(matchRoute(path).route.id).toBe('helpDetail')
      expect(helpPositionOf(search)).toEqual({ main, child })
    }),
  )
})
