import { expect, test } from 'vitest'

import { languageHomePath, languageOfHome } from './languageHome.ts'
import { matchRoute, ROUTE_LIST } from './routes.ts'

test.each([
  ['vi', '/vi/'],
  ['zh-Hans', '/zh-hans/'],
  ['ms', '/ms/'],
])('home in %s is at %s, with and without its slash', (tag, path) => {
  expect(languageHomePath(tag)).toBe(path)
  for (const each of [path, path.slice(0, -1)]) {
    expect(languageOfHome(each)).toBe(tag.toLowerCase())
    expect(matchRoute(each)).toMatchObject({ route: { id: 'home' }, redirect: null })
  }
})

test.each(['/', '/m', '/m/', '/m/home', '/vi/home', '/VI/', '/nowhere', '/zh-', '/assets/'])(
  '%s chooses no language',
  (path) => expect(languageOfHome(path)).toBeNull(),
)

test('no route is taken for a language', () => {
  const paths = ROUTE_LIST.flatMap(({ path, aliases, spellings }) => [path, ...aliases, ...spellings])
  expect(paths.filter((path) => languageOfHome(path) !== null)).toEqual([])
})
