import { isPositive } from '@livery/domain/money'
import { Button } from '@livery/ui/button'
import { useSecondsLeft } from '@livery/ui/countdown'
import { SegmentedTabs, TabPanel } from '@livery/ui/segmented-tabs'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'

import type { Wallet } from '#capabilities/wallet/walletMapping.ts'
import { FormSheet } from '#platform/forms/FormSheet.tsx'
import { useProblemForm } from '#platform/forms/useProblemForm.ts'

import { useAmountMessage } from '../components/useAmountMessage.ts'
import { MoneyRefusalNote } from '../sending/MoneyRefusalNote.tsx'
import { useMoneyRefusal } from '../sending/useMoneyRefusal.ts'
import { readTransfer, type TransferValues } from './readTransfer.ts'
import { transferMessages as messages } from './transfer.messages.ts'
import { TransferBalances } from './TransferBalances.tsx'
import { TransferFields } from './TransferFields.tsx'
import { useTransfer } from './useTransfer.ts'

export interface TransferSheetProps {
  readonly wallet: Wallet
  readonly open: boolean
  readonly onClose: () => void
}

const EMPTY: TransferValues = { direction: 'in', vendor: '', amount: '' }

/** Transfer sheet between the main wallet and those of game vendors: a sum in either direction, or everything back. */
export function TransferSheet({ wallet, open, onClose }: TransferSheetProps) {
  const { formatMessage } = useIntl()
  const tabs = useId()
  const amountMessage = useAmountMessage(wallet.currency)
  const { form, submit } = useProblemForm<TransferValues, 'vendor' | 'amount'>({
    defaultValues: EMPTY,
    fields: ['vendor', 'amount'],
    problemsOf(values) {
      const { vendor, problem, bounds } = readTransfer(values, wallet)
      const amount = amountMessage(problem, bounds)
      return { ...(!vendor && { vendor: { id: messages.choose.id } }), ...(amount && { amount }) }
    },
    rules: wallet,
    judged: 'submitted',
  })
  const { send, leave, isPending, error, wish } = useTransfer(() =>
    form.reset({ ...form.getValues(), amount: '' }),
  )
  const refusal = useMoneyRefusal(error)
  const pause = useSecondsLeft(refusal?.until)
  const [direction, vendor, amount] = useWatch({
    control: form.control,
    name: ['direction', 'vendor', 'amount'],
  })
  const { bounds } = readTransfer({ direction, vendor, amount }, wallet)
  const recalling = wish !== undefined && 'recallAll' in wish
  const away = wallet.wallets.some((one) => isPositive(one.balance))

  function move(values: TransferValues): void {
    const read = readTransfer(values, wallet)
    if (!read.vendor || read.amount === null) return
    send({ direction: values.direction, vendor: read.vendor.vendor, amount: read.amount })
  }

  return (
    <FormSheet
      open={open}
      onClose={() => {
        leave()
        onClose()
      }}
      title={formatMessage(messages.title)}
      submitLabel={formatMessage(messages.move)}
      onSubmit={submit(move)}
      busy={isPending && !recalling}
      refusal={refusal}
      note={<MoneyRefusalNote refusal={refusal} />}
      secondAction={
        <Button
          fill
          tone="quiet"
          disabled={!away || pause > 0}
          busy={isPending && recalling}
          onPress={() => send({ recallAll: true })}
        >
          {formatMessage(messages.recall)}
        </Button>
      }
      gap="x4"
    >
      <TransferBalances wallet={wallet} />
      <SegmentedTabs
        id={tabs}
        label={formatMessage(messages.title)}
        tabs={[
          { id: 'in', label: formatMessage(messages.into) },
          { id: 'out', label: formatMessage(messages.out) },
        ]}
        selected={direction}
        onSelect={(id) => form.setValue('direction', id)}
      />
      <TabPanel of={tabs} selected={direction}>
        <TransferFields control={form.control} wallet={wallet} bounds={bounds} />
      </TabPanel>
    </FormSheet>
  )
}
