import { ROUTES } from '@livery/domain/routes'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Skeleton } from '@livery/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { lotteryMessages } from '#capabilities/lottery/lottery.messages.ts'
import { periodQuery, playsQuery } from '#capabilities/lottery/lottery.queries.ts'
import { isUnknownOdds } from '#capabilities/lottery/unknownOdds.ts'
import { UnknownOdds } from '#capabilities/lottery/UnknownOdds.tsx'
import { useLottery, useLotteryContext } from '#capabilities/lottery/useLottery.ts'
import { BarDutiesOutlet } from '#capabilities/page-duties/DutyOutlets.tsx'
import { allOf } from '#platform/queries/allOf.ts'
import { QueryView } from '#platform/queries/QueryView.tsx'

import * as css from './bet.css.ts'
import { betMessages as messages } from './bet.messages.ts'
import { BetForm } from './components/BetForm.tsx'
import { useClientAddress, type ClientAddress } from './useClientAddress.ts'

/** Lottery client: the betting page of one lottery. */
export default function BetPage() {
  const { formatMessage } = useIntl()
  const client = useClientAddress()
  if (client.foreign) {
    return (
      <NoLottery>
        <Elsewhere title={formatMessage(messages.foreign)} />
      </NoLottery>
    )
  }
  return <LotteryBets key={`${client.gameId}/${client.playType}`} client={client} />
}

function LotteryBets({ client }: { readonly client: ClientAddress }) {
  const { formatMessage } = useIntl()
  const { gateway, language } = useLotteryContext()
  const { lottery, lotteries } = useLottery(client.gameId)
  const period = useQuery(periodQuery(gateway, client.gameId))
  const plays = useQuery(playsQuery(gateway, client, language))
  // An address may name a play type that this lottery does not have: the lottery's own type is opened instead.
  const [offered, ...more] = lottery ? lottery.playTypes : []
  const instead = offered && ![offered, ...more].includes(client.playType) ? offered : undefined
  const { open } = client
  useEffect(() => {
    if (instead) open(instead)
  }, [instead, open])

  const [first, ...others] = plays.data ?? []
  if (lottery && period.data && first && !instead) {
    return <BetForm client={client} lottery={lottery} period={period.data} plays={[first, ...others]} />
  }
  function reason(): ReactNode {
    if (lotteries.data && !lottery) {
      return (
        <Elsewhere
          title={formatMessage(lotteryMessages.gone)}
          text={formatMessage(lotteryMessages.goneDetail)}
        />
      )
    }
    if (isUnknownOdds(plays.error)) return <UnknownOdds gameId={client.gameId} />
    return (
      <QueryView query={allOf(lotteries, period, plays)} pending={<BetFormSkeleton />}>
        {() => (first ? <BetFormSkeleton /> : <Elsewhere title={formatMessage(messages.noPlays)} />)}
      </QueryView>
    )
  }
  return <NoLottery>{reason()}</NoLottery>
}

/** Page without a bet form, and so without the bar: it ends in the regulatory notices. */
function NoLottery({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <BarDutiesOutlet />
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

/** Placeholder of the page while it is loading. */
function BetFormSkeleton() {
  return (
    <div className={css.content} aria-busy>
      <Skeleton shape="card" />
      <Skeleton shape="control" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  )
}
