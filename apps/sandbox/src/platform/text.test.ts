import { expect, test } from 'vitest'

import { bulletList, fillParagraph, sumIn, textIn } from './text.ts'

test.each([
  ['EN', 'EUR', '€200'],
  ['EN', 'KWD', 'KWD\u00A0100'],
  ['VI', 'VND', '4.000.000\u00A0₫'],
  ['TH', 'VND', '₫4,000,000'],
])('a sum of 200 base units in %s of %s', (language, currency, said) => {
  expect(sumIn(200, language, currency)).toBe(said)
})

test.each([
  ['its own catalogue', 'terms.once'],
  ['the site’s', 'lotteryDraw.BIG'],
] as const)('a text of %s, in English for an unknown language', (_, id) => {
  expect(textIn(id, 'XX')).toBe(textIn(id, 'EN'))
  expect(textIn(id, 'EN')).not.toBe(id)
})

test('values are sums, plain values and other texts', () => {
  const text = {
    id: 'letter.rewardIssued.content',
    values: { amount: { sum: 5 }, until: '2027-01-01', page: { text: 'route.rewardCenter.title' } },
  } as const
  expect(textIn(text, 'EN', 'EUR')).toBe('€5 is ready to claim until 2027-01-01: Reward centre')
})

test('HTML is escaped, and a missing value leaves its place', () => {
  expect(fillParagraph('{name} & {other}', { name: '<b>' })).toBe('<p>&lt;b&gt; &amp; {other}</p>')
  expect(bulletList(['a', '<i>'])).toBe('<ul><li>a</li><li>&lt;i&gt;</li></ul>')
})
