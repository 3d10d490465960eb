import type { LotteryPlay, LotterySelection } from './lotterySelection.ts'
import { compareMoney, multiplyMoney, sumMoney, toDecimals, type Decimal } from './money.ts'

/** Bounds of a bet as the contract has them: lines of one call, and how often a line can be multiplied. */
export const LOTTERY_LIMITS = { lines: 50, multiple: 10_000 } as const

/** What a play asks of a stake. */
export type StakeLimits = {
  /** Least stake of one bet, multiplied. */
  readonly minimumStake: Decimal
  /** Most stake of one line in all. */
  readonly maximumStake: Decimal
}

/** What a line costs depends on these three. */
export type LineStake = {
  /** Single bets that the selection holds. */
  readonly bets: number
  /** The stake of each, before multiplying. */
  readonly unitStake: Decimal
  readonly multiple: number
}

/** The stake of one line: its bets times unit stake times multiple, with the unit stake's decimals. */
export function lineStake({ bets, unitStake, multiple }: LineStake): Decimal {
  return multiplyMoney(unitStake, bets * multiple)
}

/** The stake of a whole slip; `'0'` for an empty one. */
export function slipStake(lines: readonly LineStake[]): Decimal {
  return sumMoney(lines.map(lineStake))
}

/** Why a line cannot be bet: nothing complete is chosen, each bet is too small, or the line is too large. */
export type LineProblem = 'incomplete' | 'tooLittle' | 'tooMuch'

/** `null` when the line may be bet. The gateway checks the same again. */
export function lineProblem(line: LineStake, limits: StakeLimits): LineProblem | null {
  if (line.bets === 0) return 'incomplete'
  if (compareMoney(multiplyMoney(line.unitStake, line.multiple), limits.minimumStake) < 0) return 'tooLittle'
  return compareMoney(lineStake(line), limits.maximumStake) > 0 ? 'tooMuch' : null
}

/** A multiple that a line can have: whole, from 1 to the contract's bound. */
export function fitMultiple(multiple: number): number {
  return Math.min(LOTTERY_LIMITS.multiple, Math.max(1, Math.trunc(multiple) || 1))
}

/** Steps from the least stake to comfortable ones, for chips: 1, 2, 5, 10, 50 and 100 times, as far as a line may go. */
export function unitStakes({ minimumStake, maximumStake }: StakeLimits): readonly Decimal[] {
  return [1, 2, 5, 10, 50, 100]
    .map((times) => multiplyMoney(minimumStake, times))
    .filter((stake) => compareMoney(stake, maximumStake) <= 0)
}

/** What one winning bet of a line returns, the stake included: at the best odds among its choices. */
export function returnOfOneBet(
  play: LotteryPlay & { readonly odds: Decimal },
  selection: LotterySelection,
  { unitStake, multiple }: Pick<LineStake, 'unitStake' | 'multiple'>,
): Decimal {
  const [from = { choices: [] }] = play.positions
  const chosen = new Set(selection[0])
  // Own odds stand where a play is one row of choices; several rows pay by the play's odds.
  const own =
    play.positions.length === 1
      ? from.choices.flatMap(({ code, odds }) => (odds !== undefined && chosen.has(code) ? [odds] : []))
      : []
  const best = own.reduce((one, other) => (compareMoney(one, other) < 0 ? other : one), own[0] ?? play.odds)
  const [, fraction = ''] = unitStake.split('.')
  return toDecimals(multiplyMoney(multiplyMoney(unitStake, multiple), best), fraction.length)
}
