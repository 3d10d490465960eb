import { expect, it } from 'vitest'

import { allFlags, type WhitelabelFlag } from './flags.ts'
import { isRouteReachable } from './reach.ts'
import type { RouteId } from './routeTable.ts'

const table: [RouteId, WhitelabelFlag[], boolean][] = [
  ['home', [], true],
  ['help', [], true],
  ['feedback', [], false],
  ['feedback', ['MENU_FEEDBACK'], true],
  ['socialCallback', [], false],
  ['socialCallback', ['GOOGLELOGIN3'], true],
  ['vipBenefits', ['MENU_FEEDBACK'], false],
]

it.each(table)('%s with %j on: %s', (id, on, reachable) => {
  const flags = { ...allFlags(false), ...Object.fromEntries(on.map((flag) => [flag, true])) }
  expect(isRouteReachable(id, flags)).toBe(reachable)
})

it('leaves nothing out where every flag is on', () => {
  expect(isRouteReachable('accountRecord', allFlags(true))).toBe(true)
})
