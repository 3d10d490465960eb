import { ageOn } from '@livery/domain/account'
import { leastRoundMs, slotStakeLimit } from '@livery/domain/jurisdiction'
import { playRulesOf } from '@livery/tenant'

import { toMinor } from '../../ledger/index.ts'
import type { Merchant } from '../../merchants.ts'
import type { CatalogueGame } from '../catalogueGame.ts'
import { gameKindOf } from './gameKind.ts'
import type { RegulatedPlay } from './rounds.ts'

/**
 * Limits of the merchant's regulator on a player's rounds of a game; a slot's stake depends on the age.
 * @param birthday - `YYYY-MM-DD`, null where it is not known
 */
export function regulatedPlay(
  { tenant, currency }: Merchant,
  game: CatalogueGame,
  birthday: string | null,
  now: Date,
): RegulatedPlay {
  const rules = playRulesOf(tenant.legal.jurisdiction, now)
  const isSlot = gameKindOf(game) === 'slot'
  const roundMs = leastRoundMs(rules, isSlot)
  if (!isSlot || rules.slotStake === undefined) return { roundMs }
  const age = birthday === null ? null : ageOn(birthday, now.toISOString().slice(0, 10))
  const most = slotStakeLimit(rules, age)
  return most === undefined ? { roundMs } : { roundMs, mostStake: toMinor(most, currency) }
}
