import type { Schemas } from '@livery/api'
import { FixtureRow } from '@livery/ui/fixture'
import { memo } from 'react'

import type { BoardRowProps } from './boardRow.ts'
import { FixtureState } from './FixtureState.tsx'
import { Prices } from './Prices.tsx'
import { sidesOf } from './sides.ts'
import * as css from './sports.css.ts'

export interface FixtureStripProps {
  readonly fixtures: readonly Schemas['Fixture'][]
  readonly rowOf: (fixture: Schemas['Fixture']) => BoardRowProps
  /** Name of the list for screen readers. */
  readonly label: string
}

/** Fixtures in cards side by side, those in play first. */
export function FixtureStrip({ fixtures, rowOf, label }: FixtureStripProps) {
  return (
    <ul aria-label={label} className={css.strip}>
      {fixtures.map((fixture) => (
        <FixtureCard key={fixture.fixtureId} {...rowOf(fixture)} />
      ))}
    </ul>
  )
}

const FixtureCard = memo(function FixtureCard({ fixture, moves, now, betting }: BoardRowProps) {
  return (
    <li className={css.card}>
      <FixtureRow
        form="card"
        sides={sidesOf(fixture)}
        state={<FixtureState fixture={fixture} now={now} />}
        aside={fixture.league.name}
      >
        <Prices fixture={fixture} moves={moves} betting={betting} />
      </FixtureRow>
    </li>
  )
})
