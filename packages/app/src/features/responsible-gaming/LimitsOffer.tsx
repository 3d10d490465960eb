import { currencyDecimals, LIMIT_PERIODS, moneyFromInput, type LimitPeriod } from '@livery/domain'
import { Button } from '@livery/ui/button'
import { SegmentedTabs } from '@livery/ui/segmented-tabs'
import { Sheet } from '@livery/ui/sheet'
import { Row, Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'

import { useTenant } from '../../shell/boot/index.ts'
import { useTurn } from '../../shell/overlays/useTurn.ts'
import { LimitAmount } from './components/LimitAmount.tsx'
import { limitPeriodMessages, saferPlayMessages as messages } from './responsibleGaming.messages.ts'
import { useSaveLimits } from './useSaveLimits.ts'

export interface LimitsOfferProps {
  /** A limit was set, or declined. */
  readonly onDone: () => void
}

/** Offers a member a deposit limit before they have deposited anything. */
export default function LimitsOffer({ onDone }: LimitsOfferProps) {
  const { formatMessage } = useIntl()
  const { currency } = useTenant()
  const turn = useTurn('limitsOffer', true)
  const formId = useId()
  const [period, setPeriod] = useState<LimitPeriod>('week')
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const { save, busy } = useSaveLimits(onDone)
  const amount = moneyFromInput(typed, currencyDecimals(currency))
  return (
    <Sheet
      open={turn}
      onClose={onDone}
      title={formatMessage(messages.offerTitle)}
      closeLabel={formatMessage(messages.close)}
      actions={
        <Row equal>
          <Button fill tone="quiet" onPress={onDone}>
            {formatMessage(messages.later)}
          </Button>
          <Button type="submit" form={formId} fill busy={busy}>
            {formatMessage(messages.save)}
          </Button>
        </Row>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (amount === null) setWrong(true)
          else save({ limits: [{ kind: 'deposit', period, amount }] }, 'now')
        }}
      >
        <Stack gap="x4">
          <Text tone="secondary">{formatMessage(messages.offerText)}</Text>
          <SegmentedTabs
            id="limits-offer"
            label={formatMessage(messages.period)}
            tabs={LIMIT_PERIODS.map((id) => ({ id, label: formatMessage(limitPeriodMessages[id]) }))}
            selected={period}
            onSelect={setPeriod}
          />
          <LimitAmount
            value={typed}
            currency={currency}
            wrong={wrong && amount === null}
            onChange={setTyped}
          />
        </Stack>
      </form>
    </Sheet>
  )
}
