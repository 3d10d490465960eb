import { playTypesOf, ROUTES } from '@livery/domain'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Skeleton } from '@livery/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { QueryFailure } from '../../../shell/errors/QueryFailure.tsx'
import { BarDuties } from '../../../shell/jurisdiction/DutyOutlets.tsx'
import { lotteryMessages } from '../../../shell/lottery/lottery.messages.ts'
import { numeroQuery, playsQuery } from '../../../shell/lottery/lottery.queries.ts'
import { isUnknownOdds } from '../../../shell/lottery/unknownOdds.ts'
import { UnknownOdds } from '../../../shell/lottery/UnknownOdds.tsx'
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
    return (
      <NoTable>
        <Elsewhere title={formatMessage(messages.foreign)} />
      </NoTable>
    )
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

  const [first, ...others] = plays.data ?? []
  if (known.lottery && period.data && first && !instead) {
    return <Table frame={frame} lottery={known.lottery} period={period.data} plays={[first, ...others]} />
  }
  function reason(): ReactNode {
    if (known.list && !known.lottery) {
      return (
        <Elsewhere
          title={formatMessage(lotteryMessages.gone)}
          text={formatMessage(lotteryMessages.goneDetail)}
        />
      )
    }
    if (isUnknownOdds(plays.error)) return <UnknownOdds gameId={frame.gameId} />
    const error =
      (known.list ? null : known.error) ??
      (period.data ? null : period.error) ??
      (plays.data ? null : plays.error)
    if (error) {
      const retry = (): void => [known, period, plays].forEach(({ refetch }) => void refetch())
      return <QueryFailure error={error} onRetry={retry} />
    }
    return plays.data && !first ? <Elsewhere title={formatMessage(messages.noPlays)} /> : <TablePlace />
  }
  return <NoTable>{reason()}</NoTable>
}

/** What stands in place of a table has no bar: the page ends in what the regulator asks. */
function NoTable({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <BarDuties />
    </>
  )
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
