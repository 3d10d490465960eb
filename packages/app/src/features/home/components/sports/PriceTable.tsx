import type { Schemas } from '@livery/api'
import type { LeagueGroup } from '@livery/domain/sports'
import { Card } from '@livery/ui/card'
import { FixtureRow } from '@livery/ui/fixture'
import { Stack } from '@livery/ui/stack'
import { useIntl } from 'react-intl'

import { sportsMessages as messages } from '#capabilities/sports/sports.messages.ts'
import type { Board } from '#capabilities/sports/sports.queries.ts'

import { FixtureState } from './FixtureState.tsx'
import { Price } from './Prices.tsx'
import { OUTCOMES, SIGNS, sidesOf } from './sides.ts'
import * as css from './sports.css.ts'

export interface PriceTableProps {
  readonly board: Board
  readonly groups: readonly LeagueGroup<Schemas['Fixture']>[]
  /** Name of the table for screen readers. */
  readonly label: string
}

/** Prices in columns, as on a printed coupon: fixtures by league, an outcome a column. */
export function PriceTable({ board, groups, label }: PriceTableProps) {
  const { formatMessage } = useIntl()
  return (
    <Stack gutter>
      <Card padding="none">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table must be reachable, so that arrow keys can scroll it */}
        <div className={css.tablePlace} tabIndex={0} role="region" aria-label={label}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col" className={css.name}>
                  {formatMessage(messages.match)}
                </th>
                {OUTCOMES.map((outcome) => (
                  <th key={outcome} scope="col" className={css.sign}>
                    {SIGNS[outcome]}
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map(({ league, fixtures }) => (
              <tbody key={league.leagueId}>
                <tr>
                  <th colSpan={OUTCOMES.length + 1} scope="rowgroup" className={css.name}>
                    <bdi>{fixtures[0]?.league.name}</bdi>
                  </th>
                </tr>
                {fixtures.map((fixture) => (
                  <tr key={fixture.fixtureId}>
                    <th scope="row" className={css.matchCell}>
                      <FixtureRow
                        form="cell"
                        sides={sidesOf(fixture)}
                        state={<FixtureState fixture={fixture} now={board.serverTime} />}
                      />
                    </th>
                    {OUTCOMES.map((outcome) => (
                      <td key={outcome} className={css.priceCell}>
                        <Price board={board} fixture={fixture} outcome={outcome} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </div>
      </Card>
    </Stack>
  )
}
