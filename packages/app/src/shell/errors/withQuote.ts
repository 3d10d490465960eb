import { isolate } from '@livery/i18n'
import type { IntlShape } from 'react-intl'

import { errorMessages } from './errors.messages.ts'

/**
 * The words of a failure with what customer service can look it up by.
 * @param requestId of a failure that nobody foresaw; any other is told by its words alone
 */
export function withQuote(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  words: string,
  requestId: string | undefined,
): string {
  if (requestId === undefined) return words
  return formatMessage(errorMessages.quote, { message: words, requestId: isolate(requestId) })
}
