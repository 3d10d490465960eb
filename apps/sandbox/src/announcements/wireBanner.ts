import { isLanguageCode, languageOf } from '@livery/i18n/registry'

import type { Shade } from '../art/offers/manner.ts'
import type { Merchant } from '../merchants.ts'
import { bannerUrl } from '../platform/bannerUrl.ts'
import { textIn, type Text } from '../platform/text.ts'
import { bonusTerms, turnoverTerms } from '../promotions/bonusTerms.ts'
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
  const title = textIn(plan.title, language, merchant.currency)
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

/** Full stop of any script at the end of a sentence: dots between sentences part them already. */
const FULL_STOP = /[.。।។။۔]$/u

function termsFor({ says, turnover }: NonNullable<BannerPlan['terms']>, reader: Reader): string {
  const { merchant, language, now } = reader
  const asked = turnover === undefined ? 0 : bonusTerms(merchant, turnover, now).turnover
  const sentences: readonly Text[] = [...says, ...turnoverTerms(asked)]
  const said = sentences.map((text) => textIn(text, language, merchant.currency).replace(FULL_STOP, ''))
  return [`${merchant.tenant.legal.minimumAge}+`, ...said].join(' · ')
}
