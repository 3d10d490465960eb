import {
  DRAW_SHAPES,
  hotAndCold,
  possibleNumbers,
  shownNumbers,
  trendOf,
  type DrawKind,
  type Trend,
  type TrendSummary,
} from '@livery/domain/lottery'
import { BallRow } from '@livery/ui/ball-row'
import { SegmentedTabs, TabPanel } from '@livery/ui/segmented-tabs'
import { Skeleton } from '@livery/ui/skeleton'
import { Text } from '@livery/ui/text'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { shapeOf, toneOf } from '#capabilities/lottery/balls.ts'
import { drawsQuery } from '#capabilities/lottery/lottery.queries.ts'
import type { LotteryDraw } from '#capabilities/lottery/lotteryMapping.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { QueryView } from '#platform/queries/QueryView.tsx'

import * as css from './draws.css.ts'
import { drawMessages as messages } from './draws.messages.ts'

export interface TrendTableProps {
  readonly gameId: string
  readonly kind: DrawKind
}

/** Number of draws in a table. */
const DRAWS = 30
/** Number of hot numbers, and of cold ones. */
const NAMED = 8
const PLACE_TABS = 'trend-place'

/** Trend table of drawn and overdue numbers: by position, or by frequency where order does not matter. */
export function TrendTable({ gameId, kind }: TrendTableProps) {
  const query = useInfiniteQuery(drawsQuery(useGateway(), gameId))
  return (
    <QueryView query={query} pending={<Skeleton shape="card" />}>
      {(draws) => <Trend draws={draws} kind={kind} />}
    </QueryView>
  )
}

interface PartProps {
  readonly draws: readonly LotteryDraw[]
  readonly kind: DrawKind
}

function Trend({ draws, kind }: PartProps) {
  const { formatMessage } = useIntl()
  // Oldest first, so that a column reads downwards to the next draw.
  const oldestFirst = draws.slice(0, DRAWS).toReversed()
  return (
    <div className={css.trend}>
      <Text size="small" tone="secondary">
        {formatMessage(messages.overDraws, { count: oldestFirst.length })}
      </Text>
      {DRAW_SHAPES[kind].places > 0 ? (
        <ByPlace draws={oldestFirst} kind={kind} />
      ) : (
        <ByFrequency draws={oldestFirst} kind={kind} />
      )}
      <Text size="caption" tone="muted">
        {formatMessage(messages.chance)}
      </Text>
    </div>
  )
}

function ByPlace({ draws, kind }: PartProps) {
  const { formatMessage } = useIntl()
  const [place, setPlace] = useState('0')
  const trend = trendOf(
    draws.map(({ numbers }) => shownNumbers(kind, numbers).slice(Number(place), Number(place) + 1)),
    possibleNumbers(kind),
  )
  return (
    <>
      <SegmentedTabs
        id={PLACE_TABS}
        label={formatMessage(messages.places)}
        variant="scrolling"
        tabs={Array.from({ length: DRAW_SHAPES[kind].places }, (_, index) => ({
          id: String(index),
          label: formatMessage(messages.place, { place: index + 1 }),
        }))}
        selected={place}
        onSelect={setPlace}
      />
      <TabPanel of={PLACE_TABS} selected={place}>
        <Table
          draws={draws}
          trend={trend}
          caption={formatMessage(messages.place, { place: Number(place) + 1 })}
        />
      </TabPanel>
    </>
  )
}

function Table({
  draws,
  trend,
  caption,
}: {
  readonly draws: readonly LotteryDraw[]
  readonly trend: Trend
  readonly caption: string
}) {
  const { formatMessage } = useIntl()
  const sums = ['times', 'missing', 'longest'] as const
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard (WCAG 2.1.1)
    <section aria-label={caption} tabIndex={0} className={css.tableScroller}>
      <table className={css.table} dir="ltr">
        <caption className={css.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              {formatMessage(messages.draw)}
            </th>
            {trend.summary.map(({ code }) => (
              <th key={code} scope="col" className={css.cell}>
                {code}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trend.rows.map((row, index) => (
            <tr key={draws[index]?.drawNumber}>
              <th scope="row" className={css.rowHead}>
                {draws[index]?.drawNumber.slice(-4)}
              </th>
              {row.map(({ code, hit, missing }) => (
                <td key={code} className={hit ? css.hit : css.cell}>
                  {hit ? <span className={css.hitBall}>{code}</span> : missing}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map((sum) => (
            <tr key={sum}>
              <th scope="row" className={css.rowHead}>
                {formatMessage(messages[sum])}
              </th>
              {trend.summary.map((column) => (
                <td key={column.code} className={css.sum}>
                  {column[sum]}
                </td>
              ))}
            </tr>
          ))}
        </tfoot>
      </table>
    </section>
  )
}

function ByFrequency({ draws, kind }: PartProps) {
  const { formatMessage } = useIntl()
  const { summary } = trendOf(
    draws.map(({ numbers }) => numbers),
    possibleNumbers(kind),
  )
  const { hot, cold } = hotAndCold(summary, NAMED)
  const list = (title: string, numbers: readonly TrendSummary[], labelOf: (one: TrendSummary) => string) => (
    <section aria-label={title} className={css.frequencies}>
      <Text weight="bold">{title}</Text>
      <ul className={css.frequencyList}>
        {numbers.map((one) => (
          <li key={one.code} className={css.frequency}>
            <BallRow
              label={title}
              balls={[{ value: one.code, tone: toneOf(kind, one.code) }]}
              shape={shapeOf(kind)}
              size="small"
            />
            <Text as="span" size="caption" tone="secondary" numeric>
              {labelOf(one)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
  return (
    <>
      {list(formatMessage(messages.hot), hot, ({ times }) =>
        formatMessage(messages.timesCame, { count: times }),
      )}
      {list(formatMessage(messages.cold), cold, ({ missing }) =>
        formatMessage(messages.drawsMissing, { count: missing }),
      )}
    </>
  )
}
