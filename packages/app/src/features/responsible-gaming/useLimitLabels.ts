import type { Schemas } from '@livery/api'
import { formatMoment, formatMoney } from '@livery/i18n'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { useDuties } from '#capabilities/jurisdiction/useDuties.ts'
import { languageAtom } from '#platform/language/language.ts'

import { fixedPeriodMessages, limitPeriodMessages } from './limits.messages.ts'
import { saferPlayMessages as messages } from './responsibleGaming.messages.ts'

type MoneyLimit = Pick<Schemas['MoneyLimit'], 'kind' | 'period'>

/** Name of a limit's period: a deposit limit counts a fixed one where the regulator wants that (S-gaming-13). */
export function useLimitPeriod(): (limit: MoneyLimit) => string {
  const { formatMessage } = useIntl()
  const fixed = useDuties()('grossDepositLimits')
  return ({ kind, period }) =>
    formatMessage((fixed && kind === 'deposit' ? fixedPeriodMessages : limitPeriodMessages)[period])
}

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
  const periodOf = useLimitPeriod()
  const from = (what: string, moment: string): string =>
    formatMessage(messages.pending, { what, moment: language ? formatMoment(language, moment) : moment })
  return {
    from,
    amount: ({ amount = '0', ...limit }, currency) =>
      formatMessage(messages.limitOf, {
        amount: formatMoney(locale, amount, currency),
        period: periodOf(limit),
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
