import { ROUTES } from '@livery/domain'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Skeleton } from '@livery/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
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
  if (error) {
    const retry = (): void => [known, period, plays].forEach(({ refetch }) => void refetch())
    return <QueryFailure error={error} onRetry={retry} />
  }
  if (!known.lottery || !period.data || !plays.data) return <TablePlace />
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
