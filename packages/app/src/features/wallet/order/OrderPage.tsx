import { GatewayError } from '@livery/api'
import { depositOrderPath, ROUTES } from '@livery/domain'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Skeleton } from '@livery/ui/skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { Navigate } from 'react-router-dom'

import { useGateway, useShell } from '../../../shell/boot/index.ts'
import { QueryFailure } from '../../../shell/errors/QueryFailure.tsx'
import { PageBody } from '../../../shell/frame/PageBody.tsx'
import { walletQuery } from '../../../shell/gateway/wallet.queries.ts'
import { useRoute } from '../../../shell/routing/useRoute.ts'
import { depositQuery, type Deposit } from '../deposit/deposit.queries.ts'
import { LATEST_DEPOSIT } from '../deposit/latestDeposit.ts'
import { orderMessages as messages } from './order.messages.ts'
import { OrderView } from './OrderView.tsx'

/** One deposit: how to pay it and how it stands. Without a number in the address it is the latest of this device. */
export default function OrderPage() {
  const { storage } = useShell()
  const { orderNumber } = useRoute().params
  if (orderNumber !== undefined) return <Order key={orderNumber} orderNumber={orderNumber} />
  const latest = storage.read(LATEST_DEPOSIT)
  return <Navigate replace to={latest === undefined ? ROUTES.deposit.path : depositOrderPath(latest)} />
}

function Order({ orderNumber }: { readonly orderNumber: string }) {
  const { formatMessage } = useIntl()
  const { data: order, error, refetch } = useQuery(depositQuery(useGateway(), orderNumber))
  useRenewedBalance(order?.status)

  if (!order) {
    if (error instanceof GatewayError && error.status === 404) {
      return (
        <EmptyState
          illustration="records"
          title={formatMessage(messages.notFound)}
          action={<LinkButton href={ROUTES.deposit.path}>{formatMessage(messages.again)}</LinkButton>}
        />
      )
    }
    if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />
    return (
      <PageBody>
        <Skeleton shape="card" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </PageBody>
    )
  }
  return <OrderView order={order} />
}

/** What a settled deposit has brought is in every balance on screen at once. */
function useRenewedBalance(status: Deposit['status'] | undefined): void {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (status === 'paid') void queryClient.invalidateQueries({ queryKey: walletQuery(gateway).queryKey })
  }, [status, gateway, queryClient])
}
