import { allowedTerms, type OfferTerms } from '@livery/domain/jurisdiction'
import { playRulesOf } from '@livery/tenant'

import type { Merchant } from '../merchants.ts'
import type { Text } from '../platform/text.ts'

/** Terms of a bonus at a merchant, as its regulator allows them. No bonus here requires a certain kind of game. */
export const bonusTerms = (
  { tenant }: Pick<Merchant, 'tenant'>,
  turnover: number,
  now: Date,
): OfferTerms<string> => allowedTerms(playRulesOf(tenant.legal.jurisdiction, now), { turnover, products: [] })

/** Sentence about how often a bonus has to be bet before it can be withdrawn; none for a bonus that need not be. */
export const turnoverTerms = (turnover: number): readonly Text[] =>
  turnover > 0 ? [{ id: 'terms.turnover', values: { turnover } }] : []
