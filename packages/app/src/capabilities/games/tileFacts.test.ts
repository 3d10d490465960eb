import type { TileBadge } from '@livery/tenant'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'

import { pictureOfPreview } from './pictureOfPreview.ts'
import { factOf } from './tileFacts.ts'
import { pictureOfTile } from './tileShape.ts'

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

const game = { picture: '/lettered', plainPicture: '/plain' }

describe('the picture of a tile', () => {
  it.each([
    ['has no letters above its name', 'below', '/plain'],
    ['has no letters under its name', 'over', '/plain'],
    ['carries the name where there is no caption', 'none', '/lettered'],
  ] as const)('%s (S-home-43)', (_, caption, picture) => {
    expect(pictureOfTile(game, caption)).toBe(picture)
    expect(pictureOfTile({ picture: '/lettered' }, caption)).toBe('/lettered')
  })
})

it.each([
  [false, '/plain'],
  [true, '/lettered'],
])('the picture of the sheet about a game, saving data: %s, is %s (S-home-44)', (saving, picture) => {
  expect(pictureOfPreview(game, 'none', saving)).toBe(picture)
})
