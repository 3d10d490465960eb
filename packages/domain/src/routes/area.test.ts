import { expect, test } from 'vitest'

import { areaOf } from './area.ts'
import { type RouteId, ROUTES } from './routeTable.ts'

test.each<[RouteId, string | undefined]>([
  ['login', 'entrance'],
  ['register', 'entrance'],
  ['deposit', 'money'],
  ['gameCenter', 'play'],
  ['lottery', 'lottery'],
  ['memberHome', 'account'],
  ['inviteFriends', 'agent'],
  ['help', 'help'],
  ['promotions', 'help'],
  ['home', undefined],
  ['withdraw', undefined],
  ['vip', undefined],
])('the page of %s is downloaded with the area %s', (id, area) => {
  expect(areaOf(ROUTES[id])).toBe(area)
})
