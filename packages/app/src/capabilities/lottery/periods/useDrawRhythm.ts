import { useCallback } from 'react'
import { useIntl } from 'react-intl'

import { lotteryMessages as messages } from '../lottery.messages.ts'

const DAY = 86_400

/** Formats the seconds between two draws as text. */
export function useDrawRhythm(): (everySeconds: number) => string {
  const { formatMessage } = useIntl()
  return useCallback(
    (seconds) => {
      if (seconds >= DAY) return formatMessage(messages.everyDay)
      // A minute and a half is better said in seconds than rounded.
      const minutes = seconds % 60 === 0 ? seconds / 60 : 0
      return formatMessage(messages.every, { minutes, seconds })
    },
    [formatMessage],
  )
}
