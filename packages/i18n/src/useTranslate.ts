import { useCallback } from 'react'
import { useIntl } from 'react-intl'

import type { MessageId } from './messages.ts'

export type MessageValues = Readonly<Record<string, string | number | Date>>

/** Formats a message by its id, for ids that rules of `@livery/domain` return. */
export type Translate = (id: MessageId, values?: MessageValues) => string

/** Returns the translating function of the language in force; a wrong id is a type error. */
export function useTranslate(): Translate {
  const intl = useIntl()
  return useCallback((id, values) => intl.formatMessage({ id }, { ...values }), [intl])
}
