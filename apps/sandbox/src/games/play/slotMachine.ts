import type { Random } from '../../random.ts'

/**
 * Demo slot: five reels of three rows, 20 lines paid from the left, one wild that substitutes for every
 * symbol.
 * Every reel stops at each place of its strip with equal chance, so that a line's five cells are
 * independent and the return is a finite sum; {@link slotReturn} computes it and a test compares it with
 * the figure in the game's rules.
 */
export const SLOT_SYMBOLS = [
  'wild',
  'hero',
  'crown',
  'gem',
  'bell',
  'seven',
  'star',
  'clover',
  'cherry',
] as const
export type SlotSymbol = (typeof SLOT_SYMBOLS)[number]

const REELS = 5
const ROWS = 3

/** Payouts of three, four and five of a kind, in stakes of one line. */
export const SLOT_PAYS: Readonly<Record<SlotSymbol, readonly [three: number, four: number, five: number]>> = {
  wild: [100, 500, 3000],
  hero: [80, 300, 1500],
  crown: [50, 160, 600],
  gem: [40, 130, 420],
  bell: [32, 85, 260],
  seven: [25, 65, 220],
  star: [17, 42, 130],
  clover: [13, 32, 100],
  cherry: [10, 25, 80],
}

/** Number of each symbol on a reel's strip; the first reel has no wild. */
const COUNTS: readonly Readonly<Record<SlotSymbol, number>>[] = [
  { wild: 0, hero: 2, crown: 3, gem: 3, bell: 4, seven: 4, star: 5, clover: 5, cherry: 6 },
  { wild: 1, hero: 2, crown: 2, gem: 3, bell: 4, seven: 4, star: 5, clover: 5, cherry: 6 },
  { wild: 2, hero: 2, crown: 2, gem: 3, bell: 3, seven: 4, star: 5, clover: 5, cherry: 6 },
  { wild: 1, hero: 2, crown: 2, gem: 3, bell: 4, seven: 4, star: 5, clover: 5, cherry: 6 },
  { wild: 1, hero: 2, crown: 2, gem: 3, bell: 4, seven: 4, star: 5, clover: 5, cherry: 6 },
]

/** Reel strips, with equal symbols kept apart as on a real machine. */
export const SLOT_STRIPS: readonly (readonly SlotSymbol[])[] = COUNTS.map(spread)

/** Row on each reel, per line. */
export const SLOT_LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [0, 2, 0, 2, 0],
]

/** Winning line. */
export interface SlotWin {
  /** Index into {@link SLOT_LINES}. */
  readonly line: number
  readonly symbol: SlotSymbol
  readonly count: number
  /** Payout in stakes of one line. */
  readonly multiple: number
}

export interface SlotSpin {
  /** Symbols by reel, top to bottom. */
  readonly grid: readonly (readonly SlotSymbol[])[]
  readonly wins: readonly SlotWin[]
  /** Sum of all wins, in stakes of one line. */
  readonly multiple: number
}

/** Spins the reels and pays the lines. */
export function spin(random: Random): SlotSpin {
  const grid = SLOT_STRIPS.map((strip) => {
    const stop = random.integer(0, strip.length - 1)
    return Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length] ?? 'cherry')
  })
  return payLines(grid)
}

/** Wins of a grid. */
export function payLines(grid: SlotSpin['grid']): SlotSpin {
  const wins = SLOT_LINES.flatMap((rows, line) => {
    const won = payCells(rows.map((row, reel) => grid[reel]?.[row] ?? 'cherry'))
    return won ? [{ line, ...won }] : []
  })
  return { grid, wins, multiple: wins.reduce((sum, win) => sum + win.multiple, 0) }
}

function payCells(cells: readonly SlotSymbol[]): Omit<SlotWin, 'line'> | undefined {
  const symbol = cells.find((cell) => cell !== 'wild') ?? 'wild'
  const broken = cells.findIndex((cell) => cell !== symbol && cell !== 'wild')
  const count = broken < 0 ? cells.length : broken
  if (count < 3) return undefined
  const multiple = SLOT_PAYS[symbol][(count - 3) as 0 | 1 | 2]
  return { symbol, count, multiple }
}

/** Exact long-run return per stake: the sum over all combinations of five cells of chance times payout. */
export function slotReturn(): number {
  const chances = SLOT_STRIPS.map((strip) =>
    SLOT_SYMBOLS.map((symbol) => strip.filter((cell) => cell === symbol).length / strip.length),
  )
  const cells: SlotSymbol[] = []
  const sum = (reel: number, chance: number): number => {
    if (chance === 0) return 0
    if (reel === REELS) return chance * (payCells(cells)?.multiple ?? 0)
    return SLOT_SYMBOLS.reduce((total, symbol, index) => {
      cells[reel] = symbol
      return total + sum(reel + 1, chance * (chances[reel]?.[index] ?? 0))
    }, 0)
  }
  return sum(0, 1)
}

/** Distributes the symbols in rotation, rarest first, so that equal ones are never adjacent. */
function spread(counts: Readonly<Record<SlotSymbol, number>>): SlotSymbol[] {
  const length = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const places = SLOT_SYMBOLS.flatMap((symbol, index) =>
    Array.from({ length: counts[symbol] }, (_, copy) => ({
      symbol,
      at: ((copy + 0.5) * length) / counts[symbol] + index * 0.61,
    })),
  )
  return places.sort((one, other) => one.at - other.at).map(({ symbol }) => symbol)
}
