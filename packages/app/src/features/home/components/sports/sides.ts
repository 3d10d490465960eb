import type { Schemas } from '@livery/api'
import type { FixtureSide } from '@livery/ui/fixture'

type Fixture = Schemas['Fixture']

/** Outcomes of a match in the order of a coupon. */
export const OUTCOMES = ['HOME', 'DRAW', 'AWAY'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Signs of the outcomes on coupons everywhere. */
export const SIGNS: Readonly<Record<Outcome, string>> = { HOME: '1', DRAW: 'X', AWAY: '2' }

/** Sides of a fixture with their score, in Latin digits as on a scoreboard. */
export function sidesOf({ home, away, score }: Fixture): readonly [FixtureSide, FixtureSide] {
  return [
    { name: home, score: score && String(score.home) },
    { name: away, score: score && String(score.away) },
  ]
}
