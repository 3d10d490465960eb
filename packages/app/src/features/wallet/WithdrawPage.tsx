import { withdrawalObstacle } from '@livery/domain/money'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'

import { bankCardsQuery } from '#capabilities/bank-cards/bankCards.queries.ts'
import { memberQuery } from '#capabilities/member/member.queries.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { QueryFailure } from '#platform/errors/QueryFailure.tsx'
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
