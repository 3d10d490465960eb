import { ROUTES } from '@livery/domain'
import { EmptyState } from '@livery/ui/empty-state'
import { Skeleton } from '@livery/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

import { useGateway } from '../../shell/boot/index.ts'
import { QueryFailure } from '../../shell/errors/QueryFailure.tsx'
import { PageBody } from '../../shell/frame/PageBody.tsx'
import { depositMessages as messages } from './deposit/deposit.messages.ts'
import { depositChannelsQuery } from './deposit/deposit.queries.ts'
import { DepositForm } from './deposit/DepositForm.tsx'

const OrderPage = lazy(() => import('./order/OrderPage.tsx'))

/** Deposits: the form at the route's own address, an order at the addresses below it. */
export default function DepositPage() {
  const { pathname } = useLocation()
  const atForm = pathname.replace(/\/+$/, '') === ROUTES.deposit.path
  return atForm ? (
    <NewDeposit />
  ) : (
    <Suspense fallback={<Waiting />}>
      <OrderPage />
    </Suspense>
  )
}

function NewDeposit() {
  const { formatMessage } = useIntl()
  const { data, error, refetch } = useQuery(depositChannelsQuery(useGateway()))
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Waiting />
  if (data.list.length === 0) {
    return (
      <EmptyState
        illustration="maintenance"
        title={formatMessage(messages.noWays)}
        text={formatMessage(messages.noWaysText)}
      />
    )
  }
  return <DepositForm channels={data} />
}

function Waiting() {
  return (
    <PageBody>
      <Skeleton shape="card" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </PageBody>
  )
}
