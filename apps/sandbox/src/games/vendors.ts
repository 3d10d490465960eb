import type { Genre } from './genres.ts'

/** Invented studio with games in the sandbox. */
export interface Vendor {
  /** Platform's code of the vendor, sent as `vassalage`. */
  code: string
  /** First two digits of the vendor's node ids; never reused. */
  number: number
  /** Studio's name as shown to players. */
  name: string
  /** Name of the vendor's wallet account on the platform. */
  accountTypeName: string
  /** Genres of the vendor, each with its share among the vendors of that genre. */
  makes: Readonly<Partial<Record<Genre, number>>>
  /** True when games may be framed in the site; false when they open as a page of their own. */
  framed: boolean
  /** True when trial accounts and free play are allowed. */
  freePlay: boolean
  /** Hue of the mark, in degrees. */
  hue: number
}

/** Vendors whose games are lotteries of the platform itself, which the lottery launcher opens. */
export const LOTTERY_VENDORS: ReadonlySet<string> = new Set(['LOTT', 'ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA'])

/**
 * Two dozen vendors in menu order. They cover every rule of opening a game: categories with one vendor
 * (esports, cockfight), with several, lotteries of all four vendor codes, a sports book with a label of its
 * own (BTI), and BGS, which home shows as a section.
 */
export const VENDORS: readonly Vendor[] = [
  vendor(10, 'BGS', 'Brightgate Studios', { slot: 3, table: 2 }, 42),
  vendor(11, 'COPL', 'Copperlark', { slot: 5, scratch: 1 }, 22),
  vendor(12, 'NLAN', 'Ninth Lantern', { slot: 5, fish: 1 }, 352),
  vendor(13, 'TIDE', 'Tidewater Reels', { slot: 4, fish: 2 }, 196),
  vendor(14, 'HALC', 'Halcyon Foundry', { slot: 4 }, 268),
  vendor(15, 'PKCM', 'Pocket Comet', { slot: 3, crash: 3 }, 312),
  vendor(16, 'EMBK', 'Ember and Oak', { slot: 3, bingo: 1 }, 12),
  vendor(17, 'SKYH', 'Skyhook Originals', { crash: 5, table: 3, scratch: 1 }, 222),
  vendor(18, 'SLFO', 'Silverfoil', { scratch: 5 }, 48),
  vendor(19, 'BLRM', 'Ballroom Bingo', { bingo: 5 }, 334),
  vendor(20, 'CRLE', 'Coral Engine', { fish: 5 }, 178),
  vendor(21, 'GSLN', 'Grand Salon', { live: 6, table: 1 }, 36, { freePlay: false }),
  vendor(22, 'MRDR', 'Mirador Live', { live: 5 }, 284, { freePlay: false }),
  vendor(23, 'PRLD', 'Pearl Deck', { live: 4, poker: 1 }, 204, { freePlay: false }),
  vendor(24, 'RNGF', 'Ringfold Cards', { poker: 5 }, 142),
  vendor(25, 'KNGS', 'Kingside Club', { poker: 4, table: 1 }, 8),
  vendor(26, 'BTI', 'BTI', { sports: 4 }, 126, { framed: false }),
  vendor(27, 'TCHL', 'Touchline', { sports: 3 }, 212),
  vendor(28, 'RSHL', 'Rushlane', { esports: 1 }, 298),
  vendor(29, 'RSPR', 'Redspur Arena', { cockfight: 1 }, 2, { freePlay: false }),
  vendor(30, 'LOTT', 'Numeral House', { lottery: 3 }, 52),
  vendor(31, 'TCG_LOTTO_VN', 'Ba Miền Lotto', { lottery: 2, elottery: 2 }, 358),
  vendor(32, 'TCG_SEA', 'Monsoon Draws', { elottery: 2 }, 168),
  vendor(33, 'ELOTT', 'Quickdraw', { elottery: 3 }, 246),
]

function vendor(
  number: number,
  code: string,
  name: string,
  makes: Vendor['makes'],
  hue: number,
  facts: Partial<Pick<Vendor, 'framed' | 'freePlay'>> = {},
): Vendor {
  return {
    number,
    code,
    name,
    makes,
    hue,
    accountTypeName: `${name} wallet`,
    framed: true,
    freePlay: true,
    ...facts,
  }
}

const byCode = new Map(VENDORS.map((entry) => [entry.code, entry]))

/** Vendor by its `vassalage`; undefined for an unknown one. */
export function findVendor(code: string): Vendor | undefined {
  return byCode.get(code)
}

/** Vendors of a genre, in menu order. */
export function makersOf(genre: Genre): readonly Vendor[] {
  return VENDORS.filter((entry) => entry.makes[genre] !== undefined)
}
