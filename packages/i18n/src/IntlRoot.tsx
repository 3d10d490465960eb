import type { ReactNode } from 'react'
import { createIntl, RawIntlProvider, type IntlShape } from 'react-intl'

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

/** Formatters by their messages and locale: every document that a build renders in a language shares them. */
const made = new WeakMap<Messages, Map<string, IntlShape>>()

function intlOf(locale: string, messages: Messages): IntlShape {
  const known = made.get(messages) ?? new Map<string, IntlShape>()
  made.set(messages, known)
  const intl =
    known.get(locale) ?? createIntl({ locale, defaultLocale: 'en', messages: expandMessages(messages) })
  known.set(locale, intl)
  return intl
}

/**
 * Provider of one language for the components below it. Messages are compiled, so no ICU parser is needed at
 * run time: see `liveryMessages` of `@livery/i18n/vite`.
 */
export function IntlRoot({ language, children }: IntlRootProps) {
  const { code, tag, messages } = language
  const digits = isLanguageCode(code) ? LANGUAGES[code].digits : 'latn'
  return <RawIntlProvider value={intlOf(textLocale(tag, digits), messages)}>{children}</RawIntlProvider>
}
