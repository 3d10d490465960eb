import { useSecondsLeft } from '@livery/ui/countdown'
import { IconClock } from '@livery/ui/icon'
import { StatusTag } from '@livery/ui/status-tag'
import { useIntl } from 'react-intl'

import { lotteryMessages as messages } from '../lottery.messages.ts'
import { useDeviceMoment, usePhase } from './usePhase.ts'

export interface ShortClockProps {
  readonly period: {
    readonly opensAt: number
    readonly closesAt: number
    readonly drawsAt: number
  }
}

/** Seconds left from which a closing period is highlighted. */
const SOON = 15

/**
 * Countdown of a list's lottery: `02:14`, or that it is closed. Screen readers hear changes of state, not every
 * second.
 */
export function ShortClock({ period }: ShortClockProps) {
  const { formatMessage } = useIntl()
  const phase = usePhase(period)
  const left = useSecondsLeft(useDeviceMoment()(period.closesAt))
  if (phase !== 'open')
    return <StatusTag label={formatMessage(messages.closed)} tone="neutral" icon={IconClock} />
  return (
    <span role="timer" aria-label={formatMessage(messages.closesIn)}>
      <StatusTag label={shortTime(left)} tone={left <= SOON ? 'warning' : 'success'} icon={IconClock} />
    </span>
  )
}

/** `02:14` under an hour, `5:02:14` from there on. */
function shortTime(seconds: number): string {
  const two = (figure: number): string => String(figure).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`
}
