import type { Schemas } from '@livery/api'
import { expect, test } from 'vitest'

import { sampleGame } from '#testing/samples.ts'

import {
  filterToWire,
  gameFromWire,
  menuEntryFromWire,
  vendorMappingFromWire,
  type CatalogueFilter,
} from './gameMapping.ts'

test.each<[Partial<Schemas['Game']>, object]>([
  [{}, { vendor: 'PRISM', name: 'Golden Koi', playTypes: ['trad'] }],
  [{ displayName: '', gameName: 'KOI' }, { name: 'KOI' }],
  [{ lottoMode: 'Tradition,Entertainment' }, { playTypes: ['trad', 'ent'] }],
  [
    { supportPlay: false, gameClassify: 'BG' },
    { supportsFreePlay: false, classification: 'BG' },
  ],
  [{ mobileLargeIcon: '/large', showIcon: '/shown', iconUrl: '/icon' }, { picture: '/large' }],
  [{ mobileLargeIcon: '', showIcon: '/shown', iconUrl: '/icon' }, { picture: '/shown' }],
  [{ mobileLargeIcon: '', showIcon: '', iconUrl: '/icon' }, { picture: '/icon' }],
])('a game with %o arrives with %o (S-wire-06, S-centre-21)', (more, game) => {
  expect(gameFromWire(sampleGame('1', 'Golden Koi', more))).toMatchObject(game)
})

test.each([
  ['PG Soft', 'PGS', 'PG Soft'],
  ['', 'PGS', 'PGS'],
])('a vendor displayed as %j, filed as %j, is called %s', (displayName, accountTypeName, name) => {
  const vendor = {
    vassalage: 'PG',
    displayName,
    accountTypeName,
    gameType: 'RNG',
    iconUrl: '/pg',
    gameCount: 3,
  }
  const entry = { gameCategory: 'RNG', displayName: 'Slots', iconUrl: '/', vendors: [vendor] }
  expect(menuEntryFromWire(entry as Schemas['GameMenuItem'])).toEqual({
    gameCategory: 'RNG',
    vendors: [{ vendor: 'PG', gameType: 'RNG', name, picture: '/pg', games: 3 }],
  })
})

test('vendors arrive by category', () => {
  const entry = { gameCategory: 'LIVE', vassalage: 'A', gameType: 'LIVE', gameId: 'g', nodeId: 'n' } as const
  expect(vendorMappingFromWire([entry, { ...entry, vassalage: 'B' }])).toEqual({
    LIVE: [
      { vendor: 'A', gameType: 'LIVE', gameId: 'g', nodeId: 'n' },
      { vendor: 'B', gameType: 'LIVE', gameId: 'g', nodeId: 'n' },
    ],
  })
})

test('a lottery vendor arrives with its play types and family of draws (S-entrance-05)', () => {
  const entry = {
    gameCategory: 'LOTT',
    vassalage: 'LOTT',
    gameType: 'LOTT',
    gameId: 'lobby',
    nodeId: 'n',
    gameGroupId: 'D5',
    lottoMode: 'Tradition,Entertainment',
  } as const
  expect(vendorMappingFromWire([entry])['LOTT']).toMatchObject([
    { gameGroupId: 'D5', playTypes: ['trad', 'ent'] },
  ])
})

test.each<[CatalogueFilter, object]>([
  [{}, {}],
  [
    { gameType: 'RNG', vendor: 'BGS' },
    { gameType: 'RNG', vassalage: 'BGS' },
  ],
  [
    { classification: 'BG', minBet: '1', minLine: 25 },
    { gameClassify: 'BG', minBet: '1', minLine: 25 },
  ],
])('the filter %o is sent as %o', (filter, query) => {
  expect(filterToWire(filter)).toEqual(query)
})
