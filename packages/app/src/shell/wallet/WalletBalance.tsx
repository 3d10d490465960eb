import { balanceForm } from '@livery/domain'
import { formatMoney } from '@livery/i18n'
import { Balance } from '@livery/ui/balance'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useGateway, useShell } from '../boot/index.ts'
import { walletQuery } from '../gateway/wallet.queries.ts'
import { ENTRIES } from '../storage/index.ts'
import { walletMessages as messages } from './wallet.messages.ts'

/** What the member has, to be hidden from a neighbour's eyes and asked for again. */
export function WalletBalance() {
  const { formatMessage, locale } = useIntl()
  const { storage } = useShell()
  const { data: wallet, refetch, isFetching, isError } = useQuery(walletQuery(useGateway()))
  const [hidden, setHidden] = useState(() => storage.read(ENTRIES.balanceHidden) ?? false)

  function hide(next: boolean): void {
    storage.write(ENTRIES.balanceHidden, next)
    setHidden(next)
  }
  const amount = (decimals: number) =>
    wallet && formatMoney(locale, wallet.sumBalance, wallet.currency, { decimals, currencyDisplay: 'none' })
  return (
    <Balance
      label={formatMessage(isError && !wallet ? messages.failed : messages.balance)}
      symbol={wallet?.symbol ?? ''}
      amount={amount(balanceForm(false).decimals)}
      amountWithDecimals={amount(balanceForm(true).decimals)}
      hidden={hidden}
      onHiddenChange={hide}
      refreshing={isFetching}
      onRefresh={() => void refetch()}
      words={{
        show: formatMessage(messages.show),
        hide: formatMessage(messages.hide),
        refresh: formatMessage(messages.refresh),
        hidden: formatMessage(messages.hidden),
      }}
    />
  )
}
