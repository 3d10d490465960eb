import type { Schemas } from '@livery/api'
import { formatMoment, formatMoney } from '@livery/i18n'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { languageAtom } from '#platform/language/language.ts'

import { limitPeriodMessages, saferPlayMessages as messages } from './responsibleGaming.messages.ts'

/** Formats limits in the current language. */
export interface LimitLabels {
  /** '€200.00 · 7 days' */
  amount(limit: Schemas['MoneyLimit'], currency: string): string
  /** '€400.00 from 21 November, 09:30', or undefined without a pending change. */
  pendingAmount(limit: Schemas['MoneyLimit'], currency: string): string | undefined
  /** '30 minutes', '2 hours'; `none` for 0. */
  minutes(minutes: number, none: string): string
  /** 'what from when' */
  from(what: string, moment: string): string
}

export function useLimitLabels(): LimitLabels {
  const { formatMessage, locale } = useIntl()
  const language = useAtomValue(languageAtom)
  const from = (what: string, moment: string): string =>
    formatMessage(messages.pending, { what, moment: language ? formatMoment(language, moment) : moment })
  return {
    from,
    amount: ({ amount = '0', period }, currency) =>
      formatMessage(messages.limitOf, {
        amount: formatMoney(locale, amount, currency),
        period: formatMessage(limitPeriodMessages[period]),
      }),
    pendingAmount: ({ pendingAmount, pendingFrom }, currency) =>
      pendingFrom === undefined
        ? undefined
        : from(
            pendingAmount === undefined
              ? formatMessage(messages.noLimit)
              : formatMoney(locale, pendingAmount, currency),
            pendingFrom,
          ),
    minutes(minutes, none) {
      if (minutes === 0) return none
      return minutes % 60 === 0
        ? formatMessage(messages.hours, { hours: minutes / 60 })
        : formatMessage(messages.minutes, { minutes })
    },
  }
}
