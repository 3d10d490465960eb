import type { Schemas } from '@livery/api'
import type { LeagueGroup } from '@livery/domain/sports'
import { Card } from '@livery/ui/card'
import { FixtureRow, LeagueHeader } from '@livery/ui/fixture'
import { Stack } from '@livery/ui/stack'
import { useId } from 'react'

import type { Board } from '#capabilities/sports/sports.queries.ts'

import { FixtureState } from './FixtureState.tsx'
import { Prices } from './Prices.tsx'
import { sidesOf } from './sides.ts'
import * as css from './sports.css.ts'

export interface LeagueListsProps {
  readonly board: Board
  readonly groups: readonly LeagueGroup<Schemas['Fixture']>[]
}

/** Leagues one below the other, each with its fixtures by time. */
export function LeagueLists({ board, groups }: LeagueListsProps) {
  const id = useId()
  return (
    <Stack gap="x3" gutter>
      {groups.map(({ league, fixtures }) => (
        <Card key={league.leagueId} padding="none">
          <LeagueHeader id={`${id}${league.leagueId}`} name={fixtures[0]?.league.name ?? ''} />
          <ul aria-labelledby={`${id}${league.leagueId}`} className={css.list}>
            {fixtures.map((fixture) => (
              <li key={fixture.fixtureId} className={css.row}>
                <FixtureRow
                  sides={sidesOf(fixture)}
                  state={<FixtureState fixture={fixture} now={board.serverTime} />}
                >
                  <Prices board={board} fixture={fixture} />
                </FixtureRow>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </Stack>
  )
}
