import { isolate } from '@livery/i18n'
import type { IntlShape } from 'react-intl'

import { quoteMessage } from './quote.messages.ts'

/**
 * Text of a failure with its request id for customer service.
 *
 * @param requestId of an unexpected failure; without it the text is returned alone
 */
export function withQuote(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  text: string,
  requestId: string | undefined,
): string {
  if (requestId === undefined) return text
  return formatMessage(quoteMessage, { message: text, requestId: isolate(requestId) })
}
