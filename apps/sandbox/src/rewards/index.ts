import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import { fromBase, houseAccount, memberAccount, post, toDecimal } from '../ledger/index.ts'
import type { Merchant } from '../merchants.ts'
import { notGuest, type Handlers, type SandboxModule, type Services } from '../operations.ts'
import { pageOf, pageRange } from '../platform/pages.ts'
import { textIn } from '../platform/text.ts'
import type { Schemas } from '../wire.ts'
import { REWARD_PROMOTIONS, REWARD_TITLES, type RewardTemplate } from './titles.ts'

interface RewardRow {
  readonly id: bigint
  readonly template: RewardTemplate
  readonly amount: bigint
  readonly issued_at: Date
  readonly expires_at: Date | null
  readonly claimed_at: Date | null
}

const operations: Handlers = {
  getRewards: async (context) => {
    const { db, merchant, query, language, clock } = context
    const memberId = BigInt(notGuest(context).member.id)
    const now = clock.now()
    const { limit, offset } = pageRange(query)
    const rows = await db.rows<RewardRow & { state: string }>`
      select * from (
        select *, case when claimed_at is not null then 'claimed' when expires_at <= ${now} then 'expired'
          else 'unclaimed' end as state
        from reward where member_id = ${memberId}
      ) as told where ${query.state ?? null}::text is null or state = ${query.state ?? null}
      order by issued_at desc, id desc`
    const waiting = await db.row<{ count: number }>`
      select count(*)::int as count from reward
      where member_id = ${memberId} and claimed_at is null and (expires_at is null or expires_at > ${now})`
    const page = rows.slice(offset, offset + limit).map((row) => rewardValue(row, merchant, language, now))
    return { unclaimed: waiting?.count ?? 0, ...pageOf(page, rows.length, query) }
  },

  claimReward: async (context) => {
    const { db, merchant, params, language, clock } = context
    const { member } = notGuest(context)
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
      kind: 'reward',
      currency: merchant.currency,
      entries: [
        { account: houseAccount('promotions'), amount: -row.amount },
        { account: memberAccount(member.id), amount: row.amount },
      ],
      at: now,
      detail: { template: row.template },
    })
    await db.run`update reward set claimed_at = ${now} where id = ${row.id}`
    await db.run`
      update promotion_application set state = 'claimed'
      where member_id = ${BigInt(member.id)} and state = 'issued'
        and promotion_id = ${REWARD_PROMOTIONS[row.template] ?? ''}`
    return rewardValue({ ...row, claimed_at: now }, merchant, language, now)
  },
}

function rewardValue(row: RewardRow, { currency }: Merchant, language: string, now: Date): Schemas['Reward'] {
  const expired = row.expires_at !== null && row.expires_at <= now
  return {
    id: `reward_${row.id}`,
    title: textIn(REWARD_TITLES[row.template], language),
    currency,
    amount: toDecimal(row.amount, currency),
    state: row.claimed_at ? 'claimed' : expired ? 'expired' : 'unclaimed',
    issuedAt: row.issued_at.toISOString(),
    ...(row.expires_at ? { expiresAt: row.expires_at.toISOString() } : {}),
    ...(row.claimed_at ? { claimedAt: row.claimed_at.toISOString() } : {}),
  }
}

const DAY_MS = 86_400_000

/** Seeded rewards of a member: template, base units, age in days, validity in days. */
const WAITING: readonly (readonly [RewardTemplate, number, number, number])[] = [
  ['birthday', 10, 40, 14],
  ['welcome', 5, 3, 60],
  ['tournament', 40, 2, 30],
  ['cashback', 12, 1, 7],
]

async function seed(tx: Db, { merchants, clock }: Services): Promise<void> {
  const now = clock.now().getTime()
  for (const { code, currency } of merchants.all) {
    for (const [template, amount, since, kept] of WAITING) {
      const issued = new Date(now - since * DAY_MS)
      await tx.run`
        insert into reward (merchant, member_id, template, amount, issued_at, expires_at)
        select ${code}, id, ${template}, ${fromBase(amount, currency)}, ${issued},
          ${new Date(issued.getTime() + kept * DAY_MS)}
        from member where merchant = ${code} and username in ('member', 'partner', 'vip', 'regular') order by id`
    }
  }
}

/** Module of claimable rewards. */
export const rewards: SandboxModule = { name: 'rewards', operations, seed }
