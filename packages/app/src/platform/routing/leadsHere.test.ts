import { expect, it } from 'vitest'

import { leadsHere } from './leadsHere.ts'

it.each([
  ['/m/home', 'https://a.example/m/home', true],
  ['https://a.example/m/home', 'https://a.example/m/home', true],
  ['?type=fav', 'https://a.example/m/gameList?type=fav', true],
  ['/m/home', 'https://a.example/m/login?back=/m/home', false],
  ['/m/home', 'https://a.example/vi/m/home', false],
  ['/m/home', 'https://a.example/m/home?category=RNG', false],
  ['https://b.example/m/home', 'https://a.example/m/home', false],
])('%s, tapped at %s, is the same page: %s', (href, here, same) => {
  expect(leadsHere(href, here)).toBe(same)
})
