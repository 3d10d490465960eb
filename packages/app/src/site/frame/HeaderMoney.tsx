import { clickDeposit } from '@livery/domain/access'
import { ROUTES } from '@livery/domain/routes'
import { Button, LinkButton } from '@livery/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useMoney } from '#capabilities/money/useMoney.ts'
import { useBalanceHidden } from '#capabilities/wallet/useBalanceHidden.ts'
import { walletQuery } from '#capabilities/wallet/wallet.queries.ts'
import { useGateway, useSession } from '#platform/boot/ServicesContext.ts'
import { frameMessages } from '#platform/page/frame.messages.ts'
import { useClickDecision } from '#platform/routing/useClickDecision.ts'

export interface HeaderMoneyProps {
  readonly part: 'balance' | 'deposit'
}

/** Balance or deposit button of a player in the header of home. */
export default function HeaderMoney({ part }: HeaderMoneyProps) {
  return part === 'balance' ? <HeaderBalance /> : <DepositButton />
}

/** Balance with its currency, which leads to the member centre; nothing while it is unknown or hidden. */
function HeaderBalance() {
  const money = useMoney()
  const [hidden] = useBalanceHidden()
  const { data: wallet } = useQuery(walletQuery(useGateway()))
  if (!wallet || hidden) return null
  return (
    <LinkButton size="small" tone="ghost" href={ROUTES.memberHome.path}>
      {money(wallet.total, wallet.currency, { decimals: 0 })}
    </LinkButton>
  )
}

function DepositButton() {
  const { formatMessage } = useIntl()
  const session = useSession() ?? null
  const decide = useClickDecision()
  return (
    <Button size="small" onPress={() => decide(clickDeposit(session), undefined, ROUTES.deposit.path)}>
      {formatMessage(frameMessages.deposit)}
    </Button>
  )
}
