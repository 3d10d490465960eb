import { groupByLeague, orderFixtures } from '@livery/domain/sports'
import type { HomeSection } from '@livery/tenant'
import { IconSports } from '@livery/ui/icon'
import { Section } from '@livery/ui/section'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { useNear } from '#capabilities/lottery/useNear.ts'
import { sportsMessages as messages } from '#capabilities/sports/sports.messages.ts'
import { useBoard } from '#capabilities/sports/useBoard.ts'

import { FixtureStrip } from './FixtureStrip.tsx'
import { LeagueLists } from './LeagueLists.tsx'
import { PriceTable } from './PriceTable.tsx'
import { ScoreNews } from './ScoreNews.tsx'

/** Number of fixtures where the brand names none. */
const USUAL = 10

export interface SportsBoardProps {
  /** Leagues one below the other, a strip of cards, or a table of prices. */
  readonly variant: HomeSection<'sports-board'>['variant']
  /** Greatest number of fixtures. */
  readonly limit?: number | undefined
  /** The brand's own heading. */
  readonly title?: string | undefined
}

/** Board of fixtures with live scores and prices; absent where the brand's feed gives none (S-sports-01, S-sports-11). */
export default function SportsBoard({ variant, limit = USUAL, title }: SportsBoardProps) {
  const { formatMessage } = useIntl()
  const [place, near] = useNear<HTMLDivElement>()
  const { board, isPending, lost } = useBoard(near)
  if (!isPending && !board?.list.length) return null
  const heading = title ?? formatMessage(variant === 'strip' ? messages.inPlay : messages.board)
  return (
    <Section title={heading} icon={IconSports}>
      <div ref={place}>
        {board === undefined ? (
          <Stack gutter>
            <Skeleton shape="card" />
          </Stack>
        ) : variant === 'strip' ? (
          <FixtureStrip board={board} fixtures={orderFixtures(board.list).slice(0, limit)} label={heading} />
        ) : variant === 'table' ? (
          <PriceTable board={board} groups={groupByLeague(board.list, limit)} label={heading} />
        ) : (
          <LeagueLists board={board} groups={groupByLeague(board.list, limit)} />
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
