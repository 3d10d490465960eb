import type { ValueOf } from '@livery/api'
import { addMoney } from '@livery/domain/money'
import { formatMoney, LANGUAGES, useTranslate } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { Sheet } from '@livery/ui/sheet'
import { Text } from '@livery/ui/text'
import { useState } from 'react'

const BONUS = '0.25'

/** Switches between the two themes of the brand. */
function switchTheme(): void {
  const { dataset } = document.documentElement
  dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark'
}

/** The balance with a bonus on top, and a sheet that shows the balance alone. */
export function Wallet({ wallet }: { readonly wallet: ValueOf<'getWallet'> }) {
  const [open, setOpen] = useState(false)
  const translate = useTranslate()
  const amountOf = (amount: string) => formatMoney(LANGUAGES.VI.tag, amount, wallet.currency)
  return (
    <main>
      <Text>{amountOf(addMoney(wallet.balance, BONUS))}</Text>
      <Button onPress={() => setOpen(true)}>{translate('accountRecord.deposit')}</Button>
      <Button tone="quiet" onPress={switchTheme}>
        Theme
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={translate('accountRecord.balance')}
        closeLabel={translate('overlay.close')}
      >
        <Text>{amountOf(wallet.balance)}</Text>
      </Sheet>
    </main>
  )
}
