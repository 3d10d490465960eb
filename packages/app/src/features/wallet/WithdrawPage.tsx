import { isRealAccount } from '@livery/domain/account'
import { withdrawalObstacle } from '@livery/domain/money'
import { ROUTES } from '@livery/domain/routes'
import { specMessages } from '@livery/i18n'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { bankCardsQuery } from '#capabilities/bank-cards/bankCards.queries.ts'
import { memberQuery } from '#capabilities/member/member.queries.ts'
import { useGateway, useSession } from '#platform/boot/ServicesContext.ts'
import { QueryFailure } from '#platform/errors/QueryFailure.tsx'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'
import { PageSkeletons } from '#platform/page/PageBody.tsx'

import { Requirements } from './withdraw/components/Requirements.tsx'
import { WithdrawReceipt } from './withdraw/components/WithdrawReceipt.tsx'
import { Withdrawals } from './withdraw/list/Withdrawals.tsx'
import { withdrawRulesQuery } from './withdraw/withdraw.queries.ts'
import type { Receipt } from './withdraw/withdrawal.ts'

// Fetched while the rules are, which the page waits for anyway; a member who cannot withdraw yet needs no form.
const importForm = () => import('./withdraw/components/WithdrawForm.tsx')
const WithdrawForm = lazy(async () => ({ default: (await importForm().catch(importForm)).WithdrawForm }))

const WAITING = <PageSkeletons shapes={['card', 'control', 'control', 'control']} />

/** Withdrawal page: missing requirements, the form, and the receipt. */
export default function WithdrawPage() {
  const { formatMessage } = useIntl()
  const session = useSession()
  if (session && !isRealAccount(session.type)) {
    return (
      <EmptyState
        illustration="locked"
        title={formatMessage(specMessages.free_reject)}
        action={
          <LinkButton href={ROUTES.register.path}>{formatMessage(overlayMessages.registerNow)}</LinkButton>
        }
      />
    )
  }
  return <Withdrawal />
}

function Withdrawal() {
  const gateway = useGateway()
  const rules = useQuery(withdrawRulesQuery(gateway))
  const cards = useQuery(bankCardsQuery(gateway))
  const member = useQuery(memberQuery(gateway))
  const [receipt, setReceipt] = useState<Receipt>()
  useEffect(() => void importForm().catch(() => undefined), [])

  if (receipt) return <WithdrawReceipt receipt={receipt} onAnother={() => setReceipt(undefined)} />
  const failed = [rules, cards, member].find(({ error, data }) => error && !data)
  if (failed) {
    const again = (): void => [rules, cards, member].forEach(({ error, refetch }) => error && void refetch())
    return <QueryFailure error={failed.error} onRetry={again} />
  }
  if (!rules.data || !cards.data || !member.data) {
    return WAITING
  }
  const { list } = cards.data
  const { hasPaymentPassword } = member.data
  if (withdrawalObstacle(rules.data) !== null || list.length === 0 || !hasPaymentPassword) {
    return (
      <>
        <Requirements rules={rules.data} hasCard={list.length > 0} hasPaymentPassword={hasPaymentPassword} />
        <Withdrawals />
      </>
    )
  }
  return (
    <Suspense fallback={WAITING}>
      <WithdrawForm rules={rules.data} cards={list} onAsked={setReceipt} />
      <Withdrawals />
    </Suspense>
  )
}
