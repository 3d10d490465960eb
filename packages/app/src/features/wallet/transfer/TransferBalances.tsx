import { isPositive } from '@livery/domain/money'
import { formatMoney } from '@livery/i18n'
import { useIntl } from 'react-intl'

import type { Wallet } from '#capabilities/wallet/walletMapping.ts'

import { OrderDetails } from '../components/OrderDetails.tsx'
import { transferMessages as messages } from './transfer.messages.ts'

/** Balances that a transfer can change: the main wallet's, the vendors' that hold some, and sums on their way. */
export function TransferBalances({ wallet }: { readonly wallet: Wallet }) {
  const { formatMessage, locale } = useIntl()
  const { balance, currency, wallets } = wallet
  const money = (sum: string): string => formatMoney(locale, sum, currency)
  return (
    <OrderDetails
      details={[
        { label: formatMessage(messages.main), value: money(balance) },
        ...wallets
          .filter((one) => isPositive(one.balance))
          .map((one) => ({ label: one.name, value: money(one.balance) })),
        // Sent, and not yet answered by the vendor: it is in neither wallet (S-wallet-06).
        ...wallets.flatMap(({ name, inTransit }) =>
          inTransit === undefined
            ? []
            : [{ label: formatMessage(messages.inTransit, { vendor: name }), value: money(inTransit) }],
        ),
      ]}
    />
  )
}
