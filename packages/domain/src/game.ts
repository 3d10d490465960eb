/** A game as the rules see it: the wire's `vassalage` is `vendor` here, mapped where answers are read. */
export type Game = {
  readonly gameId?: string | null | undefined
  /** Live games carry a room instead of a game id. */
  readonly roomId?: string | null | undefined
  readonly nodeId?: string | null | undefined
  readonly gameName?: string | undefined
  /** The category the platform files the game under. */
  readonly gameType: string
  readonly vendor: string
  readonly gameCode?: string | null | undefined
  readonly gameGroupId?: string | null | undefined
  /** Free text that may contain 'Entertainment'. */
  readonly lottoMode?: string | null | undefined
}

/** One vendor of a category, from the vendor mapping. */
export type VendorEntry = {
  readonly vendor: string
  readonly displayName?: string | null | undefined
  readonly accountTypeName?: string | null | undefined
  readonly gameType: string
  readonly gameId?: string | null | undefined
  readonly nodeId?: string | null | undefined
}

/** Vendors by category, as `/lgw/games/vendors` answers. */
export type VendorMapping = Readonly<Record<string, readonly VendorEntry[] | undefined>>

/** Play types of the lottery: traditional and entertainment, as the launch query spells them. */
export type PlayType = 'trad' | 'ent'

/** The values `prize_mode` takes for each kind of lottery; a tenant may name its platform's own. */
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
