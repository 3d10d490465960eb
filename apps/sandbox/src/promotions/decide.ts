import type { Db } from '../database/index.ts'
import type { Job } from '../jobs/job.ts'
import { everySeconds } from '../jobs/schedule.ts'
import { fromBase } from '../ledger/index.ts'
import type { Merchant } from '../merchants.ts'
import { sendLetter } from '../messages/letters.ts'
import type { Services } from '../operations.ts'
import { issueReward } from '../rewards/issue.ts'
import { issueFirstDepositBonus } from './firstDeposit.ts'
import {
  APP_GIFT,
  BONUS_DAYS,
  BONUS_TURNOVER,
  DECIDED_AFTER_MINUTES,
  FIRST_DEPOSIT,
  TOURNAMENT,
} from './promises.ts'
import type { Reason } from './reasons.ts'

/** Open application. */
export interface Application {
  readonly id: bigint
  readonly merchant: string
  readonly member_id: bigint
  readonly promotion_id: string
  readonly images: number
  readonly applied_at: Date
}

/** Outcome of an approval: the new state, or the reason for which it cannot be approved. */
type Approval = { readonly state: 'issued' | 'joined' } | { readonly refused: Reason }

/** Approves what the promotion's rule allows, and issues its reward. */
async function approve(
  tx: Db,
  merchant: Merchant,
  application: Application,
  at: Date,
  byDesk: boolean,
): Promise<Approval> {
  const { member_id, promotion_id, images } = application
  if (promotion_id === FIRST_DEPOSIT.promotionId) {
    const issued = await issueFirstDepositBonus(tx, merchant, member_id, at)
    return issued ? { state: 'issued' } : { refused: 'noDeposit' }
  }
  if (promotion_id === APP_GIFT.promotionId) {
    if (images === 0 && !byDesk) return { refused: 'noPicture' }
    await issueReward(tx, {
      merchant,
      memberId: member_id.toString(),
      template: 'app',
      amount: fromBase(APP_GIFT.amount, merchant.currency),
      key: `app:${member_id}`,
      at,
      days: BONUS_DAYS,
      turnover: BONUS_TURNOVER,
      promotionId: promotion_id,
    })
    return { state: 'issued' }
  }
  if (promotion_id === TOURNAMENT.promotionId) {
    await sendLetter(tx, {
      merchant: merchant.code,
      memberId: member_id.toString(),
      template: 'tournamentJoined',
      details: {},
      now: at,
    })
    return { state: 'joined' }
  }
  return { refused: 'desk' }
}

async function refuseApplication(
  tx: Db,
  { id, merchant, member_id }: Application,
  reason: string,
  at: Date,
): Promise<void> {
  await tx.run`
    update promotion_application set state = 'rejected', reason = ${reason}, decided_at = ${at} where id = ${id}`
  await sendLetter(tx, {
    merchant,
    memberId: member_id.toString(),
    template: 'applicationRefused',
    details: { reason },
    now: at,
  })
}

/** Decision of the console, or of the rules when there is none. */
export type Verdict = { readonly approve: true } | { readonly refuse: string } | undefined

/**
 * Decides an application that is open; another one is unchanged. Must be called inside a transaction.
 * @returns its new state; undefined when it was not open
 */
export async function decideApplication(
  tx: Db,
  { merchants }: Pick<Services, 'merchants'>,
  id: bigint,
  verdict: Verdict,
  at: Date,
): Promise<string | undefined> {
  const application = await tx.row<Application>`
    select id, merchant, member_id, promotion_id, images, applied_at from promotion_application
    where id = ${id} and state in ('applying', 'process') for update`
  if (!application) return undefined
  if (verdict && 'refuse' in verdict) {
    await refuseApplication(tx, application, verdict.refuse, at)
    return 'rejected'
  }
  const approval = await approve(
    tx,
    merchants.get(application.merchant),
    application,
    at,
    verdict !== undefined,
  )
  if ('refused' in approval) {
    await refuseApplication(tx, application, approval.refused, at)
    return 'rejected'
  }
  await tx.run`
    update promotion_application set state = ${approval.state}, reason = null, decided_at = ${at} where id = ${id}`
  return approval.state
}

/** Job that decides applications which nobody on the console has decided. */
export const decisions: Job = {
  name: 'promotions/decisions',
  about: `Applications after ${DECIDED_AFTER_MINUTES} minutes`,
  schedule: everySeconds(10),
  catchUp: 'latest',
  run: async ({ tx, services, due }) => {
    const waitMs = DECIDED_AFTER_MINUTES * 60_000
    const open = await tx.rows<{ id: bigint; applied_at: Date }>`
      select id, applied_at from promotion_application
      where state = 'applying' and applied_at <= ${new Date(due.getTime() - waitMs)} order by id`
    for (const { id, applied_at } of open)
      await decideApplication(tx, services, id, undefined, new Date(applied_at.getTime() + waitMs))
  },
}
