import { useCallback } from 'react'
import { useIntl } from 'react-intl'

import { lotteryMessages as messages } from '../lottery.messages.ts'

/** Puts seconds left into words, as a screen reader says them. */
export function useTimeLeft(): (secondsLeft: number) => string {
  const { formatMessage } = useIntl()
  return useCallback(
    (seconds) => formatMessage(messages.secondsLeft, { minutes: Math.floor(seconds / 60), seconds }),
    [formatMessage],
  )
}
