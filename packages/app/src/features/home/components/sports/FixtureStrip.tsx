import type { Schemas } from '@livery/api'
import { FixtureRow } from '@livery/ui/fixture'

import type { Board } from '#capabilities/sports/sports.queries.ts'

import { FixtureState } from './FixtureState.tsx'
import { Prices } from './Prices.tsx'
import { sidesOf } from './sides.ts'
import * as css from './sports.css.ts'

export interface FixtureStripProps {
  readonly board: Board
  readonly fixtures: readonly Schemas['Fixture'][]
  /** Name of the list for screen readers. */
  readonly label: string
}

/** Fixtures in cards side by side, those in play first. */
export function FixtureStrip({ board, fixtures, label }: FixtureStripProps) {
  return (
    <ul aria-label={label} className={css.strip}>
      {fixtures.map((fixture) => (
        <li key={fixture.fixtureId} className={css.card}>
          <FixtureRow
            form="card"
            sides={sidesOf(fixture)}
            state={<FixtureState fixture={fixture} now={board.serverTime} />}
            aside={fixture.league.name}
          >
            <Prices board={board} fixture={fixture} />
          </FixtureRow>
        </li>
      ))}
    </ul>
  )
}
