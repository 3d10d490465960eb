import { isFree } from '@livery/domain/money'
import { formatPercent } from '@livery/i18n'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { languageAtom } from '#platform/language/language.ts'

import { briefMoney } from '../components/briefMoney.ts'
import { moneyMessages } from '../money.messages.ts'
import { depositMessages as messages } from './deposit.messages.ts'
import type { Channel } from './deposit.queries.ts'

/** Minutes from which a duration is shown in hours. */
const LONG_WAIT = 120
/** Decimals of a fee's share: 1.5% is a usual one. */
const SHARE_DECIMALS = 1

/** Formats a channel in the current language. */
export interface ChannelLabels {
  /** 'No fee', '1.5% fee', '1.5% + €1 fee' */
  fee(channel: Channel): string
  /** '1 minute', '4 hours' */
  arrival(channel: Channel): string
  /** '€10 to €5,000' */
  range(channel: Channel): string
}

export function useChannelLabels(currency: string): ChannelLabels {
  const { formatMessage, locale } = useIntl()
  const language = useAtomValue(languageAtom)
  return {
    fee(channel) {
      if (isFree(channel)) return formatMessage(moneyMessages.noFee)
      const rate = Number(channel.feeRate)
      const parts = [
        rate > 0 && language
          ? formatPercent(language, rate, Number.isInteger(rate * 100) ? 0 : SHARE_DECIMALS)
          : '',
        Number(channel.feeFixed) > 0 ? briefMoney(locale, channel.feeFixed, currency) : '',
      ]
      return formatMessage(messages.feeOf, { fee: parts.filter(Boolean).join(' + ') })
    },
    arrival({ arrivalMinutes: minutes }) {
      if (minutes === 0) return formatMessage(messages.atOnce)
      return minutes < LONG_WAIT
        ? formatMessage(messages.minutes, { minutes })
        : formatMessage(messages.hours, { hours: Math.round(minutes / 60) })
    },
    range: ({ minimum, maximum }) =>
      formatMessage(moneyMessages.range, {
        minimum: briefMoney(locale, minimum, currency),
        maximum: briefMoney(locale, maximum, currency),
      }),
  }
}
