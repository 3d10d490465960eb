import type { Db } from '../database/index.ts'
import type { Job } from '../jobs/job.ts'
import { onDays } from '../jobs/schedule.ts'
import { sendLetter } from '../messages/letters.ts'
import type { Services } from '../operations.ts'
import { turnoverOf } from './levels.ts'
import { reviewStanding } from './standing.ts'

interface ReviewedRow {
  readonly id: bigint
  readonly level: number
  readonly credited: bigint
  readonly staked: bigint
}

/** Job that promotes and demotes members at the end of each month. */
export const review: Job = {
  name: 'vip/review',
  about: 'Levels of the next month',
  schedule: onDays(1),
  catchUp: 'each',
  run: async ({ tx, services, due }) => {
    for (const merchant of services.merchants.all) {
      const rows = await tx.rows<ReviewedRow>`
        select member.id, vip_level as level, coalesce(standing.credited, 0)::bigint as credited,
          coalesce((
            select -sum(amount)
            from ledger_account account join ledger_entry entry on entry.account_id = account.id
              join ledger_transfer transfer on transfer.id = entry.transfer_id
            where account.member_id = member.id and kind in ('stake', 'refund')
              and posted_at >= coalesce(standing.since, '-infinity') and posted_at < ${due}
          ), 0)::bigint as staked
        from member left join vip_standing standing on standing.member_id = member.id
        where merchant = ${merchant.code} and not staff and type in (0, 1, 2) and member.created_at < ${due}
          and (standing.since is null or standing.since < ${due})
        order by member.id`
      for (const row of rows) {
        const next = reviewStanding(row, merchant.currency)
        await keepStanding(tx, row.id, next.credited, due)
        if (next.level === row.level) continue
        await tx.run`update member set vip_level = ${next.level} where id = ${row.id}`
        await sendLetter(tx, {
          merchant: merchant.code,
          memberId: row.id.toString(),
          template: next.level > row.level ? 'vipPromoted' : 'vipDemoted',
          details: { level: String(next.level) },
          now: due,
        })
      }
    }
  },
}

/** A level granted by seeds counts as if its turnover had been staked before. */
export async function seedStandings(tx: Db, { merchants, clock }: Services): Promise<void> {
  for (const { code, currency } of merchants.all) {
    const granted = await tx.rows<{ id: bigint; level: number }>`
      select id, vip_level as level from member where merchant = ${code} and vip_level > 0`
    for (const { id, level } of granted) await keepStanding(tx, id, turnoverOf(level, currency), clock.now())
  }
}

async function keepStanding(tx: Db, id: bigint, credited: bigint, since: Date): Promise<void> {
  await tx.run`
    insert into vip_standing (member_id, credited, since) values (${id}, ${credited}, ${since})
    on conflict (member_id) do update set credited = excluded.credited, since = excluded.since`
}
