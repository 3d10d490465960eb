import { fail } from '../failure.ts'
import { fromHundredths, toMinor } from '../ledger/index.ts'
import type { CallContext, Handlers } from '../operations.ts'
import { cutPage } from '../platform/pages.ts'
import type { Schemas } from '../wire.ts'
import { catalogue } from './catalogue.ts'
import type { CatalogueGame } from './catalogueGame.ts'
import { GENRE_FACTS, type GameType } from './genres.ts'
import { playersNow } from './players.ts'
import { isOfCategory, searchGames } from './search.ts'
import { VENDORS, type Vendor } from './vendors.ts'
import { wireGame, type Audience } from './wireGame.ts'

/** Maximum number of games in the hot list. */
const HOT_LIMIT = 60

/** Language and merchant of the answer: the language of the query overrides the header's. */
export const audienceOf = (
  context: Pick<CallContext, 'language' | 'merchant'>,
  language?: string,
): Audience => ({
  language: language ?? context.language,
  currency: context.merchant.currency,
})

/** The audience with the players of each game at this moment. */
async function livelyAudience(
  context: CallContext,
  language: string | undefined,
): Promise<Required<Audience>> {
  const { db, merchant, clock } = context
  return {
    ...audienceOf(context, language),
    players: await playersNow(db, merchant.code, clock.now()),
  }
}

/** Lists of games made since the players were last counted, by audience and query. */
const lists = new WeakMap<ReadonlyMap<string, number>, Map<string, Schemas['GamePage']>>()

/** A list of games, made once for all who ask for the same one while the players are the same. */
function keptList(
  { language, currency, players }: Required<Audience>,
  query: object,
  make: () => Schemas['GamePage'],
): Schemas['GamePage'] {
  const made = lists.get(players) ?? new Map<string, Schemas['GamePage']>()
  lists.set(players, made)
  const key = JSON.stringify([language, currency, query])
  const list = made.get(key) ?? make()
  made.set(key, list)
  return list
}

/** Refuses a merchant in the query that differs from the header's. */
function refuseOtherMerchant(
  context: Pick<CallContext, 'merchant'>,
  named: string | undefined,
  field: string,
): void {
  if (named !== undefined && named !== context.merchant.code) {
    fail(400, 'request.invalid', {
      message: 'Two merchants in one call.',
      data: { fields: { [field]: 'unknown' } },
    })
  }
}

type MenuCategory = Schemas['GameMenuItem']['gameCategory']

/** Menu entries in the platform's order, with the game types of each. */
const MENU: readonly {
  readonly category: MenuCategory
  readonly name: string
  readonly types: readonly GameType[]
  /** True for a shelf within the games of another entry. */
  readonly shelf?: true
}[] = [
  { category: 'HOT', name: 'Hot', types: [] },
  { category: 'RNG', name: 'Slots', types: ['RNG'] },
  { category: 'LIVE', name: 'Live casino', types: ['LIVE'] },
  { category: 'FISH', name: 'Fishing', types: ['FISH'] },
  { category: 'SPORTS', name: 'Sports', types: ['SPORTS', 'ESPORTS', 'COCKFIGHT'] },
  { category: 'PVP', name: 'Poker and cards', types: ['PVP'] },
  { category: 'ELOTT', name: 'Quick lottery', types: ['ELOTT'] },
  { category: 'LOTT', name: 'Lottery', types: ['LOTT'] },
  { category: 'BG', name: 'Table games', types: ['RNG'], shelf: true },
  { category: 'BGS', name: 'Mini games', types: ['RNG'], shelf: true },
  { category: 'REWARD', name: 'Rewards', types: [] },
  { category: 'PROMO', name: 'Promotions', types: [] },
]

const lobbiesOf = (type: GameType): CatalogueGame[] =>
  catalogue().lobbies.filter((lobby) => GENRE_FACTS[lobby.genre].gameType === type)

/** Menu vendor's entry game in the contract's format. */
function vendorGameOf(
  gameCategory: MenuCategory,
  gameType: GameType,
  lobby: CatalogueGame,
): Schemas['VendorGame'] {
  const { vendor, gameId, nodeId, lottery } = lobby
  const entry = { gameCategory, vassalage: vendor.code, gameType, gameId, nodeId }
  return lottery ? { ...entry, gameGroupId: lottery.kind, lottoMode: lottery.mode } : entry
}

