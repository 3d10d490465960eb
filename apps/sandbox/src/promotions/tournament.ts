import { catalogue } from '../games/catalogue.ts'
import type { Job } from '../jobs/job.ts'
import { weekly } from '../jobs/schedule.ts'
import { fromBase } from '../ledger/index.ts'
import { issueReward } from '../rewards/issue.ts'
import { BONUS_DAYS, BONUS_TURNOVER, TOURNAMENT } from './promises.ts'

const DAY_MS = 86_400_000

/** Games that the tournament's text names. */
const slots = (): string[] =>
  catalogue()
    .games.filter(({ genre }) => genre === 'slot')
    .map(({ nodeId }) => nodeId)

/** Prize of a place, counted from 1, in base units. */
const prizeOf = (place: number): number => TOURNAMENT.prizes[place - 1] ?? TOURNAMENT.prizes.at(-1) ?? 0

/** Job that pays Friday's tournament at midnight: each member's best return on a slot relative to its stake. */
export const tournament: Job = {
  name: 'promotions/tournament',
  about: "prizes of Friday's tournament",
  schedule: weekly('saturday'),
  catchUp: 'each',
  run: async ({ tx, services, due }) => {
    const friday = new Date(due.getTime() - DAY_MS)
    const day = friday.toISOString().slice(0, 10)
    for (const merchant of services.merchants.all) {
      const placed = await tx.rows<{ member_id: bigint }>`
        select member_id from (
          select distinct on (bet.member_id) bet.member_id, payout::numeric / stake as score, placed_at, bet.id
          from bet_order bet join promotion_application application
            on application.member_id = bet.member_id and promotion_id = ${TOURNAMENT.promotionId}
              and state in ('joined', 'issued', 'claimed', 'closed') and applied_at < ${due}
          where bet.merchant = ${merchant.code} and kind = 'game' and node_id = any(${slots()}) and payout > 0
            and placed_at >= ${friday} and placed_at < ${due}
          order by bet.member_id, score desc, placed_at, bet.id
        ) as best order by score desc, placed_at, id limit ${TOURNAMENT.places}`
      for (const [index, { member_id }] of placed.entries()) {
        await issueReward(tx, {
          merchant,
          memberId: member_id.toString(),
          template: 'tournament',
          amount: fromBase(prizeOf(index + 1), merchant.currency),
          key: `tournament:${member_id}:${day}`,
          at: due,
          days: BONUS_DAYS,
          turnover: BONUS_TURNOVER,
          promotionId: TOURNAMENT.promotionId,
          details: { place: String(index + 1) },
        })
        await tx.run`
          update promotion_application set state = 'issued', decided_at = ${due}
          where member_id = ${member_id} and promotion_id = ${TOURNAMENT.promotionId}`
      }
    }
  },
}
