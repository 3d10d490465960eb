import { isTrialAccount } from '@livery/domain/account'

import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import type { Member } from '../members/member.ts'
import { signedIn, type CallContext, type Handlers, type SandboxModule } from '../operations.ts'
import { bannerUrl } from '../platform/bannerUrl.ts'
import { flagsUnder } from '../platform/flags.ts'
import { cutPage } from '../platform/pages.ts'
import { bulletList, paragraph, textIn } from '../platform/text.ts'
import { friendGifts } from '../referral/friends.ts'
import type { UploadedFile } from '../server/uploadedFile.ts'
import type { Schemas } from '../wire.ts'
import { applicationRoutes } from './applicationRoutes.ts'
import { type PromotionPlan, promotionsFor, promotionTimes } from './catalogue.ts'
import { decisions } from './decide.ts'
import { chosenBonuses } from './firstDeposit.ts'
import { imageType } from './imageType.ts'
import { reasonText } from './reasons.ts'
import { seedApplications } from './seed.ts'
import { tournament } from './tournament.ts'

type State = Schemas['PromotionState']

const operations: Handlers = {
  getPromotions: async (context) => {
    const { db, merchant, state, query, member } = context
    const plans = promotionsFor(flagsUnder(merchant, state)).filter(
      ({ key }) => !query.key || key === query.key,
    )
    const applied = await appliedBy(db, member)
    return cutPage(
      plans.map((plan) => shown(context, plan, applied)),
      query,
    )
  },

  getPromotion: async (context) => {
    const plan = findPlan(context, context.params.promotionId)
    const applied = await appliedBy(context.db, context.member)
    const promotion = shown(context, plan, applied)
    return {
      promotion,
      content: paragraph(textIn(plan.content, context.language, context.merchant.currency)),
      terms: bulletList(plan.terms.map((term) => textIn(term, context.language))),
      ...(promotion.state === 'rejected'
        ? { rejectedReason: reasonText(applied.get(plan.id)?.reason ?? null, context.language) }
        : {}),
    }
  },

  applyPromotion: async (context) => {
    const { db, merchant, clock } = context
    const { member } = signedIn(context)
    if (isTrialAccount(member.type))
      fail(403, 'role.free_reject', { message: 'Only real accounts can take part.' })
    const plan = findPlan(context, context.params.promotionId)
    const state = timeState(plan, clock.now())
    if (state !== 'open') fail(422, 'promotion.closed', { message: 'This promotion is not open.' })
    if (!plan.applicable) fail(422, 'promotion.not_eligible', { message: 'This promotion comes by itself.' })
    const { comment, images } = readApplication(context.body)
    // A refused application may be replaced by a new one.
    const row = await db.row<{ id: bigint }>`
      insert into promotion_application as before
        (merchant, member_id, promotion_id, state, comment, images, applied_at)
      values (${merchant.code}, ${BigInt(member.id)}, ${plan.id}, 'applying', ${comment}, ${images.length}, ${clock.now()})
      on conflict (member_id, promotion_id) do update
        set state = excluded.state, comment = excluded.comment, images = excluded.images,
          applied_at = excluded.applied_at, decided_at = null, reason = null
        where before.state = 'rejected'
      returning id`
    if (!row) fail(422, 'promotion.already_applied', { message: 'You have applied already.' })
    return { applicationId: `app_${row.id}`, state: 'applying' }
  },
}

function findPlan({ merchant, state }: Pick<CallContext, 'merchant' | 'state'>, id: string): PromotionPlan {
  const plan = promotionsFor(flagsUnder(merchant, state)).find((one) => one.id === id)
  return plan ?? fail(404, 'resource.not_found', { message: 'No promotion has this id.' })
}

/** Application of a member as shown. */
interface Applied {
  readonly promotion_id: string
  readonly state: State
  readonly reason: string | null
}

/** A member's applications by promotion. */
async function appliedBy(db: Db, member: Member | null): Promise<ReadonlyMap<string, Applied>> {
  if (!member) return new Map()
  const rows = await db.rows<Applied>`
    select promotion_id, state, reason from promotion_application where member_id = ${BigInt(member.id)}`
  return new Map(rows.map((row) => [row.promotion_id, row]))
}

type Shown = Pick<CallContext, 'merchant' | 'language' | 'clock'>

function shown(
  { merchant, language, clock }: Shown,
  plan: PromotionPlan,
  applied: ReadonlyMap<string, Applied>,
): Schemas['Promotion'] {
  const { startsAt, endsAt } = promotionTimes(plan, clock.now())
  return {
    id: plan.id,
    key: plan.key,
    title: textIn(plan.title, language),
    summary: textIn(plan.summary, language, merchant.currency),
    imageUrl: bannerUrl(merchant, plan.art),
    state: applied.get(plan.id)?.state ?? timeState(plan, clock.now()),
    startsAt: startsAt.toISOString(),
    ...(endsAt ? { endsAt: endsAt.toISOString() } : {}),
    applicable: plan.applicable,
  }
}

function timeState(plan: PromotionPlan, now: Date): State {
  const { startsAt, endsAt } = promotionTimes(plan, now)
  if (startsAt > now) return 'coming soon'
  return endsAt && endsAt <= now ? 'closed' : 'open'
}

/**
 * Reads the multipart body of an application.
 * @throws Failure 415 `request.media_type` for a picture that is neither png nor jpg, whatever its declared
 * type
 */
function readApplication(body: unknown): { comment: string | null; images: readonly UploadedFile[] } {
  const { comment, images } = body as { comment?: string; images?: readonly UploadedFile[] }
  for (const { bytes } of images ?? []) {
    if (!imageType(bytes)) fail(415, 'request.media_type', { message: 'Images must be png or jpg.' })
  }
  return { comment: comment ?? null, images: images ?? [] }
}

/** Module of promotions and applications. */
export const promotions: SandboxModule = {
  name: 'promotions',
  operations,
  migrations: new URL('migrations/', import.meta.url),
  seed: seedApplications,
  jobs: [chosenBonuses, decisions, friendGifts, tournament],
  routes: applicationRoutes,
}
