import type { TileBadge } from '@livery/tenant'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'

import { factOf } from './tileFacts.ts'
import { pictureOfPreview, pictureOfTile } from './tileShape.ts'

const intl = createIntl({ locale: 'en-GB', timeZone: 'UTC', onError: () => undefined })
const all = { players: 128, returnToPlayer: '96.18', playedAt: '2026-11-22T23:30:00.000Z' }
const none = { players: undefined, returnToPlayer: undefined, playedAt: undefined }

describe('the figure on a tile', () => {
  it.each<[string, readonly TileBadge[], Partial<typeof all>, string | undefined]>([
    ['the first that the brand wants', ['new', 'returnToPlayer', 'players'], all, 'RTP 96.18%'],
    ['the first that there is', ['lastPlayed', 'players'], { players: 1200 }, '1,200 playing'],
    ['the day of the last game', ['lastPlayed'], all, 'Played 22 Nov'],
    ['none for a game without players', ['players'], { players: 0 }, undefined],
    ['none without data', ['players', 'returnToPlayer', 'lastPlayed'], {}, undefined],
    ['none that the brand does not want', ['jackpot', 'new'], all, undefined],
  ])('is %s (S-home-43)', (_, badges, game, said) => {
    expect(factOf({ ...none, ...game }, badges, intl)).toBe(said)
  })
})

const art = { portrait: '/portrait', square: '/square', wide: '/wide' }

describe('the picture of a tile', () => {
  it.each([
    ['has no letters below its name', 'square', 'below', '/square'],
    ['has no letters under its name', 'wide', 'over', '/wide'],
    ['carries the name where there is no caption', 'portrait', 'none', '/lettered'],
  ] as const)('%s (S-home-43)', (_, shape, caption, picture) => {
    expect(pictureOfTile({ picture: '/lettered', art }, shape, caption)).toBe(picture)
    expect(pictureOfTile({ picture: '/lettered' }, shape, caption)).toBe('/lettered')
  })
})

it.each([
  [false, '/wide'],
  [true, '/portrait'],
])('the picture of the sheet about a game, saving data: %s, is %s (S-home-44)', (saving, picture) => {
  const tile = { shape: 'portrait', caption: 'over' } as const
  expect(pictureOfPreview({ picture: '/lettered', art }, tile, saving)).toBe(picture)
})
