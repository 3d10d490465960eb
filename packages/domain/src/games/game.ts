/** Game in the form of the rules, mapped from the gateway's answer. */
export type Game = {
  readonly gameId?: string | null | undefined
  /** Id of a live game's room, which replaces the game id. */
  readonly roomId?: string | null | undefined
  readonly nodeId?: string | null | undefined
  readonly gameName?: string | undefined
  /** Category of the game on the platform. */
  readonly gameType: string
  readonly vendor: string
  readonly gameCode?: string | null | undefined
  readonly gameGroupId?: string | null | undefined
  /** Play types of a lottery; absent for any other game. */
  readonly playTypes?: readonly PlayType[] | undefined
  /** False for a game that cannot be played for play money; absent where the source does not say. */
  readonly supportsFreePlay?: boolean | undefined
  /** Selection of a fixture at which a sportsbook opens; absent for any other game. */
  readonly pick?: FixturePick | undefined
}

/** Selection of a fixture on the sports board. */
export type FixturePick = {
  readonly fixtureId: string
  readonly selectionId: string
}

/** One vendor of a category, from the vendor mapping. */
export type VendorEntry = {
  readonly vendor: string
  readonly gameType: string
  readonly gameId?: string | null | undefined
  readonly nodeId?: string | null | undefined
  /** Family of draws, of a lottery vendor alone. */
  readonly gameGroupId?: string | null | undefined
  /** Play types of a lottery vendor. */
  readonly playTypes?: readonly PlayType[] | undefined
}

/** Vendors by category, as `/lgw/games/vendors` answers. */
export type VendorMapping = Readonly<Record<string, readonly VendorEntry[] | undefined>>

/** Play types of the lottery: traditional and entertainment, as the launch query spells them. */
export type PlayType = 'trad' | 'ent'

/** Values of `prize_mode` for each kind of lottery; a tenant may configure its platform's own. */
export type PrizeModes = {
  readonly vietnam: string
  readonly sea: string
  readonly elottery: string
  readonly lottery: string
}

export const DEFAULT_PRIZE_MODES: PrizeModes = {
  vietnam: 'VN',
  sea: 'SEA',
  elottery: 'ELOTTERY',
  lottery: 'LOTTERY',
}

/** Vendors whose games are lotteries with rules of their own. */
export const LOTTERY_VENDORS = {
  vietnam: 'TCG_LOTTO_VN',
  sea: 'TCG_SEA',
  lottery: 'LOTT',
  eLottery: 'ELOTT',
} as const
