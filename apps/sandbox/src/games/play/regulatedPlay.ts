import { ageOn } from '@livery/domain/account'
import { leastRoundMs, slotStakeLimit } from '@livery/domain/jurisdiction'
import { playRulesOf } from '@livery/tenant'

import type { Db } from '../../database/index.ts'
import { toMinor } from '../../ledger/index.ts'
import type { Merchant } from '../../merchants.ts'
import type { CatalogueGame } from '../catalogueGame.ts'
import { gameKindOf } from './gameKind.ts'
import type { RegulatedPlay } from './rounds.ts'

/** Limits of the merchant's regulator on a member's rounds of a game; a slot's stake depends on the age. */
export async function regulatedPlay(
  db: Db,
  { tenant, currency }: Merchant,
  memberId: string,
  game: CatalogueGame,
  now: Date,
): Promise<RegulatedPlay> {
  const rules = playRulesOf(tenant.legal.jurisdiction, now)
  const isSlot = gameKindOf(game) === 'slot'
  const roundMs = leastRoundMs(rules, isSlot)
  if (!isSlot || rules.slotStake === undefined) return { roundMs }
  const member = await db.row<{ birthday: string | null }>`
    select birthday::text from member where id = ${BigInt(memberId)}`
  const age = member?.birthday ? ageOn(member.birthday, now.toISOString().slice(0, 10)) : null
  const most = slotStakeLimit(rules, age)
  return most === undefined ? { roundMs } : { roundMs, mostStake: toMinor(most, currency) }
}
