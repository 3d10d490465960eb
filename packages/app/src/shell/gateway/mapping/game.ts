import type { Schemas } from '@livery/api'
import type { Game, VendorEntry, VendorMapping } from '@livery/domain'

/** A game as shelves and the launch rules use it; the wire's `vassalage` is `vendor` here. */
export interface ListedGame extends Game {
  readonly nodeId: string
  /** The name in the player's language. */
  readonly name: string
  readonly vendorName: string
  /** Address of the art as the wire has it; `useImageUrl` resolves it. */
  readonly picture: string
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
    lottoMode: game.lottoMode,
    vendor: game.vassalage,
    vendorName: game.vendorName,
    name: game.displayName || game.gameName,
    picture: game.mobileLargeIcon || game.showIcon || game.iconUrl,
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
    })
  }
  return mapping
}
