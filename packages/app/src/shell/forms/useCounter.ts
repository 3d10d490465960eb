import type { TextareaProps } from '@livery/ui/textarea'
import { useIntl } from 'react-intl'

import { counterMessages } from './counter.messages.ts'

/** The words of a text's counter, drawn and said. */
export function useCounter(): TextareaProps['counter'] {
  const { formatMessage } = useIntl()
  return (count, maximum) => ({
    drawn: formatMessage(counterMessages.used, { count, maximum }),
    said: formatMessage(counterMessages.left, { left: maximum - count }),
  })
}
