import { GatewayError } from '@livery/api'
import { playTypesOf, ROUTES } from '@livery/domain'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Skeleton } from '@livery/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'

import { QueryFailure } from '../../../shell/errors/QueryFailure.tsx'
import { lotteryMessages } from '../../../shell/lottery/lottery.messages.ts'
import { numeroQuery, playsQuery } from '../../../shell/lottery/lottery.queries.ts'
import { useLottery, useLotteryContext } from '../../../shell/lottery/useLottery.ts'
import { Table } from './components/Table.tsx'
import * as css from './table.css.ts'
import { tableMessages as messages } from './table.messages.ts'
import { useFrame, type Frame } from './useFrame.ts'

/** The lottery client: everything needed to bet on one lottery, draw after draw. */
export default function TablePage() {
  const { formatMessage } = useIntl()
  const frame = useFrame()
  if (frame.foreign) {
    return <Elsewhere title={formatMessage(messages.foreign)} />
  }
  return <LotteryTable key={`${frame.gameId}/${frame.playType}`} frame={frame} />
}

function LotteryTable({ frame }: { readonly frame: Frame }) {
  const { formatMessage } = useIntl()
  const { gateway, language } = useLotteryContext()
  const known = useLottery(frame.gameId)
  const period = useQuery(numeroQuery(gateway, frame.gameId))
  const plays = useQuery(playsQuery(gateway, frame, language))
  // An address may name a play type that this lottery is not bet in: it is opened as it is bet.
  const [offered, ...more] = known.lottery ? playTypesOf(known.lottery.lottoMode) : []
  const instead = offered && ![offered, ...more].includes(frame.playType) ? offered : undefined
  const { open } = frame
  useEffect(() => {
    if (instead) open(instead)
  }, [instead, open])

  if (known.list && !known.lottery) {
    return (
      <Elsewhere
        title={formatMessage(lotteryMessages.gone)}
        text={formatMessage(lotteryMessages.goneDetail)}
      />
    )
  }
  const error =
    (known.list ? null : known.error) ??
    (period.data ? null : period.error) ??
    (plays.data ? null : plays.error)
  // Odds that the address names and the gateway does not know: bets at others would not be what was asked for.
  if (frame.prizeMode !== undefined && plays.error instanceof GatewayError && plays.error.status === 400) {
    return <Elsewhere title={formatMessage(messages.noPlays)} />
  }
  if (error) {
    const retry = (): void => [known, period, plays].forEach(({ refetch }) => void refetch())
    return <QueryFailure error={error} onRetry={retry} />
  }
  if (!known.lottery || !period.data || !plays.data || instead) return <TablePlace />
  const [first, ...others] = plays.data
  if (!first) return <Elsewhere title={formatMessage(messages.noPlays)} />
  return <Table frame={frame} lottery={known.lottery} period={period.data} plays={[first, ...others]} />
}

function Elsewhere({ title, text }: { readonly title: string; readonly text?: string }) {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      illustration="games"
      title={title}
      text={text}
      action={<LinkButton href={ROUTES.lottery.path}>{formatMessage(lotteryMessages.all)}</LinkButton>}
    />
  )
}

/** The page's shape while it is on its way. */
function TablePlace() {
  return (
    <div className={css.content} aria-busy>
      <Skeleton shape="card" />
      <Skeleton shape="control" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  )
}
