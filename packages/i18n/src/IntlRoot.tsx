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

/** Formatters by their language: every document that a build renders in a language shares them. */
const made = new WeakMap<IntlRootProps['language'], IntlShape>()

function intlOf(language: IntlRootProps['language']): IntlShape {
  const { code, tag, messages, onError } = language
  const digits = isLanguageCode(code) ? LANGUAGES[code].digits : 'latn'
  const intl =
    made.get(language) ??
    createIntl({
      locale: textLocale(tag, digits),
      defaultLocale: 'en',
      messages,
      ...(onError && { onError }),
    })
  made.set(language, intl)
  return intl
}

/**
 * Provider of one language for the components below it. Messages are compiled, so no ICU parser is needed at
 * run time: see `liveryMessages` of `@livery/i18n/vite`.
 */
export const IntlRoot = ({ language, children }: IntlRootProps) => (
  <RawIntlProvider value={intlOf(language)}>{children}</RawIntlProvider>
)
