import type { Db } from '../database/index.ts'
import { fromBase, toDecimal } from '../ledger/index.ts'
import type { Merchant } from '../merchants.ts'
import { notGuest, type Handlers, type SandboxModule } from '../operations.ts'
import { requireFlag } from '../platform/flags.ts'
import type { Schemas } from '../wire.ts'
import { TOP_LEVEL, VIP_STEPS, vipBenefits, vipLabel, type VipStep } from './levels.ts'

/** Turnover of a level in minor units of a currency. */
const threshold = ({ turnover }: VipStep, currency: string): bigint => fromBase(turnover, currency)

/** Sum of all stakes of a member, in minor units. */
async function stakedBy(db: Db, { code }: Merchant, memberId: string): Promise<bigint> {
  const found = await db.row<{ staked: string }>`
    select coalesce(-sum(amount), 0) as staked
    from ledger_account account join ledger_entry entry on entry.account_id = account.id
      join ledger_transfer transfer on transfer.id = entry.transfer_id
    where account.merchant = ${code} and member_id = ${BigInt(memberId)} and kind = 'stake'`
  return BigInt(found?.staked ?? 0)
}

/** Levels of the VIP ladder without level 0, which has neither a label nor a turnover. */
export function vipLevels(currency: string, language: string): Schemas['VipLevel'][] {
  return VIP_STEPS.slice(1).map((step) => ({
    level: step.level,
    labelName: step.labelName,
    iconUrl: `/sandbox/art/vip/${step.level}.svg`,
    turnover: toDecimal(threshold(step, currency), currency),
    benefits: vipBenefits(step, language),
  }))
}

const operations: Handlers = {
  getVip: async (context) => {
    const { db, merchant, language } = context
    await requireFlag(db, merchant, 'VIP')
    const { member } = notGuest(context)
    const { currency } = merchant
    const granted = VIP_STEPS[member.vipLevel] ?? VIP_STEPS[0]
    // A granted level counts as if its turnover had been staked.
    const turnover = (granted ? threshold(granted, currency) : 0n) + (await stakedBy(db, merchant, member.id))
    const level = VIP_STEPS.findLastIndex((step) => threshold(step, currency) <= turnover)
    const next = VIP_STEPS[level + 1]
    const label = vipLabel(level)
    return {
      currency,
      level: Math.min(level, TOP_LEVEL),
      ...(label ? { clubLabel: { labelName: label } } : {}),
      turnover: toDecimal(turnover, currency),
      ...(next ? { nextTurnover: toDecimal(threshold(next, currency), currency) } : {}),
      levels: vipLevels(currency, language),
    }
  },
}

/** Module of the VIP ladder. */
export const vip: SandboxModule = { name: 'vip', operations }
