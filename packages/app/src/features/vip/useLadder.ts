import type { Schemas } from '@livery/api'
import { vipLabel } from '@livery/domain/account'
import { isPositive, subtractMoney, toDecimals } from '@livery/domain/money'
import { formatMoment, formatMoney } from '@livery/i18n'
import type { LevelMeterProps } from '@livery/ui/level-meter'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { languageAtom } from '#platform/language/language.ts'

import { vipMessages as messages } from './vip.messages.ts'

/** VIP ladder in the meter's terms: every level from the lowest on, the member's own, and the progress to the next. */
export function useLadder({
  level,
  clubLabel,
  levels,
  currency,
  turnover,
  nextTurnover,
  reviewsAt,
}: Schemas['Vip']): Pick<LevelMeterProps, 'levels' | 'current' | 'next'> & {
  readonly left: string | undefined
} {
  const { formatMessage, locale } = useIntl()
  const language = useAtomValue(languageAtom)
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
  const leftTo = (name: string, goal: string): string => {
    // A level that was reached is given at the next review (S-vip-05).
    const isReached = !isPositive(subtractMoney(goal, turnover))
    if (isReached && reviewsAt !== undefined && language)
      return formatMessage(messages.wayStarts, {
        level: name,
        date: formatMoment(language, reviewsAt, 'date'),
      })
    // Reckoned with the figures that stand beside it, so that the three add up (S-vip-04).
    const rest = subtractMoney(toDecimals(goal, 0), toDecimals(turnover, 0))
    return formatMessage(messages.wayLeft, { level: name, amount: money(isPositive(rest) ? rest : '0') })
  }
  const left = next && nextTurnover !== undefined ? leftTo(next.labelName, nextTurnover) : undefined
  return { levels: steps, current: String(level), next: way, left }
}
