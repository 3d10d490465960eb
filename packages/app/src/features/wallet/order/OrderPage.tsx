import { depositOrderPath } from '@livery/domain/money'
import { ROUTES } from '@livery/domain/routes'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { Navigate } from 'react-router-dom'

import { walletQuery } from '#capabilities/wallet/wallet.queries.ts'
import { useGateway, useServices } from '#platform/boot/ServicesContext.ts'
import { isNotFound } from '#platform/errors/refusalOf.ts'
import { PageSkeletons } from '#platform/page/PageBody.tsx'
import { QueryView } from '#platform/queries/QueryView.tsx'
import { useRoute } from '#platform/routing/useRoute.ts'

import { depositQuery, type Deposit } from '../deposit/deposit.queries.ts'
import { LATEST_DEPOSIT } from '../deposit/latestDeposit.ts'
import { orderMessages as messages } from './order.messages.ts'
import { OrderView } from './OrderView.tsx'
import { useFirstDeposit } from './useFirstDeposit.ts'

/** Page of one deposit: payment details and state. Without a number in the address it is the latest of this device. */
export default function OrderPage() {
  const { storage } = useServices()
  const { orderNumber } = useRoute().params
  if (orderNumber !== undefined) return <Order key={orderNumber} orderNumber={orderNumber} />
  const latest = storage.read(LATEST_DEPOSIT)
  return <Navigate replace to={latest === undefined ? ROUTES.deposit.path : depositOrderPath(latest)} />
}

function Order({ orderNumber }: { readonly orderNumber: string }) {
  const { formatMessage } = useIntl()
  const query = useQuery(depositQuery(useGateway(), orderNumber))
  useRenewedBalance(query.data?.status)
  useFirstDeposit(query.data)

  if (!query.data && isNotFound(query.error)) {
    return (
      <EmptyState
        illustration="records"
        title={formatMessage(messages.notFound)}
        action={<LinkButton href={ROUTES.deposit.path}>{formatMessage(messages.again)}</LinkButton>}
      />
    )
  }
  return (
    <QueryView query={query} pending={<PageSkeletons shapes={['card', 'control', 'control']} />}>
      {(order) => <OrderView order={order} />}
    </QueryView>
  )
}

/** Refetches every balance once a deposit is settled. */
function useRenewedBalance(status: Deposit['status'] | undefined): void {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (status === 'paid') void queryClient.invalidateQueries({ queryKey: walletQuery(gateway).queryKey })
  }, [status, gateway, queryClient])
}
