import type { Schemas } from '@livery/api'

import type { FixtureMoves } from '#capabilities/sports/sports.queries.ts'

import type { Betting } from './useBetting.ts'

/** Props of a fixture's place on a board. Each keeps its identity while it is equal, so that an event renders only the fixtures that it changes. */
export interface BoardRowProps {
  readonly fixture: Schemas['Fixture']
  readonly moves: FixtureMoves | undefined
  /** Time of the gateway, RFC 3339. */
  readonly now: string
  /** Undefined where the gateway names no sportsbook: no prices are shown. */
  readonly betting: Betting | undefined
}
