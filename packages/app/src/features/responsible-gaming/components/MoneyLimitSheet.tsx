import type { Schemas } from '@livery/api'
import {
  changesMoneyLimit,
  LIMIT_PERIODS,
  shareUsed,
  type LimitKind,
  type LimitPeriod,
} from '@livery/domain/jurisdiction'
import { formatMoney } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { Progress } from '@livery/ui/progress'
import { SegmentedTabs, TabPanel } from '@livery/ui/segmented-tabs'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { FormSheet } from '#platform/forms/FormSheet.tsx'

import { kindMessages } from '../limits.messages.ts'
import { saferPlayMessages as messages } from '../responsibleGaming.messages.ts'
import { useLimitForm } from '../useLimitForm.ts'
import { useLimitLabels, useLimitPeriod } from '../useLimitLabels.ts'
import { useSaveLimits } from '../useSaveLimits.ts'
import { LimitAmount } from './LimitAmount.tsx'

/** From this share on a limit is shown as nearly used up. */
const NEARLY = 0.8

export interface MoneyLimitSheetProps {
  readonly kind: LimitKind
  readonly limits: Schemas['Limits']
  readonly open: boolean
  readonly onClose: () => void
}

/** Sheet of a deposit or loss limit, by day, week and month. */
export function MoneyLimitSheet({ kind, limits, open, onClose }: MoneyLimitSheetProps) {
  const { formatMessage, locale } = useIntl()
  const labels = useLimitLabels()
  const periodOf = useLimitPeriod()
  const tabs = `limit-${kind}`
  const { currency } = limits
  const [period, setPeriod] = useState<LimitPeriod>('day')
  const heldOf = (wanted: LimitPeriod) =>
    limits.limits.find((limit) => limit.kind === kind && limit.period === wanted)
  const held = heldOf(period)
  const pending = held && labels.pendingAmount(held, currency)
  const { form, submit } = useLimitForm(currency, held?.amount)
  const { save, busy } = useSaveLimits(onClose)

  function change(amount: string | null): void {
    if (!changesMoneyLimit(held?.amount ?? null, amount, held?.pendingFrom !== undefined)) return onClose()
    save({ limits: [{ kind, period, ...(amount !== null && { amount }) }] })
  }
  function look(next: LimitPeriod): void {
    setPeriod(next)
    form.reset({ amount: heldOf(next)?.amount ?? '' })
  }
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={formatMessage(kindMessages[kind])}
      submitLabel={formatMessage(messages.save)}
      onSubmit={submit(change)}
      busy={busy}
      secondAction={
        held?.amount !== undefined && (
          <Button fill tone="quiet" disabled={busy} onPress={() => change(null)}>
            {formatMessage(messages.remove)}
          </Button>
        )
      }
      gap="x4"
    >
      <SegmentedTabs
        id={tabs}
        label={formatMessage(messages.period)}
        tabs={LIMIT_PERIODS.map((id) => ({ id, label: periodOf({ kind, period: id }) }))}
        selected={period}
        onSelect={look}
      />
      <TabPanel of={tabs} selected={period}>
        <Stack gap="x4">
          <LimitAmount control={form.control} currency={currency} />
          {held?.amount !== undefined && (
            <Progress
              label={labels.amount(held, currency)}
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
      </TabPanel>
      <Text size="small" tone="secondary">
        {formatMessage(messages.waits)}
      </Text>
    </FormSheet>
  )
}
