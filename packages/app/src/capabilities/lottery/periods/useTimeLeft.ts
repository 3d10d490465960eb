import { useCallback } from 'react'
import { useIntl } from 'react-intl'

import { lotteryMessages as messages } from '../lottery.messages.ts'

/** Formats the seconds left as text for screen readers. */
export function useTimeLeft(): (secondsLeft: number) => string {
  const { formatMessage } = useIntl()
  return useCallback(
    (seconds) => formatMessage(messages.secondsLeft, { minutes: Math.floor(seconds / 60), seconds }),
    [formatMessage],
  )
}
