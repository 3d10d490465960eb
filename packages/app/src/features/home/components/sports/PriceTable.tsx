import type { Schemas } from '@livery/api'
import type { LeagueGroup } from '@livery/domain/sports'
import { Card } from '@livery/ui/card'
import { FixtureRow } from '@livery/ui/fixture'
import { Stack } from '@livery/ui/stack'
import { memo } from 'react'
import { useIntl } from 'react-intl'

import { sportsMessages as messages } from '#capabilities/sports/sports.messages.ts'

import type { BoardRowProps } from './boardRow.ts'
import { FixtureState } from './FixtureState.tsx'
import { Price } from './Prices.tsx'
import { OUTCOMES, SIGNS, sidesOf } from './sides.ts'
import * as css from './sports.css.ts'

export interface PriceTableProps {
  readonly groups: readonly LeagueGroup<Schemas['Fixture']>[]
  readonly rowOf: (fixture: Schemas['Fixture']) => BoardRowProps
  /** Name of the table for screen readers. */
  readonly label: string
}

/** Prices in columns, as on a printed coupon: fixtures by league, an outcome a column. */
export function PriceTable({ groups, rowOf, label }: PriceTableProps) {
  const { formatMessage } = useIntl()
  return (
    <Stack gutter>
      <Card padding="none">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table must be reachable, so that arrow keys can scroll it */}
        <div className={css.tablePlace} tabIndex={0} role="group" aria-label={label}>
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
                  <FixtureLine key={fixture.fixtureId} {...rowOf(fixture)} />
                ))}
              </tbody>
            ))}
          </table>
        </div>
      </Card>
    </Stack>
  )
}

const FixtureLine = memo(function FixtureLine({ fixture, moves, now, betting }: BoardRowProps) {
  return (
    <tr>
      <th scope="row" className={css.matchCell}>
        <FixtureRow
          form="cell"
          sides={sidesOf(fixture)}
          state={<FixtureState fixture={fixture} now={now} />}
        />
      </th>
      {OUTCOMES.map((outcome) => (
        <td key={outcome} className={css.priceCell}>
          <Price fixture={fixture} moves={moves} betting={betting} outcome={outcome} />
        </td>
      ))}
    </tr>
  )
})
