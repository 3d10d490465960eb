import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { allFlags, WHITELABEL_FLAGS, type WhitelabelFlag } from '../site/flags.ts'
import { isRouteAvailable } from './routeAvailability.ts'
import { ROUTE_LIST } from './routes.ts'
import { type RouteId, ROUTES } from './routeTable.ts'

const table: [RouteId, WhitelabelFlag[], boolean][] = [
  ['home', [], true],
  ['help', [], true],
  ['feedback', [], false],
  ['feedback', ['MENU_FEEDBACK'], true],
  ['socialCallback', [], false],
  ['socialCallback', ['GOOGLELOGIN3'], true],
  ['vip', ['MENU_FEEDBACK'], false],
]

it.each(table)('%s with %j on: %s (S-roles-06)', (id, on, available) => {
  const flags = { ...allFlags(false), ...Object.fromEntries(on.map((flag) => [flag, true])) }
  expect(isRouteAvailable(id, flags)).toBe(available)
})

it('leaves nothing out where every flag is on', () => {
  expect(isRouteAvailable('accountRecord', allFlags(true))).toBe(true)
})

it('is unavailable exactly when every flag of its own is off', () => {
  const route = fc.constantFrom(...ROUTE_LIST.map(({ id }) => id))
  fc.assert(
    fc.property(route, fc.subarray([...WHITELABEL_FLAGS]), (id, on) => {
      const flags = { ...allFlags(false), ...Object.fromEntries(on.map((flag) => [flag, true])) }
      const own = ROUTES[id].flags
      expect(isRouteAvailable(id, flags)).toBe(own.length === 0 || own.some((flag) => on.includes(flag)))
    }),
  )
})
