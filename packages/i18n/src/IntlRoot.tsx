import type { ComponentProps, ReactNode } from 'react'
import { createIntl, RawIntlProvider, type IntlProvider, type IntlShape } from 'react-intl'

import { textLocale } from './format/locale.ts'
import type { Texts } from './messages.ts'
import { isLanguageCode, LANGUAGES } from './registry.ts'

export type IntlRootProps = {
  readonly language: {
    /** Platform code; it decides the digits of counts and dates. */
    readonly code: string
    /** BCP 47 tag in force: the registry's, or the tenant's own for this code. */
    readonly tag: string
    /** Texts of the language. More may be added to them, which draws nothing again. */
    readonly messages: Texts
    /**
     * Told of a text that is missing, in the render that needs it, and of one that cannot be formatted. It may throw a
     * promise of more texts: React waits for it, at the nearest `Suspense`.
     */
    readonly onError?: NonNullable<ComponentProps<typeof IntlProvider>['onError']>
  }
  readonly children: ReactNode
}

/** Formatters by their texts and locale: every document that a build renders in a language shares them. */
const made = new WeakMap<Texts, Map<string, IntlShape>>()

function intlOf(locale: string, { messages, onError }: IntlRootProps['language']): IntlShape {
  const known = made.get(messages) ?? new Map<string, IntlShape>()
  made.set(messages, known)
  const intl =
    known.get(locale) ?? createIntl({ locale, defaultLocale: 'en', messages, ...(onError && { onError }) })
  known.set(locale, intl)
  return intl
}

/**
 * Provider of one language for the components below it. Messages are compiled, so no ICU parser is needed at
 * run time: see `liveryMessages` of `@livery/i18n/vite`.
 */
export function IntlRoot({ language, children }: IntlRootProps) {
  const { code, tag } = language
  const digits = isLanguageCode(code) ? LANGUAGES[code].digits : 'latn'
  return <RawIntlProvider value={intlOf(textLocale(tag, digits), language)}>{children}</RawIntlProvider>
}
