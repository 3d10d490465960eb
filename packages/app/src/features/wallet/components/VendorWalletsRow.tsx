import { isPositive, sumMoney } from '@livery/domain/money'
import { formatMoney } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { IconTransfer } from '@livery/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'

import { walletQuery } from '#capabilities/wallet/wallet.queries.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { lazyPart } from '#platform/parts/lazyPart.tsx'

import { transferMessages as messages } from '../transfer/transfer.messages.ts'

// Lazy import: loaded when a player opens the vendors' wallets for the first time.
const TransferSheet = lazyPart(async () => ({
  default: (await import('../transfer/TransferSheet.tsx')).TransferSheet,
}))

export interface VendorWalletsRowProps {
  /** True to show the row only while there is money with vendors. */
  readonly whenAway?: boolean
}

/** Row of the money in vendors' wallets, with the transfer sheet; absent where vendors have no wallets. */
export function VendorWalletsRow({ whenAway = false }: VendorWalletsRowProps) {
  const { formatMessage, locale } = useIntl()
  const { data: wallet } = useQuery(walletQuery(useGateway()))
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  if (!wallet || wallet.wallets.length === 0) return null
  const away = sumMoney(wallet.wallets.map(({ balance }) => balance))
  if (whenAway && !isPositive(away) && !open) return null
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        icon={IconTransfer}
        onPress={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {isPositive(away)
          ? formatMessage(messages.row, { amount: formatMoney(locale, away, wallet.currency) })
          : formatMessage(messages.open)}
      </Button>
      {wanted && (
        <Suspense>
          <TransferSheet wallet={wallet} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
