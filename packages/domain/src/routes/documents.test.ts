import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { documentAddress, documentOf, HOME_DOCUMENT, PUBLIC_ROUTES } from './documents.ts'
import { ROUTES } from './routeTable.ts'

test.each([
  ['/', '', 'index.html'],
  ['/m/home', '?from=app', 'index.html'],
  ['/vi/', '', 'vi/index.html'],
  ['/zh-hans', '', 'zh-hans/index.html'],
  ['/m/login', '', '_pages/m/login.html'],
  ['/m/login', '?id=promo_1', '_pages/m/login.html'],
  ['/m/gameCenter', '', '_pages/m/gameCenter.html'],
  ['/m/gameCenter', '?gameType=NEW_GAME', '_pages/m/gameCenter@gameType=NEW_GAME.html'],
  ['/m/gameCenter', '?utm_source=mail&gameType=RNG', '_pages/m/gameCenter@gameType=RNG.html'],
  ['/m/activityDetail', '?id=promo_welcome', '_pages/m/activityDetail@id=promo_welcome.html'],
  ['/m/activityDetail', '?key=WELCOME', null],
  ['/m/activityDetail', '', null],
  ['/m/helpDetail', '?c=1&p=0', '_pages/m/helpDetail@p=0@c=1.html'],
  ['/m/helpDetail', '?p=2', '_pages/m/helpDetail@p=2.html'],
  ['/m/helpDetail', '?c=2', null],
  ['/m/gameCenter', '?gameType=../../etc', null],
  ['/m/gameCenter', '?gameType=%2e%2e', null],
  ['/m/member/home', '', null],
  ['/m/register.html', '', null],
  ['/nowhere', '', null],
])('%s%s is answered by %s', (path, search, file) => expect(documentOf(path, search)).toBe(file))

test('a page that is nothing without its query says by which parameter it is chosen', () => {
  const nameless = PUBLIC_ROUTES.filter(({ needsQuery, shows = [] }) => needsQuery && shows.length === 0)
  expect(nameless).toEqual([])
})

test('an address holds what the page shows, in the order of the route', () => {
  expect(documentAddress(ROUTES.helpDetail, { c: '1', p: '0' })).toBe('/m/helpDetail?p=0&c=1')
  expect(documentAddress(ROUTES.gameCenter)).toBe('/m/gameCenter')
})

test('no address leads out of the folder of documents', () => {
  const value = fc.oneof(fc.string(), fc.constantFrom('..', '../x', 'a/b', '%2e', 'a.b', '@'))
  const outside = fc.check(
    fc.property(fc.constantFrom(...PUBLIC_ROUTES), fc.array(value), ({ path, shows = [] }, values) => {
      const query = new URLSearchParams(shows.map((name, at) => [name, values[at] ?? '']))
      const file = documentOf(path, `?${query}`) ?? HOME_DOCUMENT
      return file === HOME_DOCUMENT || /^_pages(\/[\w-]+)+(@\w+=[\w-]+)*\.html$/.test(file)
    }),
  )
  expect(outside.counterexample).toBeNull()
})
