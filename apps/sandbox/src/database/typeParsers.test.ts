import * as fc from 'fast-check'
import { types } from 'pg'
import { describe, expect, test } from 'vitest'

import { TIMESTAMPTZ } from './typeIds.ts'
import { parserOf } from './typeParsers.ts'

const readTime = parserOf(TIMESTAMPTZ)
const driversOwn = types.getTypeParser(TIMESTAMPTZ, 'text') as (text: string) => unknown

/** Time in UTC as PostgreSQL writes it, with up to six digits of a second and none of them a last zero. */
const written = fc
  .tuple(
    fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    }),
    fc.integer({ min: 0, max: 999_999 }),
  )
  .map(([date, micros]) => {
    const seconds = date.toISOString().slice(0, 19).replace('T', ' ')
    const fraction = `.${String(micros).padStart(6, '0')}`.replace(/\.?0+$/, '')
    return `${seconds}${fraction}+00`
  })

describe('a time of PostgreSQL', () => {
  test('is read as the driver reads it', () => {
    fc.assert(
      fc.property(written, (text) => {
        expect(readTime(text)).toEqual(driversOwn(text))
      }),
    )
  })

  test.each([
    ['2026-11-29 14:48:56.123+00', '2026-11-29T14:48:56.123Z'],
    ['2026-11-29 14:48:56+00', '2026-11-29T14:48:56.000Z'],
    ['2026-11-29 14:48:56.123999+00', '2026-11-29T14:48:56.123Z'],
    ['2026-11-29 20:18:56.123+05:30', '2026-11-29T14:48:56.123Z'],
    ['9999-12-31 00:00:00+00', '9999-12-31T00:00:00.000Z'],
    ['0026-11-29 14:48:56+00', '0026-11-29T14:48:56.000Z'],
  ])('%s is %s', (text, iso) => expect(readTime(text)).toEqual(new Date(iso)))

  test('may have no end', () => {
    expect(readTime('infinity')).toBe(Infinity)
  })
})
