import type { Schemas } from '@livery/api'
import { vipLabel } from '@livery/domain/account'
import { isPositive, subtractMoney, toDecimals } from '@livery/domain/money'
import { formatMoment, formatMoney } from '@livery/i18n'
import type { Level, LevelMeterProps } from '@livery/ui/level-meter'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { languageAtom } from '#platform/language/language.ts'

import { stateOf, type LevelState } from './levelStates.ts'
import { vipMessages as messages } from './vip.messages.ts'

/** Level of the ladder as every form of the page tells of it. */
export interface LadderLevel extends Level {
  readonly state: LevelState
  /** Turnover that it asks in total; undefined for a level that the gateway does not list. */
  readonly needs: string | undefined
  /** Address of its badge. */
  readonly iconUrl: string | undefined
  readonly benefits: readonly string[]
}

/** VIP ladder in the reader's words. */
export interface Ladder extends Pick<LevelMeterProps, 'current' | 'next'> {
  /** Every level, from the lowest on. */
  readonly levels: readonly LadderLevel[]
  /** Levels that the gateway lists, with what each gives. */
  readonly listed: readonly LadderLevel[]
  /** The member's own level. */
  readonly own: LadderLevel
  /** Sentence on what is left to the next level, from when it counts, or that there is none. */
  readonly note: string
}

/** VIP ladder: every level from the lowest on, the member's own, and the progress to the next. */
export function useLadder({
  level,
  clubLabel,
  levels,
  currency,
  turnover,
  nextTurnover,
  reviewsAt,
}: Schemas['Vip']): Ladder {
  const { formatMessage, formatNumber, locale } = useIntl()
  const language = useAtomValue(languageAtom)
  const money = (amount: string): string => formatMoney(locale, amount, currency, { decimals: 0 })
  const nameOf = (own: number, name: string | undefined): string =>
    vipLabel(own === level ? (clubLabel?.labelName ?? name) : name, 'vipBenefits')
  const step = (number: number, given?: Schemas['VipLevel']): LadderLevel => ({
    id: String(number),
    label: nameOf(number, given?.labelName),
    numeral: formatNumber(number),
    state: stateOf(number, level),
    needs: given && formatMessage(messages.needs, { amount: money(given.turnover) }),
    iconUrl: given?.iconUrl,
    benefits: given?.benefits ?? [],
  })
  const listed = levels.map((one) => step(one.level, one))
  // The lowest level has no label, and the gateway need not list it.
  const steps = levels.some((one) => one.level === 0) ? listed : [step(0), ...listed]
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
  return {
    levels: steps,
    listed,
    own: steps.find(({ state }) => state === 'current') ?? step(level),
    current: String(level),
    next: way,
    note:
      next && nextTurnover !== undefined ? leftTo(next.labelName, nextTurnover) : formatMessage(messages.top),
  }
}
