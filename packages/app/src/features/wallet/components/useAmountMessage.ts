import { currencyDecimals, type AmountBounds, type AmountProblem, type Decimal } from '@livery/domain/money'
import { formatMoney } from '@livery/i18n'
import { useIntl } from 'react-intl'

import { errorMessages } from '#platform/errors/errors.messages.ts'
import type { Problem } from '#platform/forms/problems.ts'

import { moneyMessages as messages } from '../money.messages.ts'

/** An amount as it may be typed, without groups: `1250.50`, or `1250` where the currency has no decimals. */
function plainMoney(currency: string): string {
  const decimals = currencyDecimals(currency)
  return decimals === 0 ? '1250' : `1250.${'50'.padEnd(decimals, '0').slice(0, decimals)}`
}

/** Message of what is wrong with an amount; undefined while nothing is. */
export function useAmountMessage(currency: string) {
  const { formatMessage, locale } = useIntl()
  const money = (amount: Decimal): string => formatMoney(locale, amount, currency)
  return (problem: AmountProblem | null, { minimum, maximum }: AmountBounds): Problem | undefined => {
    switch (problem) {
      case null:
        return undefined
      case 'missing':
        return { text: formatMessage(messages.missing) }
      case 'unreadable':
        return { text: formatMessage(messages.unreadable, { example: plainMoney(currency) }) }
      case 'tooLow':
        return { text: formatMessage(messages.tooLow, { amount: money(minimum) }) }
      case 'tooHigh':
        return { text: formatMessage(messages.tooHigh, { amount: money(maximum) }) }
      case 'insufficient':
        return { text: formatMessage(errorMessages.insufficient) }
    }
  }
}
