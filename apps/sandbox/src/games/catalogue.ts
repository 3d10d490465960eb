import { GENRE_PALETTES } from '../art/genrePalettes.ts'
import { SEED, seededRandom, type Random } from '../random.ts'
import type { CatalogueGame } from './catalogueGame.ts'
import { GENRES, GENRE_FACTS, type Genre } from './genres.ts'
import { lobbies } from './lobbies.ts'
import { nameGames, shuffled, type GameTitle } from './names/nameGames.ts'
import { nameLotteries } from './names/nameLotteries.ts'
import { makersOf, type Vendor } from './vendors.ts'

/** All games and lobbies that can be launched, with look-ups. */
export interface Catalogue {
  /** All games in the platform's order: hot ones first, genres mixed; without lobbies. */
  readonly games: readonly CatalogueGame[]
  /** Lobbies, one per vendor and genre. */
  readonly lobbies: readonly CatalogueGame[]
  /** Finds a game or lobby by node id. */
  find(nodeId: string): CatalogueGame | undefined
  /** Finds a game or lobby by its vendor's own id (or room id). */
  findAtVendor(vendor: string, gameId: string): CatalogueGame | undefined
}

/** Minimum stakes by genre, in hundredths of the base unit. */
const MIN_BETS: Readonly<Record<Genre, readonly number[]>> = {
  slot: [10, 20, 20, 25, 40, 50, 100],
  table: [50, 100, 100, 200],
  crash: [10, 20, 50],
  scratch: [50, 100, 200, 500],
  bingo: [10, 25, 50],
  fish: [1, 10, 50],
  live: [100, 200, 500, 1000, 2500],
  poker: [50, 100, 200, 500],
  cockfight: [100, 500],
  sports: [50, 100],
  esports: [50, 100],
  lottery: [10, 20, 100],
  elottery: [10, 20, 100],
}

const PAYLINES = [5, 9, 10, 20, 20, 20, 25, 25, 30, 40, 50, 243, 1024] as const

const NEW_SHARE = 0.06
const HOT_SHARE = 0.045
const JACKPOT_SHARE = 0.05

/** Generates the whole catalogue from a seed, in some tens of milliseconds. */
export function buildCatalogue(seed: string = SEED): Catalogue {
  const random = seededRandom(`${seed}/catalogue`)
  const ordinals = new Map<string, number>()
  const taken = new Set<string>()
  const made = GENRES.flatMap((genre) => makeGenre(genre, random.fork(genre), ordinals, taken))
  const mixed = shuffled(made, random.fork('order'))
  const games = [...mixed.filter((game) => game.isHot), ...mixed.filter((game) => !game.isHot)]
  const lobbyGames = lobbies()
  const byNode = new Map([...games, ...lobbyGames].map((game) => [game.nodeId, game]))
  const atVendor = new Map(
    [...lobbyGames, ...games].flatMap((game) =>
      [game.gameId, game.roomId]
        .filter((id) => id !== undefined)
        .map((id) => [`${game.vendor.code}/${id}`, game] as const),
    ),
  )
  return {
    games,
    lobbies: lobbyGames,
    find: (nodeId) => byNode.get(nodeId),
    findAtVendor: (vendor, gameId) => atVendor.get(`${vendor}/${gameId}`),
  }
}

let shared: Catalogue | undefined

/** Catalogue of this process, generated on first use. */
export function catalogue(): Catalogue {
  shared ??= buildCatalogue()
  return shared
}

function makeGenre(
  genre: Genre,
  random: Random,
  ordinals: Map<string, number>,
  taken: Set<string>,
): CatalogueGame[] {
  const { count } = GENRE_FACTS[genre]
  if (genre === 'lottery' || genre === 'elottery') {
    return nameLotteries(genre, count).map(({ vendor, name, lottery }) =>
      makeGame({ genre, vendor, title: { name }, lottery, random, ordinals }),
    )
  }
  const wheel = makersOf(genre).flatMap((vendor) =>
    Array.from({ length: vendor.makes[genre] ?? 0 }, () => vendor),
  )
  return nameGames(genre, count, random.fork('titles'), taken).map((title) =>
    makeGame({ genre, vendor: random.pick(wheel), title, random, ordinals }),
  )
}

interface Making {
  readonly genre: Genre
  readonly vendor: Vendor
  readonly title: GameTitle
  readonly lottery?: CatalogueGame['lottery']
  readonly random: Random
  readonly ordinals: Map<string, number>
}

function makeGame({ genre, vendor, title, lottery, random, ordinals }: Making): CatalogueGame {
  const ordinal = (ordinals.get(vendor.code) ?? 0) + 1
  ordinals.set(vendor.code, ordinal)
  const digits = String(ordinal).padStart(4, '0')
  const palettes = title.palettes ?? (genre === 'slot' ? (['gold'] as const) : GENRE_PALETTES[genre])
  return {
    nodeId: `${vendor.number}${digits}`,
    name: title.name,
    genre,
    vendor,
    gameId: `${vendor.code}_${digits}`,
    ...(genre === 'live' ? { roomId: `R${digits}` } : {}),
    ...(lottery ? { lottery } : {}),
    ...(title.motif ? { motif: title.motif } : {}),
    palette: random.pick(palettes),
    minBet: random.pick(MIN_BETS[genre]),
    lines: genre === 'slot' ? random.pick(PAYLINES) : 0,
    isNew: random.next() < NEW_SHARE,
    isHot: random.next() < HOT_SHARE,
    isJackpot: genre === 'slot' && random.next() < JACKPOT_SHARE,
  }
}
