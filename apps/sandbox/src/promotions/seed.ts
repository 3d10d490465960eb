import type { Db } from '../database/index.ts'
import type { Services } from '../operations.ts'
import type { Text } from '../platform/text.ts'
import type { Schemas } from '../wire.ts'

/** Reason of a refused application. */
export const REJECTED: Text = {
  EN: 'The picture cannot be read. Please send another.',
  CN: '图片无法辨认，请重新上传。',
  VI: 'Không đọc được hình ảnh. Vui lòng gửi ảnh khác.',
  AR: 'تعذّرت قراءة الصورة. أرسل صورة أخرى من فضلك.',
}

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
        insert into promotion_application (merchant, member_id, promotion_id, state, images, applied_at)
        select ${code}, id, ${promotionId}, ${state}, 0, ${appliedAt}
        from member where merchant = ${code} and username = ${username}`
    }
  }
}
