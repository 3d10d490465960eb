import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { LANGUAGE_CODES, languageOf } from '../registry.ts'
import { currencySymbol, isSymbolAtEnd } from './currencySymbol.ts'
import { isolate } from './isolate.ts'
import { formatMoney, isSymbolRight, moneyParts, type MoneyOptions } from './money.ts'
import { formatCount, formatMoment, formatPercent, formatRelative } from './time.ts'

/** Makes the spaces and direction marks of CLDR visible to a reader of the tests. */
const plain = (text: string) =>
  text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll(/[\u200E\u200F\u061C\u2068\u2069]/g, '')

describe('formatMoney (S-wallet-02)', () => {
  test.each<[string, string, string, MoneyOptions, string]>([
    ['en', '1234567.8', 'EUR', {}, '€1,234,567.80'],
    ['en', '1234.567', 'EUR', {}, '€1,234.56'],
    ['en', '0.999', 'EUR', { decimals: 0 }, '€0'],
    ['en', '-5.5', 'GBP', {}, '-£5.50'],
    ['en', '5.5', 'GBP', { signed: true }, '+£5.50'],
    ['en', '0', 'GBP', { signed: true }, '£0.00'],
    ['en', '5.5', 'GBP', { currencyDisplay: 'none' }, '5.50'],
    ['en', '5.5', 'GBP', { currencyDisplay: 'code' }, 'GBP 5.50'],
    ['vi', '1500000', 'VND', {}, '1.500.000 ₫'],
    ['vi', '1500000', 'VND', { currencyDisplay: 'none' }, '1.500.000'],
    ['zh-Hans', '1234.5', 'EUR', {}, '€1,234.50'],
    ['ar', '1234.5', 'GBP', {}, '1,234.50 £'],
    ['fa', '1234.5', 'GBP', { currencyDisplay: 'none' }, '1,234.50'],
    ['fr', '1234.5', 'EUR', {}, '1 234,50 €'],
    ['en', '90071992547409931.25', 'EUR', {}, '€90,071,992,547,409,931.25'],
  ])('%s %s %s %j', (tag, amount, currency, options, wanted) => {
    expect(plain(formatMoney(tag, amount, currency, options))).toBe(wanted)
  })

  test.each([
    ['ar', {}, true],
    ['fa', {}, true],
    ['ur-PK', { signed: true }, true],
    ['ur', { currencyDisplay: 'none' }, false],
    ['en-GB', {}, false],
    ['ty', {}, false],
  ] as const)('in %s %j it is isolated from the line: %s', (tag, options, isolated) => {
    const text = formatMoney(tag, '2000', 'GBP', options)
    expect(/^\u2068[^\u2068\u2069]+\u2069$/u.test(text)).toBe(isolated)
  })

  test.each(LANGUAGE_CODES)('%s writes money in Latin digits', (code) => {
    const digits = formatMoney(languageOf(code).tag, '1234.56', 'EUR').replaceAll(/[^\p{Nd}]/gu, '')
    expect(digits).toBe('123456')
  })

  it.each([
    ['en-GB', false],
    ['vi', true],
    ['fr', true],
    ['ar', false],
    ['fa', false],
    ['he', false],
    ['ur', false],
    ['th', false],
  ])('has the symbol to the right of the figure in %s: %s', (tag, right) => {
    expect(isSymbolRight(tag, 'GBP')).toBe(right)
  })

  it.each([
    ['en-GB', 'EUR', '€', false],
    ['vi', 'VND', '₫', true],
    ['fr', 'EUR', '€', true],
    ['th', 'THB', '฿', false],
    // Both stand left of the figure, where a field that is read from the right ends.
    ['ar', 'EUR', '€', true],
    ['fa', 'EUR', '€', true],
  ])('a field in %s of %s has %s at its end: %s', (tag, currency, symbol, atEnd) => {
    expect([currencySymbol(tag, currency), isSymbolAtEnd(tag, currency)]).toEqual([symbol, atEnd])
  })

  it('has parts that join to the whole, with the currency separate', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('en', 'ar', 'vi', 'fr', 'de'),
        fc.constantFrom(['EUR', '€'] as const, ['VND', '₫'] as const),
        fc.bigInt({ min: 0n, max: 10n ** 20n }),
        (tag, [currency, symbol], n) => {
          const parts = moneyParts(tag, n.toString(), currency)
          const whole = formatMoney(tag, n.toString(), currency).replaceAll(/[\u2068\u2069]/g, '')
          expect(parts.map(({ text }) => text).join('')).toBe(whole)
          expect(parts.filter(({ kind }) => kind === 'currency').map(({ text }) => text)).toEqual([symbol])
        },
      ),
    )
  })
})

const moment = new Date('2026-11-20T09:05:07Z')

test.each([
  ['EN', 'date', '11/20/2026'],
  ['EN', 'dateTimeSeconds', '11/20/2026, 09:05:07'],
  ['CN', 'dateTime', '2026/11/20 09:05'],
  ['VI', 'time', '09:05'],
  ['AR', 'date', '20/11/2026'],
  ['FA', 'date', '۲۰۲۶/۱۱/۲۰'],
  ['TH', 'date', '20/11/2026'],
] as const)('%s %s', (code, style, wanted) => {
  const language = { code, tag: languageOf(code).tag }
  expect(plain(formatMoment(language, moment, style, 'UTC'))).toBe(wanted)
})

test.each([
  [-1_000, '1 second ago'],
  [-90_000, '1 minute ago'],
  [7_200_000, 'in 2 hours'],
  [-86_400_000, 'yesterday'],
  [0, 'now'],
])('%i ms from now is %s', (ms, wanted) => {
  expect(formatRelative({ code: 'EN', tag: 'en' }, moment.getTime() + ms, moment)).toBe(wanted)
})

test('counts and percentages', () => {
  expect(formatCount({ code: 'AR', tag: 'ar' }, 1234)).toBe('1,234')
  expect(formatCount({ code: 'VI', tag: 'vi' }, 1234)).toBe('1.234')
  expect(formatPercent({ code: 'EN', tag: 'en' }, 0.965, 1)).toBe('96.5%')
})

it('isolates a name by marks without width', () => {
  expect(isolate('Copperlark')).toBe('\u2068Copperlark\u2069')
})

describe('a language that the browser cannot format', () => {
  const language = { code: 'TY', tag: 'ty' }
  const moment = new Date('2026-11-03T09:30:00Z')

  it('has the day before the month, whatever the device is set to', () => {
    expect(plain(formatMoment(language, moment, 'date', 'UTC'))).toBe('03/11/2026')
  })

  it('has the moment in figures, not how long ago it was in English words', () => {
    expect(formatRelative(language, moment, new Date('2026-11-05T09:30:00Z'))).toBe(
      formatMoment(language, moment),
    )
  })
})
