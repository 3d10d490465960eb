import { amountProblem, currencyDecimals, isPositive, moneyFromInput } from '@livery/domain/money'
import { formatMoney } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { useSecondsLeft } from '@livery/ui/countdown'
import { SegmentedTabs, TabPanel } from '@livery/ui/segmented-tabs'
import { Select } from '@livery/ui/select'
import { Stack } from '@livery/ui/stack'
import { useId } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'

import type { Wallet } from '#capabilities/wallet/walletMapping.ts'
import { FormSheet } from '#platform/forms/FormSheet.tsx'
import { useProblemForm } from '#platform/forms/useProblemForm.ts'

import { MoneyInput } from '../components/MoneyInput.tsx'
import { OrderDetails } from '../components/OrderDetails.tsx'
import { useAmountMessage } from '../components/useAmountMessage.ts'
import { moneyMessages } from '../money.messages.ts'
import { MoneyRefusalNote } from '../sending/MoneyRefusalNote.tsx'
import { useMoneyRefusal } from '../sending/useMoneyRefusal.ts'
import { transferMessages as messages } from './transfer.messages.ts'
import { useTransfer } from './useTransfer.ts'

export interface TransferSheetProps {
  readonly wallet: Wallet
  readonly open: boolean
  readonly onClose: () => void
}

interface TransferValues {
  readonly direction: 'in' | 'out'
  /** The vendor's `vassalage`; empty while none is chosen. */
  readonly vendor: string
  /** As typed. */
  readonly amount: string
}

const EMPTY: TransferValues = { direction: 'in', vendor: '', amount: '' }

/** Transfer sheet between the main wallet and those of game vendors: a sum in either direction, or everything back. */
export function TransferSheet({ wallet, open, onClose }: TransferSheetProps) {
  const { formatMessage, locale } = useIntl()
  const tabs = useId()
  const { currency, balance, wallets } = wallet
  const amountMessage = useAmountMessage(currency)
  const { form, submit } = useProblemForm<TransferValues, 'vendor' | 'amount'>({
    defaultValues: EMPTY,
    fields: ['vendor', 'amount'],
    problemsOf(values) {
      const { vendor, problem, bounds } = read(values)
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

  function read(values: TransferValues) {
    const vendor = wallets.find((one) => one.vendor === values.vendor)
    const available = values.direction === 'in' ? balance : (vendor?.balance ?? '0')
    const amount = moneyFromInput(values.amount, currencyDecimals(currency))
    const bounds = { minimum: '0', maximum: available }
    return {
      vendor,
      amount,
      bounds,
      problem: amountProblem(amount, { ...bounds, maximum: amount ?? '0', available }, values.amount),
    }
  }
  function move(values: TransferValues): void {
    const { vendor, amount } = read(values)
    if (vendor && amount !== null) send({ direction: values.direction, vendor: vendor.vendor, amount })
  }
  const [direction, chosen, typed] = useWatch({
    control: form.control,
    name: ['direction', 'vendor', 'amount'],
  })
  const { bounds } = read({ direction, vendor: chosen, amount: typed })
  const recalling = wish !== undefined && 'recallAll' in wish
  const money = (sum: string): string => formatMoney(locale, sum, currency)
  const away = wallets.some((one) => isPositive(one.balance))

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
        <Stack gap="x2">
          {/* Without onBlur: its sheet takes the focus as it opens, and nothing is wrong yet. */}
          <Controller
            name="vendor"
            control={form.control}
            render={({ field: { value, onChange, ref }, fieldState }) => (
              <Select
                ref={ref}
                label={formatMessage(messages.vendor)}
                placeholder={formatMessage(messages.choose)}
                closeLabel={formatMessage(moneyMessages.close)}
                value={value}
                onChange={onChange}
                error={fieldState.error?.message}
                options={wallets.map((one) => ({
                  value: one.vendor,
                  label: one.name,
                  aside: money(one.balance),
                  detail: one.available ? undefined : formatMessage(moneyMessages.vendorUnavailable),
                  disabled: !one.available,
                }))}
              />
            )}
          />
          <Controller
            name="amount"
            control={form.control}
            render={({ field: { value, onChange, ref }, fieldState }) => (
              <MoneyInput
                ref={ref}
                value={value}
                currency={currency}
                bounds={bounds}
                error={fieldState.error?.message}
                presets={[]}
                all={isPositive(bounds.maximum) ? bounds.maximum : undefined}
                onChange={onChange}
              />
            )}
          />
        </Stack>
      </TabPanel>
    </FormSheet>
  )
}
