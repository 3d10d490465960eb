import { defineMessage } from 'react-intl'

/** The text of a failure with the code that customer service can look up. */
export const quoteMessage = defineMessage<{ readonly message: string; readonly requestId: string }>({
  id: 'failure.quote',
  defaultMessage: '{message} ({requestId})',
  description: 'A failure nobody foresaw with the code that customer service can look up',
})
