import { type Job, SETTLING_MS } from '../jobs/job.ts'
import { fromBase } from '../ledger/index.ts'
import {
  APP_GIFT,
  BONUS_DAYS,
  BONUS_TURNOVER,
  DECIDED_AFTER_MINUTES,
  FIRST_DEPOSIT,
  REFERRAL,
} from '../promotions/promises.ts'
import { friendGifts } from '../referral/friends.ts'
import { CASHBACK_DAYS, REWARD_HOUR, STAKE_OF_A_POINT } from '../rewards/daily.ts'
import { expiry } from '../rewards/expire.ts'
import { WELCOME_GIFT } from '../rewards/welcome.ts'
import { cashbackOf } from '../vip/levels.ts'
import { reviewStanding } from '../vip/standing.ts'
import type { ExpectedContract, ExpectedPay, Movement } from './agentExpectation.ts'
import type { DrawBet, TurnoverStep } from './turnoverExpectation.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Reward that a member should have. */
export interface ExpectedReward {
  readonly amount: bigint
  readonly expiresAt: number
  readonly turnover: bigint
  state: 'unclaimed' | 'claimed' | 'expired'
}

type Standing = 'none' | 'applying' | 'rejected' | 'issued' | 'claimed' | 'closed'

/** Deposit order that was opened, with the promotion chosen for it. */
export interface ExpectedOrder {
  readonly number: string
  readonly amount: bigint
  readonly chosen: boolean
}

/** Expectation of a member: rewards, level and turnover, reckoned without the sandbox's own statements. */
export interface ExpectedMember {
  readonly id: string
  readonly username: string
  readonly merchant: string
  readonly currency: string
  readonly joinedAt: number
  /** True for a member who sees the team below, and is offered contracts. */
  readonly agent: boolean
  /** Id of the inviting member. */
  readonly parent: string | undefined
  readonly rewards: Map<string, ExpectedReward>
  /** Money in the main wallet and at the vendor, in minor units. */
  balance: bigint
  atVendor: bigint
  /** Money that no vendor has answered for yet. */
  onTheWay: bigint
  readonly stakedByDay: Map<string, bigint>
  readonly points: Map<string, bigint>
  staked: bigint
  level: number
  credited: bigint
  stakedInMonth: bigint
  /** Money that has to be staked, and stakes. */
  readonly turnover: TurnoverStep[]
  readonly drawBets: DrawBet[]
  firstDeposit: ExpectedOrder | undefined
  /** Paid orders whose chosen promotion was not looked at yet. */
  chosen: { order: ExpectedOrder; paidAt: number }[]
  welcome: { state: Standing; appliedAt: number }
  app: { state: Standing; appliedAt: number; picture: boolean }
  /** Invited friends whose reward was paid to this member. */
  readonly claimedFriends: Set<string>
  /** Stakes, wins and bonuses, for the agents above. */
  readonly movements: Movement[]
  readonly contracts: ExpectedContract[]
  /** Everything that contracts paid. */
  readonly pays: ExpectedPay[]
  /** Sum of what contracts and invited friends paid. */
  commission: bigint
}

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Member as it should be right after registering. */
export function expectNewMember(
  facts: Pick<ExpectedMember, 'id' | 'username' | 'merchant' | 'currency' | 'joinedAt' | 'agent' | 'parent'>,
): ExpectedMember {
  const member: ExpectedMember = {
    ...facts,
    rewards: new Map(),
    balance: 0n,
    atVendor: 0n,
    onTheWay: 0n,
    stakedByDay: new Map(),
    points: new Map(),
    staked: 0n,
    level: 0,
    credited: 0n,
    stakedInMonth: 0n,
    turnover: [],
    drawBets: [],
    firstDeposit: undefined,
    chosen: [],
    welcome: { state: 'none', appliedAt: 0 },
    app: { state: 'none', appliedAt: 0, picture: false },
    claimedFriends: new Set(),
    movements: [],
    contracts: [],
    pays: [],
    commission: 0n,
  }
  expectReward(
    member,
    `welcome:${facts.id}`,
    base(member, WELCOME_GIFT.amount),
    facts.joinedAt,
    WELCOME_GIFT.days,
  )
  return member
}

const base = ({ currency }: ExpectedMember, units: number): bigint => fromBase(units, currency)

function expectReward(
  member: ExpectedMember,
  key: string,
  amount: bigint,
  at: number,
  days: number,
  turnover = 1,
): void {
  if (member.rewards.has(key)) return
  member.rewards.set(key, {
    amount,
    expiresAt: at + days * DAY_MS,
    turnover: BigInt(turnover),
    state: 'unclaimed',
  })
}

/** A stake was taken; a negative one is given back, from that moment on. */
export function expectStake(member: ExpectedMember, amount: bigint): void {
  member.staked += amount
  member.stakedInMonth += amount
}

/** A bet was settled: its stake is rewarded with those of the day. */
export function expectSettled(member: ExpectedMember, stake: bigint, at: number): void {
  const day = dayOf(at)
  member.stakedByDay.set(day, (member.stakedByDay.get(day) ?? 0n) + stake)
}

