import type { Schemas } from '@livery/api'
import {
  currencyDecimals,
  effectOfMoneyLimit,
  LIMIT_PERIODS,
  moneyFromInput,
  shareUsed,
  type LimitKind,
  type LimitPeriod,
} from '@livery/domain'
import { formatMoney } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { Progress } from '@livery/ui/progress'
import { SegmentedTabs, TabPanel } from '@livery/ui/segmented-tabs'
import { Sheet } from '@livery/ui/sheet'
import { Row, Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'

import {
  kindMessages,
  limitPeriodMessages,
  saferPlayMessages as messages,
} from '../responsibleGaming.messages.ts'
import { useLimitWords } from '../useLimitWords.ts'
import { useSaveLimits } from '../useSaveLimits.ts'
import { LimitAmount } from './LimitAmount.tsx'

export interface MoneyLimitSheetProps {
  readonly kind: LimitKind
  readonly limits: Schemas['Limits']
  readonly open: boolean
  readonly onClose: () => void
}

/** How much a member deposits or loses at most, by day, week and month. */
export function MoneyLimitSheet({ kind, limits, open, onClose }: MoneyLimitSheetProps) {
  const { formatMessage } = useIntl()
  const formId = useId()
  const tabs = `limit-${kind}`
  const [period, setPeriod] = useState<LimitPeriod>('day')
  const held = limits.limits.find((limit) => limit.kind === kind && limit.period === period)
  const { save, busy } = useSaveLimits(onClose)
  const change = (amount: string | null): void =>
    save(
      { limits: [{ kind, period, ...(amount !== null && { amount }) }] },
      effectOfMoneyLimit(held?.amount ?? null, amount),
    )
  const saveButton = (
    <Button type="submit" form={formId} fill busy={busy}>
      {formatMessage(messages.save)}
    </Button>
  )
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={formatMessage(kindMessages[kind])}
      closeLabel={formatMessage(messages.close)}
      actions={
        held?.amount === undefined ? (
          saveButton
        ) : (
          <Row equal>
            <Button fill tone="quiet" onPress={() => change(null)}>
              {formatMessage(messages.remove)}
            </Button>
            {saveButton}
          </Row>
        )
      }
    >
      <Stack gap="x4">
        <SegmentedTabs
          id={tabs}
          label={formatMessage(messages.period)}
          tabs={LIMIT_PERIODS.map((id) => ({ id, label: formatMessage(limitPeriodMessages[id]) }))}
          selected={period}
          onSelect={setPeriod}
        />
        <TabPanel of={tabs} selected={period}>
          <MoneyLimitForm key={period} id={formId} held={held} currency={limits.currency} onSave={change} />
        </TabPanel>
        <Text size="small" tone="secondary">
          {formatMessage(messages.waits)}
        </Text>
      </Stack>
    </Sheet>
  )
}

interface MoneyLimitFormProps {
  readonly id: string
  readonly held: Schemas['MoneyLimit'] | undefined
  readonly currency: string
  readonly onSave: (amount: string) => void
}

function MoneyLimitForm({ id, held, currency, onSave }: MoneyLimitFormProps) {
  const { formatMessage, locale } = useIntl()
  const words = useLimitWords()
  const [typed, setTyped] = useState(held?.amount ?? '')
  const [wrong, setWrong] = useState(false)
  const pending = held && words.pendingAmount(held, currency)
  const amount = moneyFromInput(typed, currencyDecimals(currency))
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (amount === null) setWrong(true)
        else onSave(amount)
      }}
    >
      <Stack gap="x4">
        <LimitAmount value={typed} currency={currency} wrong={wrong && amount === null} onChange={setTyped} />
        {held?.amount !== undefined && (
          <Progress
            label={words.amount(held, currency)}
            value={shareUsed(held.used, held.amount)}
            max={1}
            tone={shareUsed(held.used, held.amount) >= NEARLY ? 'warning' : 'brand'}
            valueLabel={formatMessage(messages.used, {
              used: formatMoney(locale, held.used, currency),
              amount: formatMoney(locale, held.amount, currency),
            })}
          />
        )}
        {pending !== undefined && <Text size="small">{pending}</Text>}
      </Stack>
    </form>
  )
}

/** From this share on a limit is shown as nearly used up. */
const NEARLY = 0.8
