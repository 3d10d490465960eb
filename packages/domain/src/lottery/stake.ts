import { compareMoney, multiplyMoney, sumMoney, toDecimals, type Decimal } from '../money/money.ts'
import type { LotteryPlay, LotterySelection } from './selection.ts'

/** Bounds of a bet in the contract: lines of one call, and the greatest multiple of a line. */
export const LOTTERY_LIMITS = { lines: 50, multiple: 10_000 } as const

/** Stake limits of a play. */
export type StakeLimits = {
  /** Least stake of one bet, including the multiple. */
  readonly minimumStake: Decimal
  /** Greatest total stake of one line. */
  readonly maximumStake: Decimal
}

/** Factors of a line's stake. */
export type LineStake = {
  /** Number of single bets in the selection. */
  readonly bets: number
  /** Stake of each bet, before multiplying. */
  readonly unitStake: Decimal
  readonly multiple: number
}

/** Stake of one line: bets times unit stake times multiple, with the unit stake's decimals. */
export function lineStake({ bets, unitStake, multiple }: LineStake): Decimal {
  return multiplyMoney(unitStake, bets * multiple)
}

/** Stake of a whole slip; `'0'` for an empty one. */
export function slipStake(lines: readonly LineStake[]): Decimal {
  return sumMoney(lines.map(lineStake))
}

/**
 * Reason why a line cannot be bet: the selection is incomplete, each bet is too small, or the line is too
 * large.
 */
export type LineProblem = 'incomplete' | 'tooLittle' | 'tooMuch'

/** Problem of a line; `null` when it may be bet. The gateway checks the same again. */
export function lineProblem(line: LineStake, limits: StakeLimits): LineProblem | null {
  if (line.bets === 0) return 'incomplete'
  if (compareMoney(multiplyMoney(line.unitStake, line.multiple), limits.minimumStake) < 0) return 'tooLittle'
  return compareMoney(lineStake(line), limits.maximumStake) > 0 ? 'tooMuch' : null
}

/** Multiple of a line, brought within its limits: whole, from 1 to the contract's bound. */
export function fitMultiple(multiple: number): number {
  return Math.min(LOTTERY_LIMITS.multiple, Math.max(1, Math.trunc(multiple) || 1))
}

/** Proposed stakes for chips: 1, 2, 5, 10, 50 and 100 times the least stake, up to the limit of a line. */
export function unitStakes({ minimumStake, maximumStake }: StakeLimits): readonly Decimal[] {
  return [1, 2, 5, 10, 50, 100]
    .map((times) => multiplyMoney(minimumStake, times))
    .filter((stake) => compareMoney(stake, maximumStake) <= 0)
}

/**
 * Odds of a selection: of each chosen choice where the play has one position, else of the play alone. Odds of a choice's
 * own go before the play's.
 */
export function selectionOdds(
  { positions, odds }: LotteryPlay & { readonly odds: Decimal },
  selection: LotterySelection,
): readonly Decimal[] {
  const [only, ...others] = positions
  if (!only || others.length > 0) return [odds]
  const own = new Map(only.choices.map((choice) => [choice.code, choice.odds]))
  return (selection[0] ?? []).map((code) => own.get(code) ?? odds)
}

/** Return of one winning bet of a line, the stake included: at the best odds among its choices. */
export function returnOfOneBet(
  play: LotteryPlay & { readonly odds: Decimal },
  selection: LotterySelection,
  { unitStake, multiple }: Pick<LineStake, 'unitStake' | 'multiple'>,
): Decimal {
  const [first = play.odds, ...others] = selectionOdds(play, selection)
  const best = others.reduce((one, other) => (compareMoney(one, other) < 0 ? other : one), first)
  const [, fraction = ''] = unitStake.split('.')
  return toDecimals(multiplyMoney(multiplyMoney(unitStake, multiple), best), fraction.length)
}
