import type { DrawKind } from '@livery/domain/lottery'

import type { Motif } from '../art/motifs.ts'
import type { PaletteName } from '../art/palettes.ts'
import type { Genre } from './genres.ts'
import type { VietnamRegion } from './names/titles.ts'
import type { Vendor } from './vendors.ts'

/** Properties of lotteries. */
export interface LotteryFacts {
  readonly kind: DrawKind
  readonly everySeconds: number
  readonly mode: 'Tradition' | 'Entertainment' | 'Tradition,Entertainment'
  readonly region?: VietnamRegion
  /** Place of the draw in the title; undefined for a vendor's lobby. */
  readonly place?: string
}

/** Game of the catalogue, or a vendor's lobby. */
export interface CatalogueGame {
  /** Digits: the vendor's number and the game's index among its games. Never changes. */
  readonly nodeId: string
  readonly name: string
  readonly genre: Genre
  readonly vendor: Vendor
  /** Vendor's own id. */
  readonly gameId: string
  /** Room id; live tables only. */
  readonly roomId?: string
  readonly lottery?: LotteryFacts
  readonly motif?: Motif
  readonly palette: PaletteName
  /** Minimum stake in hundredths of the base unit. */
  readonly minBet: number
  /** Number of paylines; 0 for games without. */
  readonly lines: number
  readonly isNew: boolean
  readonly isHot: boolean
  readonly isJackpot: boolean
}
