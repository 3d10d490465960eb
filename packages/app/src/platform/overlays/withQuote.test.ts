import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'

import { withQuote } from './withQuote.ts'

const intl = createIntl({ locale: 'ar', messages: { 'failure.quote': '{message} ({requestId})' } })

it('keeps the request id in one piece inside right-to-left text', () => {
  expect(withQuote(intl, 'خطأ غير معروف', '3f9b-77aa')).toBe('خطأ غير معروف (\u20683f9b-77aa\u2069)')
  expect(withQuote(intl, 'خطأ غير معروف', undefined)).toBe('خطأ غير معروف')
})
