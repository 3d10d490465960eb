import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import { fromBase, houseAccount, memberAccount, post, toDecimal } from '../ledger/index.ts'
import type { Merchant } from '../merchants.ts'
import { letterSum, sendLetter } from '../messages/letters.ts'
import { realMember, type Handlers, type SandboxModule, type Services } from '../operations.ts'
import { dayIn } from '../platform/day.ts'
import { pageOf, pageRange } from '../platform/pages.ts'
import { textIn } from '../platform/text.ts'
import { turnoverTerms } from '../promotions/bonusTerms.ts'
import { BONUS_TURNOVER, FIRST_DEPOSIT } from '../promotions/promises.ts'
import type { Schemas } from '../wire.ts'
import { birthdays, cashback } from './daily.ts'
import { expireRewards, expiry } from './expire.ts'
import { figureOperations } from './figures.ts'
import { issueReward } from './issue.ts'
import { rewardRoutes } from './rewardRoutes.ts'
import { REWARD_TITLES, type RewardTemplate } from './titles.ts'

interface RewardRow {
  readonly id: bigint
  readonly template: RewardTemplate
  readonly amount: bigint
  readonly issued_at: Date
  readonly expires_at: Date | null
  readonly claimed_at: Date | null
  readonly turnover: number
  readonly promotion_id: string | null
  readonly details: Readonly<Record<string, string>>
}

const operations: Handlers = {
  ...figureOperations,

  getRewards: async (context) => {
    const { db, merchant, query, language, clock } = context
    const memberId = BigInt(realMember(context).member.id)
    const now = clock.now()
    const { limit, offset } = pageRange(query)
    const all = await db.rows<RewardRow & { state: string }>`
      select *, case when claimed_at is not null then 'claimed' when expires_at <= ${now} then 'expired'
        else 'unclaimed' end as state
      from reward where member_id = ${memberId} order by issued_at desc, id desc`
    const rows = all.filter(({ state }) => !query.state || state === query.state)
    const page = rows.slice(offset, offset + limit).map((row) => rewardValue(row, merchant, language, now))
    const unclaimed = all.filter(({ state }) => state === 'unclaimed').length
    return { unclaimed, ...pageOf(page, rows.length, query) }
  },

  claimReward: async (context) => {
    const { db, merchant, params, language, clock } = context
    const { member } = realMember(context)
    const number = /^reward_(\d{1,18})$/.exec(params.rewardId)?.[1]
    const row = number
      ? await db.row<RewardRow>`
          select * from reward where id = ${BigInt(number)} and member_id = ${BigInt(member.id)} for update`
      : undefined
    const now = clock.now()
    if (!row) fail(404, 'resource.not_found', { message: 'There is no such reward.' })
    if (row.claimed_at) fail(422, 'reward.already_claimed', { message: 'This reward was claimed before.' })
    if (row.expires_at && row.expires_at <= now)
      fail(422, 'reward.expired', { message: 'This reward has expired.' })
    await post(db, {
      merchant: merchant.code,
      key: `reward:${row.id}`,
      kind: row.turnover > 1 ? 'promotion' : 'reward',
      currency: merchant.currency,
      entries: [
        { account: houseAccount('rewards'), amount: -row.amount },
        { account: memberAccount(member.id), amount: row.amount },
      ],
      at: now,
      detail: { template: row.template, turnover: String(row.turnover) },
    })
    await db.run`update reward set claimed_at = ${now} where id = ${row.id}`
    await db.run`
      update promotion_application set state = 'claimed'
      where member_id = ${BigInt(member.id)} and state = 'issued'
        and promotion_id = ${row.promotion_id ?? ''}`
    await sendLetter(db, {
      merchant: merchant.code,
      memberId: member.id,
      template: 'rewardClaimed',
      details: {
        amount: letterSum(row.amount, merchant.currency),
        turnover: String(row.turnover),
      },
      now,
    })
    return rewardValue({ ...row, claimed_at: now }, merchant, language, now)
  },
}

function rewardTitle({ template, details }: RewardRow, language: string): string {
  const { day, ...values } = details
  const dated = day === undefined ? values : { ...values, day: dayIn(day, language) }
  return textIn({ id: REWARD_TITLES[template], values: dated }, language)
}

function rewardValue(row: RewardRow, { currency }: Merchant, language: string, now: Date): Schemas['Reward'] {
  const [bound] = turnoverTerms(row.turnover)
  const expired = row.expires_at !== null && row.expires_at <= now
  return {
    id: `reward_${row.id}`,
    title: rewardTitle(row, language),
    currency,
    amount: toDecimal(row.amount, currency),
    ...(bound && { terms: textIn(bound, language) }),
    state: row.claimed_at ? 'claimed' : expired ? 'expired' : 'unclaimed',
    issuedAt: row.issued_at.toISOString(),
    ...(row.expires_at ? { expiresAt: row.expires_at.toISOString() } : {}),
    ...(row.claimed_at ? { claimedAt: row.claimed_at.toISOString() } : {}),
  }
}

const DAY_MS = 86_400_000

/** Seeded reward: base units, age in days, validity in days. */
interface SeededReward {
  readonly template: RewardTemplate
  readonly amount: number
  readonly since: number
  readonly days: number
}

/** Rewards of every seeded player, and the bonus of the one whose first deposit was granted. */
const WAITING: readonly SeededReward[] = [
  { template: 'birthday', amount: 10, since: 40, days: 14 },
  { template: 'desk', amount: 5, since: 3, days: 60 },
  { template: 'tournament', amount: 5, since: 2, days: 30 },
  { template: 'cashback', amount: 12, since: 1, days: 7 },
]
const BONUS: SeededReward = { template: 'firstDeposit', amount: 50, since: 4, days: 60 }

async function seed(tx: Db, { merchants, clock }: Services): Promise<void> {
  const now = clock.now()
  for (const merchant of merchants.all) {
    const members = await tx.rows<{ id: bigint; username: string }>`
      select id, username from member
      where merchant = ${merchant.code} and username in ('member', 'partner', 'vip', 'regular') order by id`
    for (const { id, username } of members) {
      for (const { template, amount, since, days } of username === 'partner'
        ? [BONUS, ...WAITING]
        : WAITING) {
        const at = new Date(now.getTime() - since * DAY_MS)
        const bonus = template === BONUS.template
        await issueReward(tx, {
          merchant,
          memberId: id.toString(),
          template,
          amount: fromBase(amount, merchant.currency),
          key: bonus ? `first-deposit:${id}` : `seed:${template}:${id}`,
          at,
          days,
          ...(bonus ? { promotionId: FIRST_DEPOSIT.promotionId, turnover: BONUS_TURNOVER } : {}),
          details: { place: '12', day: at.toISOString().slice(0, 10) },
          letter: null,
        })
      }
    }
  }
  await expireRewards(tx, merchants, now, false)
}

/** Module of claimable rewards. */
export const rewards: SandboxModule = {
  name: 'rewards',
  operations,
  migrations: new URL('migrations/', import.meta.url),
  seed,
  jobs: [cashback, birthdays, expiry],
  routes: rewardRoutes,
}
