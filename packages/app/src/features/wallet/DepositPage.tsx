import { ROUTES } from '@livery/domain/routes'
import { useTranslate } from '@livery/i18n'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

import { useGateway } from '#platform/boot/ServicesContext.ts'
import { PageSkeletons } from '#platform/page/PageBody.tsx'
import { lazyPart } from '#platform/parts/lazyPart.tsx'
import { QueryView } from '#platform/queries/QueryView.tsx'

import { depositMessages as messages } from './deposit/deposit.messages.ts'
import { depositChannelsQuery } from './deposit/deposit.queries.ts'

// Fetched with the form, too: the order's page is wanted at once after an order, on whatever line there is then.
const importOrder = () => import('./order/OrderPage.tsx')
const OrderPage = lazyPart(importOrder)
// Fetched while the ways to pay are, which the page waits for anyway; an order's page needs neither.
const importForm = () => import('./deposit/DepositForm.tsx')
const DepositForm = lazyPart(async () => ({ default: (await importForm()).DepositForm }))

const WAITING = <PageSkeletons shapes={['card', 'control', 'control', 'control']} />

/** Deposits: the form at the route's own address, an order at the addresses below it. */
export default function DepositPage() {
  const { pathname } = useLocation()
  const atForm = pathname.replace(/\/+$/, '') === ROUTES.deposit.path
  return atForm ? (
    <NewDeposit />
  ) : (
    <Suspense fallback={WAITING}>
      <OrderPage />
    </Suspense>
  )
}

function NewDeposit() {
  useEffect(() => void Promise.allSettled([importForm(), importOrder()]), [])
  const { formatMessage } = useIntl()
  const translate = useTranslate()
  const query = useQuery(depositChannelsQuery(useGateway()))
  return (
    <QueryView
      query={query}
      pending={WAITING}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          illustration="maintenance"
          title={formatMessage(messages.noWays)}
          text={formatMessage(messages.noWaysText)}
          action={
            <LinkButton tone="outline" href={ROUTES.help.path}>
              {translate(ROUTES.help.titleId)}
            </LinkButton>
          }
        />
      }
    >
      {(channels) => (
        <Suspense fallback={WAITING}>
          <DepositForm channels={channels} />
        </Suspense>
      )}
    </QueryView>
  )
}
