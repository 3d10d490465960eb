import { ROUTES, withQuery } from '@livery/domain/routes'
import { formatMoment } from '@livery/i18n'
import type { HomeSection } from '@livery/tenant'
import { Card } from '@livery/ui/card'
import { IconRecord } from '@livery/ui/icon'
import { Section } from '@livery/ui/section'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { TextLink } from '@livery/ui/text-link'
import { useQueries } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { DrawBalls } from '#capabilities/lottery/DrawBalls.tsx'
import { periodQuery } from '#capabilities/lottery/lottery.queries.ts'
import type { Lottery, LotteryDraw } from '#capabilities/lottery/lotteryMapping.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { languageAtom } from '#platform/language/language.ts'

import * as css from '../home.css.ts'
import { homeMessages as messages } from '../home.messages.ts'
import { useHomeLotteries } from '../useHomeLotteries.ts'

/** Draws with more numbers than this show only their first line on home. */
const WHOLE = 10
const FIRST_LINE = 7

function glance(numbers: readonly string[]): readonly string[] {
  return numbers.length > WHOLE ? numbers.slice(0, FIRST_LINE) : numbers
}

export interface LatestDrawsProps {
  /** Rows in a card, or cards in a line that scrolls sideways. Default `card`. */
  readonly variant?: HomeSection<'draws'>['variant']
  /** Greatest number of draws. */
  readonly limit?: number | undefined
  /** The brand's own heading. */
  readonly title?: string | undefined
}

/** Latest results of the lotteries, latest first; each links to its lottery's history. */
export function LatestDraws({ variant = 'card', limit, title }: LatestDrawsProps) {
  const { formatMessage } = useIntl()
  const gateway = useGateway()
  const { drawn: lotteries } = useHomeLotteries()
  const periods = useQueries({ queries: lotteries.map(({ gameId }) => periodQuery(gateway, gameId)) })
  const draws = lotteries
    .flatMap((lottery, index) => {
      const draw = periods[index]?.data?.lastDraw
      return draw ? [{ lottery, draw }] : []
    })
    .sort((one, other) => Date.parse(other.draw.drawnAt) - Date.parse(one.draw.drawnAt))
    .slice(0, limit)
  if (draws.length === 0) return null
  const heading = title ?? formatMessage(messages.latestDraws)
  const strip = variant === 'strip'
  const list = (
    <ol aria-label={heading} className={strip ? css.drawStrip : css.draws}>
      {draws.map(({ lottery, draw }) => (
        <Draw key={lottery.gameId} lottery={lottery} draw={draw} card={strip} />
      ))}
    </ol>
  )
  return (
    <Section title={heading} icon={IconRecord}>
      {strip ? (
        list
      ) : (
        <Stack gutter>
          <Card>{list}</Card>
        </Stack>
      )}
    </Section>
  )
}

interface DrawProps {
  readonly lottery: Lottery
  readonly draw: LotteryDraw
  /** True for a card of its own in a line of draws. */
  readonly card: boolean
}

function Draw({ lottery, draw, card }: DrawProps) {
  const language = useAtomValue(languageAtom)
  return (
    <li className={card ? css.drawCard : css.draw}>
      <div className={css.drawHead}>
        <TextLink
          href={withQuery(ROUTES.lotteryStart.path, { gameId: lottery.gameId })}
          tone="inherit"
          size="small"
        >
          <bdi>{lottery.displayName}</bdi>
        </TextLink>
        <Text as="span" size="caption" tone="muted" numeric>
          {language && formatMoment(language, draw.drawnAt, 'time')}
        </Text>
      </div>
      <DrawBalls
        kind={lottery.drawKind}
        drawNumber={draw.drawNumber}
        numbers={glance(draw.numbers)}
        size="small"
      />
    </li>
  )
}
