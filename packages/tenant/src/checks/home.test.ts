import { describe, expect, it } from 'vitest'

import type { TenantInput } from '../config.ts'
import type { HomeSectionInput } from '../layout/homeSections.ts'
import { describeProblem } from '../problem.ts'
import { readTenant } from '../schema/readTenant.ts'
import { soundTenant } from '../testing/soundTenant.ts'
import { checkHome } from './home.ts'
import { checkSports } from './sports.ts'

type Layout = NonNullable<TenantInput['layout']>

/** Sentences about a brand with a layout. */
function saidOf(layout: Layout): readonly string[] {
  const { config, problems } = readTenant(soundTenant({ layout }), { tenant: 'harbour', file: 'tenant.ts' })
  return [...problems, ...(config ? checkHome(config) : [])].map(describeProblem)
}

const RAIL = { kind: 'categories' } as const
const HOT = { kind: 'hot' } as const
const home = (...sections: HomeSectionInput[]): Layout => ({ home: sections })

describe('a home with a mistake', () => {
  it.each<[Layout, string]>([
    // A section as JavaScript may write it; the types refuse it.
    [
      home(RAIL, { ...HOT, variant: 'side' as 'grid' }),
      "layout.home.1.variant: found 'side', expected one of grid, row, bento, ranked for hot.",
    ],
    [
      { ...home(RAIL, HOT), gameTile: 'square', tileCaption: 'none' },
      "layout.tileCaption: found 'none' on square tiles, expected below or over.",
    ],
    [home(HOT), "layout.home: found no categories, expected a section 'categories' for everybody."],
    [
      home({ ...RAIL, audience: ['member'] }, HOT),
      "layout.home: found no categories, expected a section 'categories' for everybody.",
    ],
    [home(RAIL, HOT, { kind: 'category' }), 'layout.home.2.category: found nothing'],
    [
      home(RAIL, HOT, { kind: 'hero', category: 'RNG' }),
      "layout.home.2.category: found 'RNG', expected none for hero.",
    ],
    [
      home(RAIL, HOT, { kind: 'category', category: 'SPORTS' }),
      "layout.home.2.category: found 'SPORTS', expected a category of games.categories.",
    ],
    [home(RAIL, HOT, { kind: 'hero', limit: 3 }), 'layout.home.2.limit: found 3, expected none for hero.'],
    [
      home(RAIL, HOT, HOT),
      "layout.home.2: found another section 'hot', expected hot once for each audience.",
    ],
    [
      home(RAIL, { ...HOT, audience: ['visitor'] }, { ...HOT, audience: ['new'] }),
      "layout.home.2: found another section 'hot'",
    ],
    [
      home(RAIL, { kind: 'hero', audience: ['returning'] }, HOT),
      'layout.home.1.audience: found new or returning before the first games',
    ],
    [
      home(RAIL, { ...HOT, audience: ['visitor'] }),
      'layout.home: found no games among the first 6 sections of a member',
    ],
    [
      home(
        RAIL,
        { kind: 'hero' },
        { kind: 'news' },
        { kind: 'account' },
        { kind: 'invite' },
        { kind: 'winners' },
        HOT,
      ),
      'layout.home: found no games among the first 6 sections of a visitor',
    ],
    [
      { bottomMenu: { entries: ['home', 'games', 'memberCentre'], raised: 'deposit' } },
      "layout.bottomMenu.raised: found 'deposit', expected one of bottomMenu.entries.",
    ],
    [
      { bottomMenu: { entries: ['games', 'deposit', 'memberCentre'] } },
      "layout.bottomMenu.entries: found games, deposit, memberCentre, expected 'home' among them.",
    ],
    [
      { bottomMenu: { entries: ['home', 'sports', 'memberCentre'] } },
      "layout.bottomMenu.entries: found 'sports', expected no entry of a category that the brand does not offer.",
    ],
  ])('%j is reported as %s (S-home-38)', (layout, said) => {
    expect(saidOf(layout).join('\n')).toContain(said)
  })
})

describe('a sound home', () => {
  it.each<[string, Layout]>([
    ['an order that is named', { home: 'sports' }],
    ['the shortest list', home(RAIL, HOT)],
    [
      'a kind once for each audience',
      home(
        { kind: 'account', audience: ['visitor'] },
        { kind: 'account', variant: 'bar', audience: ['member'] },
        RAIL,
        HOT,
      ),
    ],
    [
      'an offer for a first visit below the games',
      home(RAIL, HOT, { kind: 'promotions', audience: ['new'] }),
    ],
    [
      'the same kind of shelf for two categories',
      home(RAIL, HOT, { kind: 'category', category: 'RNG' }, { kind: 'category', category: 'HOT' }),
    ],
  ])('%s has no problem', (_, layout) => {
    expect(saidOf(layout)).toEqual([])
  })
})

describe('a brand that calls itself a sportsbook (S-sports-10)', () => {
  const BOARD = { kind: 'sports-board' } as const

  it.each<[string, Partial<TenantInput>, readonly string[]]>([
    ['with prices', { layout: home(RAIL, HOT, BOARD), games: { categories: ['HOT', 'SPORTS'] } }, []],
    ['without a board', { games: { categories: ['HOT', 'SPORTS'] } }, ['description']],
    ['without sports', { layout: home(RAIL, HOT, BOARD), games: { categories: ['HOT'] } }, ['description']],
  ])('%s', (_, changes, fields) => {
    const tenant = soundTenant({ description: 'A quiet Sports book: clear prices.', ...changes })
    const { config } = readTenant(tenant, { tenant: 'harbour', file: 'tenant.ts' })
    expect(config && checkSports(config).map(({ field }) => field)).toEqual(fields)
  })
})
