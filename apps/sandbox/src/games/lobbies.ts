import { GENRE_PALETTES } from '../art/genrePalettes.ts'
import type { CatalogueGame } from './catalogueGame.ts'
import { GENRES, type Genre } from './genres.ts'
import { VENDORS, type Vendor } from './vendors.ts'

/**
 * Lobbies, which open a vendor rather than one of its games: one node per vendor and genre,
 * `<vendor>99<genre>`.
 * The sports vendor BTI also has the arena that the COCKFIGHT category of a tenant launches.
 */
export function lobbies(): CatalogueGame[] {
  return VENDORS.flatMap((vendor) => {
    const entries = GENRES.filter((genre) => vendor.makes[genre] !== undefined).map((genre) =>
      lobby(vendor, genre, 'lobby'),
    )
    return vendor.code === 'BTI' ? entries.concat(lobby(vendor, 'cockfight', 'BTI-COCKFIGHT')) : entries
  })
}

function lobby(vendor: Vendor, genre: Genre, gameId: string): CatalogueGame {
  return {
    nodeId: `${vendor.number}99${String(GENRES.indexOf(genre)).padStart(2, '0')}`,
    name: gameId === 'lobby' ? `${vendor.name} lobby` : 'Arena',
    genre,
    vendor,
    gameId,
    palette: genre === 'slot' ? 'royal' : (GENRE_PALETTES[genre][0] ?? 'royal'),
    minBet: 100,
    lines: 0,
    isNew: false,
    isHot: false,
    isJackpot: false,
    ...(genre === 'lottery' || genre === 'elottery'
      ? { lottery: { kind: 'D5', everySeconds: 300, mode: 'Tradition,Entertainment' } as const }
      : {}),
  }
}
