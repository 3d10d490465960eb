import { ROUTES, withQuery } from '@livery/domain'
import { formatMoment } from '@livery/i18n'
import { Card } from '@livery/ui/card'
import { IconRecord } from '@livery/ui/icon'
import { Section } from '@livery/ui/section'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { TextLink } from '@livery/ui/text-link'
import { useQueries } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { useGateway } from '../../../shell/boot/index.ts'
import { languageAtom } from '../../../shell/language/index.ts'
import { DrawBalls } from '../../../shell/lottery/DrawBalls.tsx'
import { numeroQuery, type Lottery, type LotteryDraw } from '../../../shell/lottery/lottery.queries.ts'
import * as css from '../home.css.ts'
import { homeMessages as messages } from '../home.messages.ts'
import { useHomeLotteries } from '../useHomeLotteries.ts'

/** A draw of more numbers than this is too long for home: its first line stands for it. */
const WHOLE = 10
const FIRST_LINE = 9

function glance(numbers: readonly string[]): readonly string[] {
  return numbers.length > WHOLE ? numbers.slice(0, FIRST_LINE) : numbers
}

/** What was drawn last, latest first; each leads to its lottery's whole history. */
export function LatestDraws() {
  const { formatMessage } = useIntl()
  const gateway = useGateway()
  const { drawn: lotteries } = useHomeLotteries()
  const periods = useQueries({ queries: lotteries.map(({ gameId }) => numeroQuery(gateway, gameId)) })
  const draws = lotteries
    .flatMap((lottery, index) => {
      const draw = periods[index]?.data?.lastDraw
      return draw ? [{ lottery, draw }] : []
    })
    .sort((one, other) => Date.parse(other.draw.drawnAt) - Date.parse(one.draw.drawnAt))
  if (draws.length === 0) return null
  return (
    <Section title={formatMessage(messages.latestDraws)} icon={IconRecord}>
      <Stack gutter>
        <Card>
          <ol aria-label={formatMessage(messages.latestDraws)} className={css.draws}>
            {draws.map(({ lottery, draw }) => (
              <Draw key={lottery.gameId} lottery={lottery} draw={draw} />
            ))}
          </ol>
        </Card>
      </Stack>
    </Section>
  )
}

function Draw({ lottery, draw }: { readonly lottery: Lottery; readonly draw: LotteryDraw }) {
  const language = useAtomValue(languageAtom)
  return (
    <li className={css.draw}>
      <div className={css.drawHead}>
        <TextLink
          href={withQuery(ROUTES.startLottery.path, { gameId: lottery.gameId })}
          tone="inherit"
          size="small"
        >
          <bdi>{lottery.displayName}</bdi>
        </TextLink>
        <Text as="span" size="caption" tone="muted" numeric>
          {language && formatMoment(language, draw.drawnAt, 'time')}
        </Text>
      </div>
      <DrawBalls kind={lottery.drawKind} numero={draw.numero} numbers={glance(draw.numbers)} size="small" />
    </li>
  )
}
