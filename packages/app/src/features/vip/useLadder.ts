import type { Schemas } from '@livery/api'
import { vipLabel } from '@livery/domain/account'
import { subtractMoney, toDecimals } from '@livery/domain/money'
import { formatMoney } from '@livery/i18n'
import type { LevelMeterProps } from '@livery/ui/level-meter'
import { useIntl } from 'react-intl'

import { vipMessages as messages } from './vip.messages.ts'

/** VIP ladder in the meter's terms: every level from the lowest on, the member's own, and the progress to the next. */
export function useLadder({
  level,
  clubLabel,
  levels,
  currency,
  turnover,
  nextTurnover,
}: Schemas['Vip']): Pick<LevelMeterProps, 'levels' | 'current' | 'next'> & {
  readonly left: string | undefined
} {
  const { formatMessage, locale } = useIntl()
  const money = (amount: string): string => formatMoney(locale, amount, currency, { decimals: 0 })
  const nameOf = (own: number, name: string | undefined): string =>
    vipLabel(own === level ? (clubLabel?.labelName ?? name) : name, 'vipBenefits')
  // The lowest level has no label, and the gateway need not list it.
  const foot = levels.some((one) => one.level === 0) ? [] : [{ id: '0', label: nameOf(0, undefined) }]
  const steps = [
    ...foot,
    ...levels.map((one) => ({ id: String(one.level), label: nameOf(one.level, one.labelName) })),
  ]
  const next = levels.find((one) => one.level > level)
  const way =
    next && nextTurnover !== undefined
      ? {
          label: formatMessage(messages.wayTo, { level: next.labelName }),
          value: Number(turnover),
          max: Number(nextTurnover),
          valueLabel: formatMessage(messages.wayDone, {
            turnover: money(turnover),
            next: money(nextTurnover),
          }),
        }
      : undefined
  const left =
    way && nextTurnover !== undefined && next
      ? formatMessage(messages.wayLeft, {
          // Reckoned with the figures that stand beside it, so that the three add up (S-vip-04).
          amount: money(subtractMoney(toDecimals(nextTurnover, 0), toDecimals(turnover, 0))),
          level: next.labelName,
        })
      : undefined
  return { levels: steps, current: String(level), next: way, left }
}
