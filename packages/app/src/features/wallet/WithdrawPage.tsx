import { isRealAccount, ROUTES, withdrawalObstacle } from '@livery/domain'
import { specMessages } from '@livery/i18n'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Skeleton } from '@livery/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useGateway, useSession } from '../../shell/boot/index.ts'
import { QueryFailure } from '../../shell/errors/QueryFailure.tsx'
import { PageBody } from '../../shell/frame/PageBody.tsx'
import { bankCardsQuery } from '../../shell/gateway/bankCards.queries.ts'
import { memberQuery } from '../../shell/gateway/member.queries.ts'
import { overlayMessages } from '../../shell/overlays/overlays.messages.ts'
import { Requirements } from './withdraw/components/Requirements.tsx'
import { WithdrawForm } from './withdraw/components/WithdrawForm.tsx'
import { WithdrawReceipt } from './withdraw/components/WithdrawReceipt.tsx'
import { withdrawRulesQuery } from './withdraw/withdraw.queries.ts'
import type { Receipt } from './withdraw/withdrawal.ts'

/** Withdrawals: what has to be done before, the form, and the receipt. */
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

  if (receipt) return <WithdrawReceipt receipt={receipt} onAnother={() => setReceipt(undefined)} />
  const failed = [rules, cards, member].find(({ error, data }) => error && !data)
  if (failed) {
    const again = (): void => [rules, cards, member].forEach(({ error, refetch }) => error && void refetch())
    return <QueryFailure error={failed.error} onRetry={again} />
  }
  if (!rules.data || !cards.data || !member.data) {
    return (
      <PageBody>
        <Skeleton shape="card" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </PageBody>
    )
  }
  const { list } = cards.data
  const { hasPaymentPassword } = member.data
  if (withdrawalObstacle(rules.data) !== null || list.length === 0 || !hasPaymentPassword) {
    return (
      <Requirements rules={rules.data} hasCard={list.length > 0} hasPaymentPassword={hasPaymentPassword} />
    )
  }
  return <WithdrawForm rules={rules.data} cards={list} onAsked={setReceipt} />
}
