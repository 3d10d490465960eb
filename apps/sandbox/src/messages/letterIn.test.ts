import { expect, test } from 'vitest'

import { textIn } from '../platform/text.ts'
import { letterIn } from './letterIn.ts'
import { letterSum } from './letters.ts'

test.each([
  ['EN', 'EUR', 6090n, '€60.90'],
  ['DE', 'EUR', 6090n, '60,90\u00A0€'],
  ['VI', 'VND', 200_000n, '200.000\u00A0₫'],
])('a sum is shown as the site shows it in %s', (language, currency, minor, shown) => {
  const details = { number: 'D-1', amount: letterSum(minor, currency) }
  expect(letterIn('depositPaid', details, language).title).toContain(shown)
})

test.each([
  ['applicationRefused', 'noPicture', textIn('reason.noPicture', 'JA')],
  ['applicationRefused', 'The picture is dark.', 'The picture is dark.'],
  ['withdrawalRejected', 'bank', textIn('withdrawals.reason.bank', 'JA')],
] as const)('%s: the reason %s is in the reader’s language', (template, reason, said) => {
  expect(letterIn(template, { reason }, 'JA').content).toContain(said)
})

test.each([
  ['EN', 'Dec 23, 2026'],
  ['AR', '23\u200f/12\u200f/2026'],
  ['VI', '23 thg 12, 2026'],
  ['JA', '2026/12/23'],
  ['FA', '۲۳ دسامبر ۲۰۲۶'],
  ['TH', '23 ธ.ค. 2026'],
])('a day is shown as in %s', (language, shown) => {
  const details = { amount: letterSum(500n, 'EUR'), until: '2026-12-23' }
  expect(letterIn('rewardIssued', details, language).content).toContain(shown)
})
