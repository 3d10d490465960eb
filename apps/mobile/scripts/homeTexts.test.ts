import { expect, test } from 'vitest'

import { textsIn } from './homeTexts.ts'

const IDS = [
  'home.hot',
  'home.jackpot',
  'home.jackpot.MINI',
  'route.home.title',
  'route.help.title',
  'free_reject',
]

test.each([
  [
    'literals in any quotes',
    'a("home.hot", \'free_reject\', `home.jackpot`)',
    ['home.hot', 'free_reject', 'home.jackpot'],
  ],
  ['a template for each id that fits it', 'id: `route.${e}.title`', ['route.home.title', 'route.help.title']],
  ['a template with its hole at the end', '`home.jackpot.${tier.kind}`', ['home.jackpot.MINI']],
  ['no template that begins with a hole', '`${area}.${name}`', []],
  ['no part of another text', '"home.hotels", "the home.hot", home.hot', []],
])('finds %s', (_, code, ids) => {
  expect(textsIn(code, IDS)).toEqual(ids)
})
