import type { Schemas } from '../wire.ts'
import type { CatalogueGame } from './catalogueGame.ts'
import { GENRE_FACTS } from './genres.ts'
import { localName } from './names/localNames.ts'
import { returnOf } from './play/returns.ts'
import { stakeOnWire } from './stakes.ts'

/** Language and currency for a game's description. */
export interface Audience {
  /** Platform language code. */
  readonly language: string
  /** ISO 4217. */
  readonly currency: string
  /** Players in a game at this moment, by its node id; a game without any is left out. */
  readonly players?: ReadonlyMap<string, number>
}

/** Path of a game's tile on the image CDN. */
export const tilePath = (nodeId: string): string => `/sandbox/art/${nodeId}.svg`

/** Path of a game's picture without letters. */
const artPath = (nodeId: string): string => `/sandbox/art/plain/${nodeId}.svg`

/** Game in the contract's format. */
export function wireGame(game: CatalogueGame, { language, currency, players }: Audience): Schemas['Game'] {
  const { gameType, gameClassify } = GENRE_FACTS[game.genre]
  const icon = tilePath(game.nodeId)
  const returned = returnOf(game)
  const playing = players?.get(game.nodeId)
  return {
    nodeId: game.nodeId,
    nodeName: game.name,
    gameName: game.name,
    displayName: localName(game, language),
    gameType,
    gameClassify,
    vassalage: game.vendor.code,
    vendorCode: game.vendor.code,
    vendorName: game.vendor.name,
    gameCode: game.gameId,
    gameId: game.gameId,
    ...(game.roomId ? { roomId: game.roomId } : {}),
    ...(game.lottery ? { gameGroupId: game.lottery.kind, lottoMode: game.lottery.mode } : {}),
    mobileLargeIcon: icon,
    showIcon: icon,
    iconUrl: icon,
    supportPlay: game.vendor.freePlay,
    isNew: game.isNew,
    isHot: game.isHot,
    isJackpot: game.isJackpot,
    minBet: stakeOnWire(game.minBet, currency),
    currency,
    lines: game.lines,
    artUrl: artPath(game.nodeId),
    ...(returned === undefined ? {} : { returnToPlayer: returned }),
    ...(playing === undefined ? {} : { players: playing }),
  }
}
