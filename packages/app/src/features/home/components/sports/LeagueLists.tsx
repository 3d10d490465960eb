import type { Schemas } from '@livery/api'
import type { LeagueGroup } from '@livery/domain/sports'
import { Card } from '@livery/ui/card'
import { FixtureRow, LeagueHeader } from '@livery/ui/fixture'
import { Stack } from '@livery/ui/stack'
import { memo, useId } from 'react'

import type { BoardRowProps } from './boardRow.ts'
import { FixtureState } from './FixtureState.tsx'
import { Prices } from './Prices.tsx'
import { sidesOf } from './sides.ts'
import * as css from './sports.css.ts'

export interface LeagueListsProps {
  readonly groups: readonly LeagueGroup<Schemas['Fixture']>[]
  readonly rowOf: (fixture: Schemas['Fixture']) => BoardRowProps
}

/** Leagues one below the other, each with its fixtures by time. */
export function LeagueLists({ groups, rowOf }: LeagueListsProps) {
  const id = useId()
  return (
    <Stack gap="x3" gutter>
      {groups.map(({ league, fixtures }) => (
        <Card key={league.leagueId} padding="none">
          <LeagueHeader id={`${id}${league.leagueId}`} name={fixtures[0]?.league.name ?? ''} />
          <ul aria-labelledby={`${id}${league.leagueId}`} className={css.list}>
            {fixtures.map((fixture) => (
              <FixtureItem key={fixture.fixtureId} {...rowOf(fixture)} />
            ))}
          </ul>
        </Card>
      ))}
    </Stack>
  )
}

const FixtureItem = memo(function FixtureItem({ fixture, moves, now, betting }: BoardRowProps) {
  return (
    <li className={css.row}>
      <FixtureRow sides={sidesOf(fixture)} state={<FixtureState fixture={fixture} now={now} />}>
        <Prices fixture={fixture} moves={moves} betting={betting} />
      </FixtureRow>
    </li>
  )
})
