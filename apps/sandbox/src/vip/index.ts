import { toDecimal } from '../ledger/index.ts'
import { notGuest, type Handlers, type SandboxModule } from '../operations.ts'
import { requireFlag } from '../platform/flags.ts'
import type { Schemas } from '../wire.ts'
import { turnoverOf, VIP_STEPS, vipBenefits, vipLabel } from './levels.ts'
import { review, seedStandings } from './review.ts'
import { turnoverSoFar } from './standing.ts'

/** Levels of the VIP ladder without level 0, which has neither a label nor a turnover. */
export function vipLevels(currency: string, language: string): Schemas['VipLevel'][] {
  return VIP_STEPS.slice(1).map((step) => ({
    level: step.level,
    labelName: vipLabel(step.level, language),
    iconUrl: `/sandbox/art/vip/${step.level}.svg`,
    turnover: toDecimal(turnoverOf(step.level, currency), currency),
    benefits: vipBenefits(step, language, currency),
  }))
}

const operations: Handlers = {
  getVip: async (context) => {
    const { db, merchant, language, clock } = context
    await requireFlag(db, merchant, 'VIP')
    const { member } = notGuest(context)
    const { currency } = merchant
    const turnover = await turnoverSoFar(db, merchant, member.id)
    const next = VIP_STEPS[member.vipLevel + 1]
    const label = vipLabel(member.vipLevel, language)
    return {
      currency,
      level: member.vipLevel,
      ...(label ? { clubLabel: { labelName: label } } : {}),
      turnover: toDecimal(turnover, currency),
      ...(next ? { nextTurnover: toDecimal(turnoverOf(next.level, currency), currency) } : {}),
      reviewsAt: review.schedule.next(clock.now()).toISOString(),
      levels: vipLevels(currency, language),
    }
  },
}

/** Module of the VIP ladder. */
export const vip: SandboxModule = {
  name: 'vip',
  operations,
  migrations: new URL('migrations/', import.meta.url),
  seed: seedStandings,
  jobs: [review],
}
