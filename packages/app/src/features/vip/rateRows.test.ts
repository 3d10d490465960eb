import { describe, expect, it } from 'vitest'

import { rateRows } from './rateRows.ts'

/** Head of each row, and its figures by level: `✓` where words say all, `–` where a level does not give it. */
const sheet = (levels: readonly (readonly string[])[]): readonly string[] =>
  rateRows(levels).map(({ head, rates }) =>
    [head, ...rates.map((rate) => (rate ? rate.figures.join(' and ') || '✓' : '–'))].join(' | '),
  )

describe('rows of the rate sheet', () => {
  it.each([
    ['Daily cashback: 0.5%', 'Daily cashback: 1.2%', 'Daily cashback | 0.5% | 1.2%'],
    ['€5,000 turnover needed', '€2,000,000 turnover needed', '… turnover needed | €5,000 | €2,000,000'],
    [
      'Withdrawals a day: 3, up to €5,000 each',
      'Withdrawals a day: 10, up to €100,000 each',
      'Withdrawals a day: …, up to … each | 3 and €5,000 | 10 and €100,000',
    ],
    ['Cashback quotidien : 0,5 %', 'Cashback quotidien : 0,6 %', 'Cashback quotidien | 0,5 % | 0,6 %'],
    [
      '5\u202F000\u00A0€ de mises',
      '25\u202F000\u00A0€ de mises',
      '… de mises | 5\u202F000\u00A0€ | 25\u202F000\u00A0€',
    ],
    ['Günlük cashback: %0,5', 'Günlük cashback: %0,6', 'Günlük cashback | %0,5 | %0,6'],
    [
      '每日取款次数：3，单笔最高 ¥5,000',
      '每日取款次数：4，单笔最高 ¥9,000',
      '每日取款次数：…，单笔最高 … | 3 and ¥5,000 | 4 and ¥9,000',
    ],
    ['کش‌بک روزانه: ۰٫۵٪', 'کش‌بک روزانه: ۰٫۶٪', 'کش‌بک روزانه | ۰٫۵٪ | ۰٫۶٪'],
    ['Birthday bonus', 'Birthday bonus', 'Birthday bonus | ✓ | ✓'],
  ])('are one for “%s” and “%s”', (low, high, row) => {
    expect(sheet([[low], [high]])).toEqual([row])
  })

  it('stand where the levels list them', () => {
    expect(sheet([[], ['a: 1', 'c'], ['a: 2', 'b', 'c'], ['z', 'a: 3']])).toEqual([
      'z | – | – | – | ✓',
      'a | – | 1 | 2 | 3',
      'b | – | – | ✓ | –',
      'c | – | ✓ | ✓ | –',
    ])
  })

  it('keep benefits of other words, and the same words twice, apart', () => {
    expect(
      sheet([
        ['1 gift', 'Draws: 5', 'Draws: 9'],
        ['2 gifts', 'Draws: 7'],
      ]),
    ).toEqual(['… gifts | – | 2', '… gift | 1 | –', 'Draws | 5 | 7', 'Draws | 9 | –'])
  })

  it('keep each benefit in its own words', () => {
    const [row] = rateRows([['Daily cashback: 0.5%'], ['Daily cashback: 1%']])
    expect(row?.rates.map((rate) => rate?.text)).toEqual(['Daily cashback: 0.5%', 'Daily cashback: 1%'])
  })
})
