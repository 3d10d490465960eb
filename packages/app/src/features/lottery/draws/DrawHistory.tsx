import { drawFacts, type DrawFacts, type DrawKind } from '@livery/domain'
import { formatMoment } from '@livery/i18n'
import { EmptyState } from '@livery/ui/empty-state'
import { useNearEnd } from '@livery/ui/game-grid'
import { Skeleton } from '@livery/ui/skeleton'
import { StatusTag } from '@livery/ui/status-tag'
import { Text } from '@livery/ui/text'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { useGateway } from '../../../shell/boot/index.ts'
import { QueryFailure } from '../../../shell/errors/QueryFailure.tsx'
import { languageAtom } from '../../../shell/language/index.ts'
import { DrawBalls } from '../../../shell/lottery/DrawBalls.tsx'
import { lotteryMessages } from '../../../shell/lottery/lottery.messages.ts'
import { drawsQuery, type LotteryDraw } from '../../../shell/lottery/lottery.queries.ts'
import { loadMore } from '../../../shell/paging/loadMore.ts'
import { MoreFailed } from '../../../shell/paging/MoreFailed.tsx'
import * as css from './draws.css.ts'
import { drawMessages as messages } from './draws.messages.ts'

export interface DrawHistoryProps {
  readonly gameId: string
  readonly kind: DrawKind
  /** Shows no more than this many, and asks for no further page. */
  readonly most?: number
}

/** Past draws, latest first, with what the entertainment plays say of each. */
export function DrawHistory({ gameId, kind, most }: DrawHistoryProps) {
  const { formatMessage } = useIntl()
  const draws = useInfiniteQuery(drawsQuery(useGateway(), gameId))
  const more = most === undefined ? loadMore(draws) : undefined
  const end = useNearEnd(more)

  if (draws.isError && !draws.data) {
    return <QueryFailure error={draws.error} onRetry={() => void draws.refetch()} />
  }
  if (draws.data?.length === 0) {
    return <EmptyState illustration="records" title={formatMessage(messages.noDraws)} />
  }
  return (
    <>
      <ol
        aria-label={formatMessage(lotteryMessages.results)}
        aria-busy={draws.isPending}
        className={css.history}
      >
        {draws.data?.slice(0, most).map((draw) => (
          <Draw key={draw.numero} draw={draw} kind={kind} />
        ))}
        {draws.isPending &&
          Array.from({ length: most ?? 8 }, (_, index) => (
            <li key={index} aria-hidden className={css.draw}>
              <Skeleton width="half" />
              <Skeleton width="most" />
            </li>
          ))}
      </ol>
      {more && <div ref={end} aria-hidden />}
      {most === undefined && <MoreFailed query={draws} />}
    </>
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
          {formatMessage(lotteryMessages.drawOf, { numero: draw.numero })}
        </Text>
        <Text as="span" size="caption" tone="muted" numeric>
          {language && formatMoment(language, draw.drawnAt, 'dateTime')}
        </Text>
      </div>
      <DrawBalls kind={kind} numero={draw.numero} numbers={draw.numbers} size="small" />
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
