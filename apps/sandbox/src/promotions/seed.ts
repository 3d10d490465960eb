import type { Db } from '../database/index.ts'
import type { Services } from '../operations.ts'
import type { Schemas } from '../wire.ts'

/** Applications of seeded members, which cover every state that an application can have. */
const APPLIED: readonly (readonly [
  username: string,
  promotionId: string,
  state: Schemas['PromotionState'],
])[] = [
  ['member', 'promo_app', 'rejected'],
  ['partner', 'promo_welcome', 'issued'],
  ['partner', 'promo_app', 'applying'],
  ['partner', 'promo_tournament', 'process'],
  ['vip', 'promo_welcome', 'claimed'],
  ['vip', 'promo_tournament', 'joined'],
]

const DAY_MS = 86_400_000

/** Seeds the applications. */
export async function seedApplications(tx: Db, { merchants, clock }: Services): Promise<void> {
  const appliedAt = new Date(clock.now().getTime() - DAY_MS)
  for (const { code } of merchants.all) {
    for (const [username, promotionId, state] of APPLIED) {
      await tx.run`
        insert into promotion_application (merchant, member_id, promotion_id, state, images, applied_at, reason)
        select ${code}, id, ${promotionId}, ${state}, 1, ${appliedAt}, ${state === 'rejected' ? 'picture' : null}
        from member where merchant = ${code} and username = ${username}`
    }
  }
}
