import { LIMIT_PERIODS, type LimitPeriod } from '@livery/domain/jurisdiction'
import { Button } from '@livery/ui/button'
import { SegmentedTabs } from '@livery/ui/segmented-tabs'
import { Text } from '@livery/ui/text'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useDuties } from '#capabilities/jurisdiction/useDuties.ts'
import { useOverlays, useTenant } from '#platform/boot/ServicesContext.ts'
import { FormSheet } from '#platform/forms/FormSheet.tsx'
import { useUnsolicitedQueue } from '#platform/unsolicited/useUnsolicitedQueue.ts'

import { LimitAmount } from './components/LimitAmount.tsx'
import { saferPlayMessages as messages } from './responsibleGaming.messages.ts'
import { useLimitForm } from './useLimitForm.ts'
import { useLimitPeriod } from './useLimitLabels.ts'
import { useSaveLimits } from './useSaveLimits.ts'

export interface LimitsOfferProps {
  /** Called when a limit was set, or declined. */
  readonly onDone: () => void
}

/** Offers a member a deposit limit before they have deposited anything. */
export default function LimitsOffer({ onDone }: LimitsOfferProps) {
  const { formatMessage } = useIntl()
  const { currency } = useTenant()
  const turn = useUnsolicitedQueue('limitsOffer', true)
  const [period, setPeriod] = useState<LimitPeriod>('week')
  const periodOf = useLimitPeriod()
  const { form, submit } = useLimitForm(currency)
  const { save, busy } = useSaveLimits(onDone)
  const mustDecline = useDuties()('limitsByDefault')
  const { confirm } = useOverlays()

  /** Goes on without a limit; where setting one is the default, the player says so a second time (S-gaming-12). */
  async function decline(): Promise<void> {
    // A limit that is on its way cannot be declined.
    if (busy) return
    const agreed =
      !mustDecline ||
      (await confirm({
        title: { message: messages.offerTitle },
        body: { message: messages.declineQuestion },
        confirm: { message: messages.decline },
        cancel: { message: messages.back },
        tone: 'quiet',
      }))
    if (agreed) onDone()
  }
  return (
    <FormSheet
      open={turn}
      onClose={() => void decline()}
      title={formatMessage(messages.offerTitle)}
      submitLabel={formatMessage(messages.save)}
      onSubmit={submit((amount) => save({ limits: [{ kind: 'deposit', period, amount }] }))}
      busy={busy}
      secondAction={
        <Button fill tone="quiet" disabled={busy} onPress={() => void decline()}>
          {formatMessage(messages.later)}
        </Button>
      }
      gap="x4"
    >
      <Text tone="secondary">{formatMessage(messages.offerText)}</Text>
      <SegmentedTabs
        id="limits-offer"
        label={formatMessage(messages.period)}
        tabs={LIMIT_PERIODS.map((id) => ({ id, label: periodOf({ kind: 'deposit', period: id }) }))}
        selected={period}
        onSelect={setPeriod}
      />
      <LimitAmount control={form.control} currency={currency} />
    </FormSheet>
  )
}
