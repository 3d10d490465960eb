import { clickDeposit } from '@livery/domain/access'
import { ROUTES } from '@livery/domain/routes'
import { formatMoney } from '@livery/i18n'
import { Button, LinkButton } from '@livery/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { walletQuery } from '#capabilities/wallet/wallet.queries.ts'
import { useGateway, useServices, useSession } from '#platform/boot/ServicesContext.ts'
import { frameMessages } from '#platform/page/frame.messages.ts'
import { useClickDecision } from '#platform/routing/useClickDecision.ts'
import { ENTRIES } from '#platform/storage/entries.ts'

export interface HeaderMoneyProps {
  readonly part: 'balance' | 'deposit'
}

/** Balance or deposit button of a player in the header of home. */
export default function HeaderMoney({ part }: HeaderMoneyProps) {
  return part === 'balance' ? <HeaderBalance /> : <DepositButton />
}

/** Balance with its currency, which leads to the member centre; nothing while it is unknown or hidden. */
function HeaderBalance() {
  const { locale } = useIntl()
  const { storage } = useServices()
  const { data: wallet } = useQuery(walletQuery(useGateway()))
  if (!wallet || storage.read(ENTRIES.balanceHidden)) return null
  return (
    <LinkButton size="small" tone="ghost" href={ROUTES.memberHome.path}>
      {formatMoney(locale, wallet.total, wallet.currency, { decimals: 0 })}
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
