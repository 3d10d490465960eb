import { LANGUAGE_CODES, LANGUAGES as REGISTRY, type LanguageCode } from '@livery/i18n/registry'
import { describe, expect, test } from 'vitest'

import { catalogueOf } from '../platform/catalogue.ts'
import { sumIn, textIn, type Text } from '../platform/text.ts'
import { REWARD_HOUR } from '../rewards/daily.ts'
import { cashbackRate, TOP_LEVEL, VIP_STEPS, vipBenefits } from '../vip/levels.ts'
import { promotionOf } from './catalogue.ts'
import {
  APP_GIFT,
  BONUS_TURNOVER,
  CASHBACK_TURNOVER,
  DECIDED_AFTER_MINUTES,
  DECISION_PROMISED_MINUTES,
  FIRST_DEPOSIT,
  LIVE_TABLE_PERCENT,
  REFERRAL,
  TOURNAMENT,
} from './promises.ts'

const LANGUAGES = LANGUAGE_CODES.filter((code) => code !== 'TY')
const CURRENCIES = ['EUR', 'VND'] as const

/** A count, which a text shows in the figures of its language. */
interface Count {
  readonly count: number
}

const inFigures = (count: number, language: LanguageCode): string =>
  REGISTRY[language].digits === 'latn' && Number.isInteger(count)
    ? String(count)
    : new Intl.NumberFormat(REGISTRY[language].tag).format(count)

/** Figures of the rules that each text promises; a number is a sum in base units, a text stands as it is. */
const PROMISES: readonly (readonly [text: Text, figures: readonly (number | string | Count)[]])[] = [
  [promotionOf(FIRST_DEPOSIT.promotionId).summary, [FIRST_DEPOSIT.most]],
  [
    promotionOf(FIRST_DEPOSIT.promotionId).content,
    [{ count: DECISION_PROMISED_MINUTES }, { count: LIVE_TABLE_PERCENT }],
  ],
  [promotionOf('promo_referral').summary, [REFERRAL.staked, REFERRAL.reward, REFERRAL.friend]],
  [promotionOf('promo_referral').content, [REFERRAL.staked, REFERRAL.reward, REFERRAL.friend]],
  [promotionOf('promo_cashback').summary, [{ count: Number(cashbackRate(TOP_LEVEL)) }]],
  [promotionOf('promo_cashback').content, [`0${REWARD_HOUR}:00`]],
  [promotionOf(APP_GIFT.promotionId).summary, [APP_GIFT.amount]],
  [promotionOf(TOURNAMENT.promotionId).summary, [{ count: TOURNAMENT.places }, TOURNAMENT.prizes[0]]],
  ...promotionOf(FIRST_DEPOSIT.promotionId)
    .terms.slice(1, 2)
    .map((term) => [term, [{ count: BONUS_TURNOVER }]] as const),
  ...promotionOf('promo_cashback')
    .terms.slice(1, 2)
    .map((term) => [term, [{ count: CASHBACK_TURNOVER }]] as const),
]

describe('what texts promise is what the rules do (S-help-02)', () => {
  test.each(LANGUAGES)('promotions in %s', (language) => {
    for (const currency of CURRENCIES)
      for (const [text, figures] of PROMISES) {
        const said = textIn(text, language, currency)
        const wanted = figures.map((figure) => {
          if (typeof figure === 'object') return inFigures(figure.count, language)
          return typeof figure === 'number' ? sumIn(figure, language, currency) : figure
        })
        expect(wanted.filter((figure) => !said.includes(figure))).toEqual([])
        expect(said).not.toMatch(/[{}]/)
      }
  })

  test.each(LANGUAGES)('VIP benefits in %s', (language) => {
    for (const step of VIP_STEPS) {
      const said = vipBenefits(step, language, 'EUR')
      expect(said[0]).toContain(inFigures(Number(cashbackRate(step.level)), language))
      expect(said[1]).toContain(inFigures(step.withdrawals.perDay, language))
      expect(said[1]).toContain(sumIn(step.withdrawals.most, language, 'EUR'))
      expect(said).toHaveLength(2 + Number(step.withdrawals.fee === 0) + Number(step.birthdayGift))
    }
  })

  // A figure in a translation could differ from the rule; 1 is also a word in some languages.
  test.each(LANGUAGES)('no figure stands in a text of %s itself', (language) => {
    const promising = Object.entries(catalogueOf(language)).filter(([id]) =>
      /^(?:promotion|terms|vip|help|code|field|letter|rule)\./.test(id),
    )
    const written = promising.filter(([, text]) => /(?!1)\p{Nd}/u.test(text.replaceAll(/\{\w+\}/g, '')))
    expect(written).toEqual([])
  })

  test('an application is decided within the promised time', () => {
    expect(DECIDED_AFTER_MINUTES).toBeLessThan(DECISION_PROMISED_MINUTES)
  })
})