/** Game types that a vendor has a lobby for. */
const typesOf = (vendor: Vendor): Set<GameType> =>
  new Set(
    catalogue()
      .lobbies.filter((lobby) => lobby.vendor === vendor)
      .map((lobby) => GENRE_FACTS[lobby.genre].gameType),
  )

/** Number of games that each vendor has in a category. */
function countsIn(category: string): ReadonlyMap<Vendor, number> {
  const counts = new Map<Vendor, number>()
  for (const game of catalogue().games) {
    if (isOfCategory(game, category)) counts.set(game.vendor, (counts.get(game.vendor) ?? 0) + 1)
  }
  return counts
}

/** Menu vendors of a category; those of a shelf by its games, the others by their lobbies. */
function menuVendors({ category, types, shelf }: (typeof MENU)[number]): Schemas['MenuVendor'][] {
  return types.flatMap((type) => {
    const counts = countsIn(shelf ? category : type)
    return VENDORS.flatMap((vendor) => {
      const gameCount = counts.get(vendor) ?? 0
      if (shelf ? gameCount === 0 : !typesOf(vendor).has(type)) return []
      return {
        vassalage: vendor.code,
        displayName: vendor.name,
        accountTypeName: vendor.accountTypeName,
        gameType: type,
        iconUrl: `/sandbox/art/vendor/${vendor.code}.svg`,
        gameCount,
      }
    })
  })
}

/** Operations for browsing the catalogue; they need no session. */
export const browse: Pick<
  Handlers,
  'listGames' | 'listHotGames' | 'listVendorGameTypes' | 'listVendorGames'
> = {
  listGames: async (context) => {
    const { query, merchant } = context
    refuseOtherMerchant(context, query.merchant, 'merchant')
    const audience = await livelyAudience(context, query.language)
    return keptList(audience, query, () => {
      const minBet = query.minBet === undefined ? undefined : minorOf(query.minBet, merchant.currency)
      const fitting = catalogue().games.filter(
        (game) =>
          (query.gameType === undefined || isOfCategory(game, query.gameType)) &&
          (query.gameClassify === undefined || GENRE_FACTS[game.genre].gameClassify === query.gameClassify) &&
          (query.vassalage === undefined || game.vendor.code === query.vassalage) &&
          (query.isNew !== 1 || game.isNew) &&
          (minBet === undefined || fromHundredths(game.minBet, merchant.currency) >= minBet) &&
          (query.minLine === undefined || game.lines >= query.minLine),
      )
      const found = query.gameName ? searchGames(fitting, query.gameName, audience.language) : fitting
      const { list, pageNum, totalPages } = cutPage(found, query)
      return { games: list.map((game) => wireGame(game, audience)), pageNum, totalPages, total: found.length }
    })
  },

  listHotGames: async (context) => {
    refuseOtherMerchant(context, context.query.merchantCode, 'merchantCode')
    const audience = await livelyAudience(context, context.query.language)
    const hot = catalogue().games.filter((game) => game.isHot)
    return { list: hot.slice(0, HOT_LIMIT).map((game) => wireGame(game, audience)) }
  },

  listVendorGameTypes: async (context) => {
    refuseOtherMerchant(context, context.query.merchant_code, 'merchant_code')
    return {
      list: MENU.map((entry) => ({
        gameCategory: entry.category,
        displayName: entry.name,
        iconUrl: `/sandbox/art/category/${entry.category}.svg`,
        vendors: menuVendors(entry),
      })),
    }
  },

  listVendorGames: async (context) => {
    refuseOtherMerchant(context, context.query.merchantCode, 'merchantCode')
    const entries = MENU.filter(({ shelf }) => !shelf).flatMap(({ category, types }) =>
      types.flatMap((type) => lobbiesOf(type).map((lobby) => vendorGameOf(category, type, lobby))),
    )
    // A vendor with two kinds of one category (slots and scratch cards are both RNG) is listed once, with
    // its first.
    const seen = new Set<string>()
    return {
      list: entries.filter(({ gameCategory, vassalage, gameType }) => {
        const key = `${gameCategory}/${vassalage}/${gameType}`
        return !seen.has(key) && Boolean(seen.add(key))
      }),
    }
  },
}

function minorOf(amount: string, currency: string): bigint {
  try {
    return toMinor(amount, currency)
  } catch {
    return fail(400, 'request.invalid', {
      message: `${amount} is finer than ${currency}.`,
      data: { fields: { minBet: 'pattern' } },
    })
  }
}
