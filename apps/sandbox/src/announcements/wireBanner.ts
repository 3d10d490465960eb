import { baseUnit } from '@livery/domain/money'
import { isLanguageCode, languageOf } from '@livery/i18n/registry'

import type { Shade } from '../art/offers/manner.ts'
import type { Merchant } from '../merchants.ts'
import { bannerUrl } from '../platform/bannerUrl.ts'
import { textIn } from '../platform/text.ts'
import { bonusTerms } from '../promotions/bonusTerms.ts'
import { BONUS_TURNOVER } from '../promotions/promises.ts'
import type { Schemas } from '../wire.ts'
import type { BannerPlan } from './bannerPlans.ts'

/** Point of every picture that is never cut, in per cent; the opposite side is plain. */
const FOCUS = { across: 74, down: 50 }

/** Language and merchant of the answer. */
interface Reader {
  readonly merchant: Merchant
  readonly language: string
  readonly now: Date
  /** Lightness of the brand's pictures. */
  readonly shade: Shade
}

/** Banner in the contract's format, its picture and its texts apart. */
export function wireBanner(plan: BannerPlan, reader: Reader): Schemas['Banner'] {
  const { merchant, language, shade } = reader
  const title = textIn(plan.title, language)
  const mirrored = isLanguageCode(language) && languageOf(language).dir === 'rtl'
  const picture = bannerUrl(merchant, plan.art, mirrored)
  return {
    url: picture,
    groupName: plan.groupName,
    title,
    link: plan.link,
    artUrl: picture,
    focus: mirrored ? { ...FOCUS, across: 100 - FOCUS.across } : FOCUS,
    ...(shade === 'light' ? { shade } : {}),
    ...(plan.action ? { action: textIn(plan.action, language) } : {}),
    ...(plan.terms ? { terms: termsFor(plan.terms, reader) } : {}),
  }
}

function termsFor(terms: NonNullable<BannerPlan['terms']>, { merchant, language, now }: Reader): string {
  const { currency } = merchant
  const money = new Intl.NumberFormat(language === 'VI' ? 'vi' : 'en', {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  })
  return textIn(terms, language)
    .replaceAll('{turnover}', String(bonusTerms(merchant, BONUS_TURNOVER, now).turnover))
    .replaceAll('{age}', String(merchant.tenant.legal.minimumAge))
    .replaceAll(/\{(\d+)\}/g, (_, units: string) => money.format(Number(units) * baseUnit(currency)))
}
