import {
  payOf,
  type ContractKind,
  type PayPeriod,
  type PayTier,
  type TeamResult,
} from '@livery/domain/agents'

import type { ExpectedMember } from './expectation.ts'

const HOUR_MS = 3_600_000

/** Movement of a member that counts for the agents above; minor units. */
export interface Movement {
  readonly memberId: string
  readonly at: number
  readonly staked: bigint
  readonly won: bigint
  readonly promotions: bigint
}

/** Contract as the agent was shown it. */
export interface ExpectedContract {
  readonly id: string
  readonly kind: ContractKind
  readonly period: PayPeriod
  /** Tiers in minor units, lowest first. */
  readonly tiers: readonly PayTier[]
  readonly endsAt: number
  state: 'pending' | 'active' | 'declined'
  /** Moment up to which it was reckoned, a full hour; from acceptance on. */
  reckonedUntil: number
}

/** Pay that a contract owes for one period. */
export interface ExpectedPay {
  readonly from: number
  readonly to: number
  readonly amount: bigint
}

/** A member's stake, win or bonus is remembered for the agents above. */
export function expectMovement(
  member: ExpectedMember,
  at: number,
  sums: Partial<Pick<Movement, 'staked' | 'won' | 'promotions'>>,
): void {
  member.movements.push({ memberId: member.id, at, staked: 0n, won: 0n, promotions: 0n, ...sums })
}

/** Members below an agent, at any depth. */
export function teamBelow(members: readonly ExpectedMember[], agent: ExpectedMember): ExpectedMember[] {
  const inside = new Set([agent.id])
  // A member is always registered after the inviting one.
  return members.filter(({ id, parent }) => parent !== undefined && inside.has(parent) && inside.add(id))
}

/** Result of a team in a stretch of time: from, included, to, excluded. */
export function resultBetween(movements: readonly Movement[], from: number, to: number): TeamResult {
  const within = movements.filter(({ at }) => at >= from && at < to)
  const stakedBy = new Map<string, bigint>()
  for (const { memberId, staked } of within) stakedBy.set(memberId, (stakedBy.get(memberId) ?? 0n) + staked)
  return {
    staked: within.reduce((sum, { staked }) => sum + staked, 0n),
    net: within.reduce((sum, { staked, won, promotions }) => sum + staked - won - promotions, 0n),
    activeMembers: [...stakedBy.values()].filter((staked) => staked > 0n).length,
  }
}

/** A contract was accepted: it counts from the next full hour. */
export function expectAcceptance(contract: ExpectedContract, at: number): void {
  contract.state = 'active'
  contract.reckonedUntil = Math.ceil(at / HOUR_MS) * HOUR_MS
}

/**
 * Pays that a contract owes up to a moment, found by walking from hour to hour, and remembers how far it
 * walked.
 */
export function duePays(
  contract: ExpectedContract,
  movements: readonly Movement[],
  until: number,
): ExpectedPay[] {
  const end = Math.floor(contract.endsAt / HOUR_MS) * HOUR_MS
  const recent = movements.filter(({ at }) => at >= contract.reckonedUntil)
  const pays: ExpectedPay[] = []
  for (let hour = contract.reckonedUntil + HOUR_MS; hour <= Math.min(until, end); hour += HOUR_MS) {
    if (!endsPeriod(contract.period, new Date(hour)) && hour !== end) continue
    const from = contract.reckonedUntil
    const { amount } = payOf(contract.kind, contract.tiers, resultBetween(recent, from, hour))
    if (amount > 0n) pays.push({ from, to: hour, amount })
    contract.reckonedUntil = hour
  }
  return pays
}

/** True when a pay period ends with this full hour. */
function endsPeriod(period: PayPeriod, hour: Date): boolean {
  if (period === 'hour') return true
  if (hour.getUTCHours() !== 0) return false
  const day = hour.getUTCDate()
  return period === 'day' || day === 1 || (period === 'half_month' && day === 16)
}
