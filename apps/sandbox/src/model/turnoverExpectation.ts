import { fromBase } from '../ledger/index.ts'
import { LIVE_TABLE_PERCENT } from '../promotions/promises.ts'
import type { ExpectedMember } from './expectation.ts'

/** Money that came in, or a stake, in the order of the model's steps. */
export type TurnoverStep =
  | { readonly required: bigint; readonly at: number; readonly hadNothing: boolean }
  | { counted: bigint }

/** Bet on a draw, for the time that its result is open. */
export interface DrawBet {
  readonly placedAt: number
  settledAt: number
  readonly step: { counted: bigint }
}

const NEVER = Number.POSITIVE_INFINITY

const held = ({ balance, atVendor, onTheWay }: ExpectedMember): bigint => balance + atVendor + onTheWay

const isNothing = (member: ExpectedMember, sum: bigint): boolean => sum < fromBase(1, member.currency)

const hasOpenBet = ({ drawBets }: ExpectedMember, at: number): boolean =>
  drawBets.some(({ placedAt, settledAt }) => placedAt <= at && settledAt > at)

/** Money is in the wallet that must be staked so many times. */
export function expectMoneyIn(member: ExpectedMember, amount: bigint, times: bigint, at: number): void {
  const hadNothing = isNothing(member, held(member) - amount)
  member.turnover.push({ required: amount * times * 100n, at, hadNothing })
}

/** A round was played, which counts whatever it returned. */
export function expectPlayed(member: ExpectedMember, amount: bigint, live: boolean): void {
  member.turnover.push({ counted: amount * (live ? BigInt(LIVE_TABLE_PERCENT) : 100n) })
}

/** A bet on a draw counts nothing before its result is known. */
export function expectOpenBet(member: ExpectedMember, placedAt: number): DrawBet {
  const step = { counted: 0n }
  member.turnover.push(step)
  const bet = { placedAt, settledAt: NEVER, step }
  member.drawBets.push(bet)
  return bet
}

/** A bet on a draw is known: it counts what it lost; a voided one, which lost nothing, nothing. */
export function expectResult(bet: DrawBet, lost: bigint, at: number): void {
  bet.settledAt = at
  bet.step.counted = lost * 100n
}

/** Turnover left in minor units. */
export function turnoverLeft(member: ExpectedMember): bigint {
  const isOpen = member.onTheWay > 0n || member.drawBets.some(({ settledAt }) => settledAt === NEVER)
  if (!isOpen && isNothing(member, held(member))) return 0n
  let left = 0n
  for (const step of member.turnover) {
    if ('required' in step) {
      if (step.hadNothing && !hasOpenBet(member, step.at)) left = 0n
      left += step.required
    } else left = left > step.counted ? left - step.counted : 0n
  }
  return (left + 99n) / 100n
}
