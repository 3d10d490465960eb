import type { TextareaProps } from '@livery/ui/textarea'
import { useIntl } from 'react-intl'

import { counterMessages } from './counter.messages.ts'

/** Texts of a character counter, shown and read aloud. */
export function useCounter(): TextareaProps['counter'] {
  const { formatMessage } = useIntl()
  return (count, maximum) => ({
    drawn: formatMessage(counterMessages.used, { count, maximum }),
    said: formatMessage(counterMessages.left, { left: maximum - count }),
  })
}