/** Everything that should happen by itself while the clock moves. */
export function expectPassing(
  members: readonly ExpectedMember[],
  from: number,
  to: number,
  hasReferral: (merchant: string) => boolean,
): void {
  const events: { at: number; work: (member: ExpectedMember) => void }[] = []
  for (let day = Math.floor(from / DAY_MS); day <= Math.floor(to / DAY_MS); day += 1) {
    const rewarded = day * DAY_MS + REWARD_HOUR * HOUR_MS
    if (rewarded > from && rewarded <= to) {
      events.push({
        at: rewarded,
        work: (member) => expectCashback(member, dayOf((day - 1) * DAY_MS), rewarded),
      })
    }
    const midnight = day * DAY_MS
    if (midnight > from && midnight <= to && new Date(midnight).getUTCDate() === 1)
      events.push({ at: midnight, work: (member) => expectReview(member, midnight) })
  }
  for (const { work } of events.toSorted((one, other) => one.at - other.at)) members.forEach(work)
  const latestOf = ({ schedule }: Job): number => schedule.latest(new Date(to - SETTLING_MS)).getTime()
  const lapsed = latestOf(expiry)
  for (const member of members) {
    for (const reward of member.rewards.values())
      if (reward.state === 'unclaimed' && reward.expiresAt <= lapsed) reward.state = 'expired'
    if (
      member.welcome.state === 'issued' &&
      member.rewards.get(`first-deposit:${member.id}`)?.state === 'expired'
    )
      member.welcome.state = 'closed'
    if (member.app.state === 'issued' && member.rewards.get(`app:${member.id}`)?.state === 'expired')
      member.app.state = 'closed'
    if (
      member.parent &&
      member.firstDeposit &&
      hasReferral(member.merchant) &&
      member.staked >= base(member, REFERRAL.staked)
    )
      expectReward(
        member,
        `friend:${member.id}`,
        base(member, REFERRAL.friend),
        latestOf(friendGifts),
        BONUS_DAYS,
        BONUS_TURNOVER,
      )
    expectDecisions(member, to)
    expectChosen(member)
  }
}

function expectCashback(member: ExpectedMember, day: string, at: number): void {
  const staked = member.stakedByDay.get(day) ?? 0n
  const amount = cashbackOf(member.level, staked)
  if (amount > 0n) expectReward(member, `cashback:${member.id}:${day}`, amount, at, CASHBACK_DAYS)
  const points = staked / base(member, STAKE_OF_A_POINT)
  if (points > 0n) member.points.set(day, points)
}

function expectReview(member: ExpectedMember, at: number): void {
  if (member.joinedAt >= at) return
  const staked = member.stakedInMonth
  const next = reviewStanding({ level: member.level, credited: member.credited, staked }, member.currency)
  member.level = next.level
  member.credited = next.credited
  member.stakedInMonth = 0n
}

function expectBonus(member: ExpectedMember, at: number): void {
  if (!member.firstDeposit) return
  const most = base(member, FIRST_DEPOSIT.most)
  const { amount } = member.firstDeposit
  expectReward(
    member,
    `first-deposit:${member.id}`,
    amount < most ? amount : most,
    at,
    BONUS_DAYS,
    BONUS_TURNOVER,
  )
}

/** Applications are decided once they have waited. */
function expectDecisions(member: ExpectedMember, to: number): void {
  const isDue = ({ state, appliedAt }: { state: Standing; appliedAt: number }) =>
    state === 'applying' && appliedAt + DECIDED_AFTER_MINUTES * MINUTE_MS <= to - 15 * SECOND_MS
  const decidedAt = ({ appliedAt }: { appliedAt: number }) => appliedAt + DECIDED_AFTER_MINUTES * MINUTE_MS
  if (isDue(member.welcome)) expectVerdict(member, 'welcome', true, decidedAt(member.welcome))
  if (isDue(member.app)) expectVerdict(member, 'app', member.app.picture, decidedAt(member.app))
}

/** An application was answered. */
export function expectVerdict(
  member: ExpectedMember,
  which: 'welcome' | 'app',
  approved: boolean,
  at: number,
): void {
  const may = approved && (which === 'app' || member.firstDeposit !== undefined)
  member[which].state = may ? 'issued' : 'rejected'
  if (!may) return
  if (which === 'welcome') expectBonus(member, at)
  else expectReward(member, `app:${member.id}`, base(member, APP_GIFT.amount), at, BONUS_DAYS, BONUS_TURNOVER)
}

/** A promotion that was chosen with the first deposit is granted. */
function expectChosen(member: ExpectedMember): void {
  for (const { order, paidAt } of member.chosen) {
    const open = ['none', 'applying', 'rejected'].includes(member.welcome.state)
    if (member.firstDeposit?.number !== order.number || !open) continue
    member.welcome.state = 'issued'
    expectBonus(member, paidAt)
  }
  member.chosen = []
}
