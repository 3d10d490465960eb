import { withdrawalObstacle } from '@livery/domain/money'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'

import { bankCardsQuery } from '#capabilities/bank-cards/bankCards.queries.ts'
import { memberQuery } from '#capabilities/member/member.queries.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { PageSkeletons } from '#platform/page/PageBody.tsx'
import { lazyPart } from '#platform/parts/lazyPart.tsx'
import { allOf } from '#platform/queries/allOf.ts'
import { QueryView } from '#platform/queries/QueryView.tsx'

import { Requirements } from './withdraw/components/Requirements.tsx'
import { WithdrawReceipt } from './withdraw/components/WithdrawReceipt.tsx'
import { Withdrawals } from './withdraw/list/Withdrawals.tsx'
import { withdrawRulesQuery } from './withdraw/withdraw.queries.ts'
import type { Receipt } from './withdraw/withdrawal.ts'

// Fetched while the rules are, which the page waits for anyway; a member who cannot withdraw yet needs no form.
const importForm = () => import('./withdraw/components/WithdrawForm.tsx')
const WithdrawForm = lazyPart(async () => ({ default: (await importForm()).WithdrawForm }))

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
  return (
    <QueryView query={allOf(rules, cards, member)} pending={WAITING}>
      {([answer, { list }, { hasPaymentPassword }]) =>
        withdrawalObstacle(answer) === null && list.length > 0 && hasPaymentPassword ? (
          <Suspense fallback={WAITING}>
            <WithdrawForm rules={answer} cards={list} onAsked={setReceipt} />
            <Withdrawals />
          </Suspense>
        ) : (
          <>
            <Requirements rules={answer} hasCard={list.length > 0} hasPaymentPassword={hasPaymentPassword} />
            <Withdrawals />
          </>
        )
      }
    </QueryView>
  )
}
