import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { bannersOf, carouselBanners, hasLiveModel } from './banners.ts'
import { BANNER_GROUPS } from './wire.ts'

const banners = ['m_live', 'm_home', 'm_newgame', 'm_invite', 'm_reg', 'other'].map((groupName) => ({
  groupName,
}))

test.each([
  [true, ['m_live', 'm_home']],
  [false, ['m_home']],
])('with a live model %s the carousel shows %j (S-home-01)', (live, groups) => {
  expect(carouselBanners(banners, live).map(({ groupName }) => groupName)).toEqual(groups)
})

test.each([
  ['home', 'm_home'],
  ['live', 'm_live'],
  ['newGame', 'm_newgame'],
  ['invite', 'm_invite'],
  ['registration', 'm_reg'],
] as const)('the banners of %s are those of %s (S-home-03)', (group, groupName) => {
  expect(bannersOf(banners, group)).toEqual([{ groupName }])
})

test.each([
  [[], false],
  [[{ active: true, streaming: false }], false],
  [[{ active: false, streaming: true }], false],
  [
    [
      { active: true, streaming: false },
      { active: false, streaming: true },
    ],
    false,
  ],
  [
    [
      { active: false, streaming: false },
      { active: true, streaming: true },
    ],
    true,
  ],
])('of the models %j one is live: %s', (models, live) => expect(hasLiveModel(models)).toBe(live))

test('the carousel keeps the order of the banners and shows none twice', () => {
  const groups = fc.array(fc.constantFrom(...Object.values(BANNER_GROUPS), 'other'))
  fc.assert(
    fc.property(groups, fc.boolean(), (names, live) => {
      const given = names.map((groupName, id) => ({ groupName, id }))
      const shown = carouselBanners(given, live).map(({ id }) => id)
      expect(shown).toEqual([...new Set(shown)].toSorted((a, b) => a - b))
      expect(shown).toHaveLength(
        names.filter((name) => name === 'm_home' || (live && name === 'm_live')).length,
      )
    }),
  )
})
