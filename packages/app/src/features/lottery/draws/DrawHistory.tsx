import { drawFacts, type DrawFacts, type DrawKind } from '@livery/domain/lottery'
import { formatMoment } from '@livery/i18n'
import { EmptyState } from '@livery/ui/empty-state'
import { Skeleton } from '@livery/ui/skeleton'
import { StatusTag } from '@livery/ui/status-tag'
import { Text } from '@livery/ui/text'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { DrawBalls } from '#capabilities/lottery/DrawBalls.tsx'
import { lotteryMessages } from '#capabilities/lottery/lottery.messages.ts'
import { drawsQuery } from '#capabilities/lottery/lottery.queries.ts'
import type { LotteryDraw } from '#capabilities/lottery/lotteryMapping.ts'
import { ListEnd } from '#capabilities/paging/ListEnd.tsx'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { languageAtom } from '#platform/language/language.ts'
import { QueryFrame } from '#platform/queries/QueryView.tsx'

import * as css from './draws.css.ts'
import { drawMessages as messages } from './draws.messages.ts'

export interface DrawHistoryProps {
  readonly gameId: string
  readonly kind: DrawKind
  /** Maximum number of draws; no further page is loaded. */
  readonly most?: number
}

/** Past draws, latest first, with the results of the entertainment plays for each. */
export function DrawHistory({ gameId, kind, most }: DrawHistoryProps) {
  const { formatMessage } = useIntl()
  const draws = useInfiniteQuery(drawsQuery(useGateway(), gameId))

  return (
    <QueryFrame
      query={draws}
      isEmpty={(list) => list.length === 0}
      empty={<EmptyState illustration="records" title={formatMessage(messages.noDraws)} />}
    >
      {(list) => (
        <>
          <ol
            aria-label={formatMessage(lotteryMessages.results)}
            aria-busy={draws.isPending}
            className={css.history}
          >
            {list?.slice(0, most).map((draw) => (
              <Draw key={draw.drawNumber} draw={draw} kind={kind} />
            ))}
            {draws.isPending &&
              Array.from({ length: most ?? 8 }, (_, index) => (
                <li key={index} aria-hidden className={css.draw}>
                  <Skeleton width="half" />
                  <Skeleton width="most" />
                </li>
              ))}
          </ol>
          {most === undefined && <ListEnd query={draws} />}
        </>
      )}
    </QueryFrame>
  )
}

function Draw({ draw, kind }: { readonly draw: LotteryDraw; readonly kind: DrawKind }) {
  const { formatMessage } = useIntl()
  const language = useAtomValue(languageAtom)
  const facts = drawFacts(kind, draw.numbers)
  return (
    <li className={css.draw}>
      <div className={css.drawHead}>
        <Text as="span" size="small" weight="medium" numeric>
          {formatMessage(lotteryMessages.drawOf, { drawNumber: draw.drawNumber })}
        </Text>
        <Text as="span" size="caption" tone="muted" numeric>
          {language && formatMoment(language, draw.drawnAt, 'dateTime')}
        </Text>
      </div>
      <DrawBalls kind={kind} drawNumber={draw.drawNumber} numbers={draw.numbers} size="small" />
      {facts && <Facts facts={facts} summed={kind !== 'PK10' && kind !== 'L6' && kind !== 'VN'} />}
    </li>
  )
}

function Facts({ facts, summed }: { readonly facts: DrawFacts; readonly summed: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <div className={css.facts}>
      {summed && (
        <StatusTag label={formatMessage(messages.figure, { figure: facts.figure })} tone="neutral" />
      )}
      {facts.size && (
        <StatusTag
          label={formatMessage(messages[facts.size])}
          tone={facts.size === 'BIG' ? 'danger' : 'info'}
        />
      )}
      <StatusTag
        label={formatMessage(messages[facts.parity])}
        tone={facts.parity === 'ODD' ? 'warning' : 'success'}
      />
      {facts.duel && <StatusTag label={formatMessage(messages[facts.duel])} tone="brand" />}
    </div>
  )
}
