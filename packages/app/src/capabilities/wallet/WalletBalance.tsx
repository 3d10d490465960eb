import { isTrialAccount } from '@livery/domain/account'
import { balanceDecimals } from '@livery/domain/money'
import { formatMoney, isSymbolRight } from '@livery/i18n'
import { Balance, type BalanceProps } from '@livery/ui/balance'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useGateway, useServices, useSession } from '#platform/boot/ServicesContext.ts'

import { useBalanceHidden } from './useBalanceHidden.ts'
import { walletMessages as messages } from './wallet.messages.ts'
import { walletQuery } from './wallet.queries.ts'

/** Balance of the member, with buttons that hide it and refresh it. */
export function WalletBalance({ size }: Pick<BalanceProps, 'size'>) {
  const { formatMessage, locale } = useIntl()
  const { fail } = useServices()
  const { data: wallet, refetch, isFetching, isError } = useQuery(walletQuery(useGateway()))
  const session = useSession()
  const isPlay = session !== undefined && isTrialAccount(session.type)
  const [hidden, hide] = useBalanceHidden()

  const amount = (decimals: number) =>
    wallet && formatMoney(locale, wallet.total, wallet.currency, { decimals, currencyDisplay: 'none' })
  return (
    <Balance
      size={size}
      label={formatMessage(isError && !wallet ? messages.failed : messages.balance)}
      // Play money wears no currency (S-trial-12).
      symbol={(!isPlay && wallet?.symbol) || ''}
      symbolRight={wallet && isSymbolRight(locale, wallet.currency)}
      amount={amount(balanceDecimals(false))}
      amountWithDecimals={amount(balanceDecimals(true))}
      hidden={hidden}
      onHiddenChange={hide}
      refreshing={isFetching}
      onRefresh={() => void refetch({ throwOnError: true }).catch(fail.ofAction)}
      labels={{
        show: formatMessage(messages.show),
        hide: formatMessage(messages.hide),
        refresh: formatMessage(messages.refresh),
        hidden: formatMessage(messages.hidden),
      }}
    />
  )
}
