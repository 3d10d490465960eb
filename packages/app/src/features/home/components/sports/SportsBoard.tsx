import { groupByLeague, orderFixtures } from '@livery/domain/sports'
import type { HomeSection } from '@livery/tenant'
import { IconSports } from '@livery/ui/icon'
import { Section } from '@livery/ui/section'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useDeferredValue } from 'react'
import { useIntl } from 'react-intl'

import { useNear } from '#capabilities/lottery/useNear.ts'
import { sportsMessages as messages } from '#capabilities/sports/sports.messages.ts'
import type { Board } from '#capabilities/sports/sports.queries.ts'
import { useBoard } from '#capabilities/sports/useBoard.ts'

import type { BoardRowProps } from './boardRow.ts'
import { FixtureStrip } from './FixtureStrip.tsx'
import { LeagueLists } from './LeagueLists.tsx'
import { PriceTable } from './PriceTable.tsx'
import { ScoreNews } from './ScoreNews.tsx'
import { type Betting, useBetting } from './useBetting.ts'

/** Number of fixtures where the brand names none. */
const USUAL = 10

/** Number of fixtures side by side, or of leagues, that a board begins with: more than a phone shows. */
const FIRST = 3

export interface SportsBoardProps {
  /** Leagues one below the other, a strip of cards, or a table of prices. */
  readonly variant: HomeSection<'sports-board'>['variant']
  /** Greatest number of fixtures. */
  readonly limit?: number | undefined
  /** The brand's own heading. */
  readonly title?: string | undefined
}

interface FixturesProps extends Required<Pick<SportsBoardProps, 'variant'>> {
  readonly board: Board
  readonly limit: number
  readonly heading: string
  readonly betting: Betting | undefined
}

/** Fixtures in the brand's arrangement: the first ones with the page, the others right after it, in tasks of their own. */
function Fixtures({ board, variant, limit, heading, betting }: FixturesProps) {
  const { list, moves, serverTime: now } = board
  const shown = useDeferredValue(limit, Math.min(limit, FIRST))
  const rowOf = (fixture: Board['list'][number]): BoardRowProps => ({
    fixture,
    moves: moves[fixture.fixtureId],
    now,
    betting,
  })
  if (variant === 'strip')
    return <FixtureStrip fixtures={orderFixtures(list).slice(0, shown)} rowOf={rowOf} label={heading} />
  const groups = groupByLeague(list, limit).slice(0, shown)
  if (variant === 'table') return <PriceTable groups={groups} rowOf={rowOf} label={heading} />
  return <LeagueLists groups={groups} rowOf={rowOf} />
}

/** Board of fixtures with live scores and prices; absent where the brand's feed gives none (S-sports-01, S-sports-11). */
export default function SportsBoard({ variant, limit = USUAL, title }: SportsBoardProps) {
  const { formatMessage } = useIntl()
  const [place, near] = useNear<HTMLDivElement>()
  const { board, isPending, lost } = useBoard(near)
  const betting = useBetting(board?.sportsbook)
  if (!isPending && !board?.list.length) return null
  const heading = title ?? formatMessage(variant === 'strip' ? messages.inPlay : messages.board)
  return (
    <Section title={heading} icon={IconSports}>
      <div ref={place}>
        {board === undefined ? (
          <Stack gutter>
            <Skeleton shape="card" />
          </Stack>
        ) : (
          <Fixtures board={board} variant={variant} limit={limit} heading={heading} betting={betting} />
        )}
      </div>
      {board !== undefined && <ScoreNews fixtures={board.list} />}
      {lost && (
        <Stack gutter>
          <Text size="caption" tone="secondary">
            {formatMessage(messages.stale)}
          </Text>
        </Stack>
      )}
    </Section>
  )
}
