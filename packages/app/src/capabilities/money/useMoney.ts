import { isTrialAccount } from '@livery/domain/account'
import { formatMoney, type MoneyOptions } from '@livery/i18n'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'

import { useSession } from '#platform/boot/ServicesContext.ts'

/**
 * Says an amount of the player in the current language. Play money of a trial account wears no currency, so that nobody
 * takes it for money (S-trial-12).
 *
 * @returns a function of a decimal string, its ISO 4217 currency, and how it is written
 */
export function useMoney(): (amount: string, currency: string, options?: MoneyOptions) => string {
  const { locale } = useIntl()
  const session = useSession()
  const isPlay = session !== undefined && isTrialAccount(session.type)
  return useCallback(
    (amount, currency, options) =>
      formatMoney(locale, amount, currency, isPlay ? { ...options, currencyDisplay: 'none' } : options),
    [locale, isPlay],
  )
}
