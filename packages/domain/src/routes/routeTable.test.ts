import { expect, test } from 'vitest'

import { matchRoute, ROUTE_LIST } from './routes.ts'
import type { Route } from './routeTable.ts'

/** The routes of which something holds, each as a row of a table. */
const those = (holds: (route: Route) => boolean | undefined) =>
  ROUTE_LIST.filter(holds).map((route) => [route.id, route] as const)

test.each(those(({ isPublic }) => isPublic))(
  '%s is public: open to everybody, always there, at one address',
  (_, { access, flags, path }) => {
    expect({ access, flags }).toEqual({ access: 'anyone', flags: [] })
    expect(path).not.toContain(':')
  },
)

test.each(those(({ signIn }) => signIn))(
  '%s is a step of signing in: open to visitors, and its back button leads home',
  (_, route) => {
    expect(route).toMatchObject({ access: 'anyone', backGoesHome: true })
  },
)

test.each(those(({ ownDuties }) => ownDuties === 'start'))(
  '%s shows what the regulator asks at its start: it has a header of its own, or a game covers it',
  (_, { headerHidden, gambling, endless }) => {
    expect(headerHidden || (gambling === 'play' && endless)).toBe(true)
  },
)

test.each(those(({ ownDuties }) => ownDuties === 'end'))(
  '%s shows what the regulator asks at its end, which can be reached',
  (_, { endless }) => {
    expect(endless).toBeUndefined()
  },
)

test.each(those(({ endless }) => endless))('%s, whose end cannot be reached, is about games', (_, route) => {
  expect(route.gambling).toBeDefined()
})

test.each(those(({ tellsLastLogin }) => tellsLastLogin))(
  '%s has the line above the page that tells the last login',
  (_, { ownDuties }) => {
    expect(ownDuties).not.toBe('start')
  },
)

test.each(ROUTE_LIST.flatMap(({ path, spellings }) => spellings.map((spelling) => [spelling, path])))(
  '%s is a mis-typed %s, and no address of a page',
  (spelling, path) => {
    expect(matchRoute(spelling).redirect).toBe(path)
  },
)

test('home is the page of everything that has no other: one route has its extras', () => {
  expect(those(({ homeExtras }) => homeExtras).map(([id]) => id)).toEqual([matchRoute('/').route.id])
})
