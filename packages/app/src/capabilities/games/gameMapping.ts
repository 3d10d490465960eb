import type { Operations, Schemas } from '@livery/api'
import {
  playTypesOf,
  type CategoryGames,
  type Game,
  type VendorEntry,
  type VendorMapping,
} from '@livery/domain/games'

/** Game as shelves and the launch rules use it. */
export interface ListedGame extends Game {
  readonly nodeId: string
  /** The name in the player's language. */
  readonly name: string
  readonly vendorName: string
  /** Classification within the game type. */
  readonly classification: string
  /** Address of the art as the wire has it; `useImageUrl` resolves it. */
  readonly picture: string
  /** Address of the picture without letters, where the gateway has it. */
  readonly plainPicture?: string | undefined
  /** Part of all stakes that the game pays back in the long run, in per cent, decimal. */
  readonly returnToPlayer?: string | undefined
  /** Players in the game at the time of the answer. */
  readonly players?: number | undefined
  /** Last time that the member opened it, ISO; recent games alone. */
  readonly playedAt?: string | undefined
  readonly isNew: boolean
  readonly isHot: boolean
  readonly isJackpot: boolean
}

export function gameFromWire(game: Schemas['Game']): ListedGame {
  return {
    nodeId: game.nodeId,
    gameId: game.gameId,
    roomId: game.roomId,
    gameName: game.gameName,
    gameType: game.gameType,
    gameCode: game.gameCode,
    gameGroupId: game.gameGroupId,
    playTypes: playTypesOf(game.lottoMode),
    classification: game.gameClassify,
    supportsFreePlay: game.supportPlay,
    vendor: game.vassalage,
    vendorName: game.vendorName,
    name: game.displayName || game.gameName,
    picture: game.mobileLargeIcon || game.showIcon || game.iconUrl,
    plainPicture: game.artUrl,
    returnToPlayer: game.returnToPlayer,
    players: game.players,
    playedAt: game.playedAt,
    isNew: game.isNew,
    isHot: game.isHot,
    isJackpot: game.isJackpot,
  }
}

/** The vendor mapping by category, as the launch rules read it. */
export function vendorMappingFromWire(list: readonly Schemas['VendorGame'][]): VendorMapping {
  const mapping: Record<string, VendorEntry[]> = {}
  for (const entry of list) {
    const vendors = (mapping[entry.gameCategory] ??= [])
    vendors.push({
      vendor: entry.vassalage,
      gameType: entry.gameType,
      gameId: entry.gameId,
      nodeId: entry.nodeId,
      ...(entry.gameGroupId !== undefined && { gameGroupId: entry.gameGroupId }),
      ...(entry.lottoMode !== undefined && { playTypes: playTypesOf(entry.lottoMode) }),
    })
  }
  return mapping
}

/** One vendor of the menu. */
export interface MenuVendor {
  readonly vendor: string
  readonly gameType: Schemas['GameType']
  readonly name: string
  /** Address of the art as the wire has it; `useImageUrl` resolves it. */
  readonly picture: string
  readonly games: number
}

/** One category of the menu with its vendors. */
export interface MenuEntry {
  readonly gameCategory: Schemas['GameCategory']
  readonly vendors: readonly MenuVendor[]
}

export function menuEntryFromWire({ gameCategory, vendors }: Schemas['GameMenuItem']): MenuEntry {
  return {
    gameCategory,
    vendors: vendors.map((vendor) => ({
      vendor: vendor.vassalage,
      gameType: vendor.gameType,
      name: vendor.displayName || vendor.accountTypeName,
      picture: vendor.iconUrl,
      games: vendor.gameCount,
    })),
  }
}

/** Filter of the catalogue. */
export interface CatalogueFilter extends CategoryGames {
  readonly gameName?: string
  /** Minimum of the smallest stake, decimal. */
  readonly minBet?: string
  readonly minLine?: number
}

type CatalogueQuery = NonNullable<Operations['listGames']['parameters']['query']>

/** Filter parameters of the catalogue's call. */
export function filterToWire({
  classification,
  vendor,
  ...filter
}: CatalogueFilter): Partial<CatalogueQuery> {
  return {
    ...filter,
    ...(classification && { gameClassify: classification }),
    ...(vendor && { vassalage: vendor }),
  }
}
