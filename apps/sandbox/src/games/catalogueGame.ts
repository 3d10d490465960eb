import type { Motif } from '../art/motifs.ts'
import type { PaletteName } from '../art/palettes.ts'
import type { Genre } from './genres.ts'
import type { DrawKind } from './lotteryFamilies.ts'
import type { VietnamRegion } from './names/titles.ts'
import type { Vendor } from './vendors.ts'

/** What only lotteries have. */
export interface LotteryFacts {
  readonly kind: DrawKind
  readonly everySeconds: number
  readonly mode: 'Tradition' | 'Entertainment' | 'Tradition,Entertainment'
  readonly region?: VietnamRegion
  /** Where it is said to be drawn; a vendor's lobby is drawn nowhere. */
  readonly place?: string
}

/** A game of the catalogue, or a vendor's lobby. */
export interface CatalogueGame {
  /** Digits: the vendor's number and the game's place among its games. Never changes. */
  readonly nodeId: string
  readonly name: string
  readonly genre: Genre
  readonly vendor: Vendor
  /** The vendor's own id. */
  readonly gameId: string
  /** Live tables alone. */
  readonly roomId?: string
  readonly lottery?: LotteryFacts
  readonly motif?: Motif
  readonly palette: PaletteName
  /** Hundredths of the base unit. */
  readonly minBet: number
  /** Paylines; 0 where a game has none. */
  readonly lines: number
  readonly isNew: boolean
  readonly isHot: boolean
  readonly isJackpot: boolean
}
