import { type ReactNode, useMemo } from 'react'
import { IntlProvider } from 'react-intl'

import { expandMessages } from './expandMessages.ts'
import { textLocale } from './format/locale.ts'
import type { Messages } from './messages.ts'
import { isLanguageCode, LANGUAGES } from './registry.ts'

export type IntlRootProps = {
  readonly language: {
    /** Platform code; it decides the digits of counts and dates. */
    readonly code: string
    /** BCP 47 tag in force: the registry's, or the tenant's own for this code. */
    readonly tag: string
    readonly messages: Messages
  }
  readonly children: ReactNode
}

/**
 * Provider of one language for the components below it. Messages are compiled, so no ICU parser is needed at
 * run time: see `liveryMessages` of `@livery/i18n/vite`.
 */
export function IntlRoot({ language, children }: IntlRootProps) {
  const { code, tag, messages } = language
  const expanded = useMemo(() => expandMessages(messages), [messages])
  const digits = isLanguageCode(code) ? LANGUAGES[code].digits : 'latn'
  return (
    <IntlProvider locale={textLocale(tag, digits)} defaultLocale="en" messages={expanded}>
      {children}
    </IntlProvider>
  )
}
