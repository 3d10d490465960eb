import type { PeriodPhase } from '@livery/domain/lottery'
import { Countdown } from '@livery/ui/countdown'
import { Spinner } from '@livery/ui/spinner'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { lotteryMessages as messages } from '../lottery.messages.ts'
import type { OpenPeriod } from '../lotteryMapping.ts'
import * as css from './periods.css.ts'
import { useDeviceMoment } from './usePhase.ts'
import { useTimeLeft } from './useTimeLeft.ts'

export interface PeriodClockProps {
  readonly period: OpenPeriod
  readonly phase: PeriodPhase
  /** `stacked` puts the words above the time, for the end of a line. Default `line`. */
  readonly layout?: keyof typeof css.clocks | undefined
}

/** Countdown to the closing of bets, then to the draw, on the gateway's clock. */
export function PeriodClock({ period, phase, layout = 'line' }: PeriodClockProps) {
  const { formatMessage } = useIntl()
  const deviceMoment = useDeviceMoment()
  const sayTimeLeft = useTimeLeft()
  if (phase === 'drawn') {
    return (
      <output className={css.clocks[layout]}>
        <Spinner />
        <Text as="span" size="small" tone="secondary">
          {formatMessage(messages.drawing)}
        </Text>
      </output>
    )
  }
  const open = phase !== 'closed'
  return (
    <span className={css.clocks[layout]}>
      <Text as="span" size="small" tone="secondary">
        {formatMessage(open ? messages.closesIn : messages.drawsIn)}
      </Text>
      <Countdown
        key={`${period.drawNumber}-${phase}`}
        until={deviceMoment(open ? period.closesAt : period.drawsAt)}
        say={sayTimeLeft}
      />
    </span>
  )
}
