import { expect, test } from 'vitest'

import { consents, type MarketingConsent, marketingProducts, withConsent } from './marketing.ts'

test.each([
  [
    ['RNG', 'SPORTS', 'LOTT'],
    ['casino', 'betting', 'lottery'],
  ],
  [['HOT', 'ELOTT'], ['lottery']],
  [['HOT', 'PROMO'], []],
] as const)('a brand with %j advertises %j (S-gaming-15)', (categories, products) => {
  expect(marketingProducts(categories)).toEqual(products)
})

test('consent is given and withdrawn by product and channel, one at a time (S-gaming-15)', () => {
  const casinoMail = { product: 'casino', channel: 'email' } as const
  const bettingMail = { product: 'betting', channel: 'email' } as const
  const casinoSms = { product: 'casino', channel: 'sms' } as const
  const none: readonly MarketingConsent[] = []
  expect(consents(none, casinoMail)).toBe(false)
  const one = withConsent(withConsent(none, casinoMail, true), casinoMail, true)
  expect(one).toEqual([casinoMail])
  expect([bettingMail, casinoSms].some((other) => consents(one, other))).toBe(false)
  expect(withConsent([...one, casinoSms], casinoMail, false)).toEqual([casinoSms])
})
