import type { Schemas } from '@livery/api'
import { amountProblem, currencyDecimals, isPositive, moneyFromInput } from '@livery/domain'
import { formatMoney } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { useSecondsLeft } from '@livery/ui/countdown'
import { SegmentedTabs, TabPanel } from '@livery/ui/segmented-tabs'
import { Select } from '@livery/ui/select'
import { Sheet } from '@livery/ui/sheet'
import { Row, Stack } from '@livery/ui/stack'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { Facts } from '../components/Facts.tsx'
import { MoneyInput } from '../components/MoneyInput.tsx'
import { moneyMessages } from '../money.messages.ts'
import { MoneyRefusalNote } from '../sending/MoneyRefusalNote.tsx'
import { useMoneyRefusal } from '../sending/useMoneyRefusal.ts'
import { transferMessages as messages } from './transfer.messages.ts'
import { useTransfer } from './useTransfer.ts'

export interface TransferSheetProps {
  readonly wallet: Schemas['Wallet']
  readonly open: boolean
  readonly onClose: () => void
}

const DIRECTIONS = ['in', 'out'] as const
type Direction = (typeof DIRECTIONS)[number]

/** Money between the main wallet and those of game vendors: a sum one way or the other, or everything back. */
export function TransferSheet({ wallet, open, onClose }: TransferSheetProps) {
  const { formatMessage, locale } = useIntl()
  const formId = useId()
  const tabs = useId()
  const { currency, balance, wallets } = wallet
  const [direction, setDirection] = useState<Direction>('in')
  const [vendor, setVendor] = useState<string>()
  const [typed, setTyped] = useState('')
  const [checked, setChecked] = useState(false)
  const { mutate, isPending, error, variables } = useTransfer(() => {
    setTyped('')
    setChecked(false)
  })
  const refusal = useMoneyRefusal(error)
  const pause = useSecondsLeft(refusal?.until)

  const chosen = wallets.find(({ vassalage }) => vassalage === vendor)
  const available = direction === 'in' ? balance : (chosen?.balance ?? '0')
  const amount = moneyFromInput(typed, currencyDecimals(currency))
  const bounds = { minimum: '0', maximum: available }
  const tooMuch = amountProblem(amount, { ...bounds, maximum: amount ?? '0', available })
  const recalling = variables !== undefined && 'recallAll' in variables
  const money = (sum: string): string => formatMoney(locale, sum, currency)
  const away = wallets.some((one) => isPositive(one.balance))

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={formatMessage(messages.title)}
      closeLabel={formatMessage(moneyMessages.close)}
      actions={
        <Row equal>
          <Button
            fill
            tone="quiet"
            disabled={!away || pause > 0}
            busy={isPending && recalling}
            onPress={() => !isPending && mutate({ recallAll: true })}
          >
            {formatMessage(messages.recall)}
          </Button>
          <Button type="submit" form={formId} fill busy={isPending && !recalling} disabled={pause > 0}>
            {formatMessage(messages.move)}
          </Button>
        </Row>
      }
    >
      <Stack gap="x4">
        <Facts
          facts={[
            { label: formatMessage(messages.main), value: money(balance) },
            ...wallets
              .filter((one) => isPositive(one.balance))
              .map((one) => ({ label: one.accountTypeName, value: money(one.balance) })),
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
          onSelect={setDirection}
        />
        <TabPanel of={tabs} selected={direction}>
          <form
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              setChecked(true)
              if (isPending || !chosen || amount === null || tooMuch !== null) return
              mutate({ direction, vassalage: chosen.vassalage, amount })
            }}
          >
            <Stack gap="x2">
              <Select
                label={formatMessage(messages.vendor)}
                placeholder={formatMessage(messages.choose)}
                closeLabel={formatMessage(moneyMessages.close)}
                value={vendor}
                onChange={setVendor}
                error={checked && !chosen ? formatMessage(messages.choose) : undefined}
                options={wallets.map((one) => ({
                  value: one.vassalage,
                  label: one.accountTypeName,
                  aside: money(one.balance),
                  detail: one.available ? undefined : formatMessage(moneyMessages.vendorUnavailable),
                  disabled: !one.available,
                }))}
              />
              <MoneyInput
                value={typed}
                currency={currency}
                bounds={bounds}
                problem={checked ? tooMuch : null}
                presets={[]}
                all={isPositive(available) ? available : undefined}
                onChange={setTyped}
              />
            </Stack>
          </form>
        </TabPanel>
        <MoneyRefusalNote refusal={refusal} />
      </Stack>
    </Sheet>
  )
}
