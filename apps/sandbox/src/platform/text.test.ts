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

test.each([
  ['EN', 1, 'is valid for 1 minute.'],
  ['EN', 5, 'is valid for 5 minutes.'],
  ['RO', 5, 'E valabil 5 minute.'],
  ['RO', 30, 'E valabil 30 de minute.'],
  ['AR', 2, 'صالح لمدة دقيقتين.'],
  ['AR', 5, 'صالح لمدة 5 دقائق.'],
  ['AR', 30, 'صالح لمدة 30 دقيقة.'],
  ['KO', 5, '5분간 유효합니다.'],
  ['FA', 15, '۱۵ دقیقه'],
  ['BN', 15, '১৫'],
  ['MY', 15, '၁၅'],
])('a number takes the plural form and the figures of %s: %i (S-language-12)', (language, minutes, said) => {
  expect(textIn({ id: 'code.message', values: { name: 'A', code: '1', minutes } }, language)).toContain(said)
})

test.each([
  ['EN', '1.2%'],
  ['VI', '1,2%'],
  ['FA', '۱٫۲'],
])('a part of a whole has the figures and the mark of %s (S-language-12)', (language, said) => {
  const text = { id: 'promotion.cashback.summary', values: { rate: 1.2 } } as const
  expect(textIn(text, language)).toContain(said)
})

test('HTML is escaped, and a missing value leaves its place', () => {
  expect(fillParagraph('{name} & {other}', { name: '<b>' }, 'EN')).toBe('<p>&lt;b&gt; &amp; {other}</p>')
  expect(bulletList(['a', '<i>'])).toBe('<ul><li>a</li><li>&lt;i&gt;</li></ul>')
})
