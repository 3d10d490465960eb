import { isPositive, sumMoney } from '@livery/domain'
import { formatMoney } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { IconTransfer } from '@livery/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'

import { useGateway } from '../../../shell/boot/index.ts'
import { walletQuery } from '../../../shell/gateway/wallet.queries.ts'
import { transferMessages as messages } from '../transfer/transfer.messages.ts'

// Fetched when a player looks into the vendors' wallets for the first time.
const TransferSheet = lazy(async () => ({
  default: (await import('../transfer/TransferSheet.tsx')).TransferSheet,
}))

export interface VendorWalletsRowProps {
  /** Only there while something lies with vendors. */
  readonly whenAway?: boolean
}

/** What lies in the vendors' wallets, and the way to move it; absent where vendors keep none. */
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
