import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import {
  characterCount,
  email,
  firstProblem,
  hex,
  lengthBetween,
  matchesPattern,
  numeric,
  oneOf,
  required,
  type Verdict,
  webAddress,
} from './generic.ts'

describe('generic rules (S-errors-09)', () => {
  test.each<[string, Verdict, Verdict]>([
    ['required, empty', required(''), 'validation.required'],
    ['required, blank', required('  '), 'validation.whitespace'],
    ['required, given', required('x'), null],
    ['integer', numeric('12'), null],
    ['integer, decimal', numeric('1.2'), 'validation.type'],
    ['decimal', numeric('1.2', 'decimal'), null],
    ['decimal, words', numeric('one', 'decimal'), 'validation.type'],
    ['range, in', lengthBetween('abc', 3, 3), null],
    ['range, out', lengthBetween('abc', 4, 9), 'validation.range'],
    ['range counts an emoji once', lengthBetween('👨‍👩‍👧', 1, 1), null],
    ['enum, in', oneOf('a', ['a']), null],
    ['enum, out', oneOf('b', ['a']), 'validation.enum'],
    ['pattern matches the whole value', matchesPattern('ab1', '[a-z]+'), 'validation.pattern'],
    ['pattern, fits', matchesPattern('ab', '[a-z]+'), null],
    ['pattern with alternatives is anchored', matchesPattern('xb', 'a|b'), 'validation.pattern'],
    ['pattern unreadable in unicode mode', matchesPattern('a-b', '[\\w\\-]+'), null],
    ['a pattern that no engine reads passes', matchesPattern('x', '['), null],
    ['e-mail', email('lan@example.com'), null],
    ['e-mail without domain', email('lan@example'), 'validation.email'],
    ['e-mail with two signs', email('a@b@c.com'), 'validation.email'],
    ['e-mail of 254', email(`${'a'.repeat(242)}@example.com`), null],
    ['e-mail of 255', email(`${'a'.repeat(243)}@example.com`), 'validation.email'],
    ['url', webAddress('https://example.com/a?b=1'), null],
    ['url, other scheme', webAddress('javascript:alert(1)'), 'validation.url'],
    ['hex', hex('#3fA'), null],
    ['hex, four digits', hex('#3fA0'), 'validation.hex'],
  ])('%s', (_, verdict, wanted) => expect(verdict).toBe(wanted))
})

describe('any value', () => {
  const text = fc.string({ unit: 'grapheme' })

  it('is required to be more than blanks', () => {
    fc.assert(
      fc.property(text, (value) => {
        const blank = [...value].every((character) => /\s/.test(character))
        expect(required(value) === null).toBe(!blank)
      }),
    )
  })

  it('has the length of its characters', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'é', '👨‍👩‍👧', '字')),
        fc.nat({ max: 5 }),
        (characters, bound) => {
          const value = characters.join('')
          expect(characterCount(value)).toBe(characters.length)
          expect(lengthBetween(value, bound, bound + 2) === null).toBe(
            characters.length >= bound && characters.length <= bound + 2,
          )
        },
      ),
    )
  })

  it('is one of a list or is not', () => {
    fc.assert(
      fc.property(fc.array(text), text, (allowed, value) => {
        expect(oneOf(value, allowed) === null).toBe(new Set(allowed).has(value))
        expect(oneOf(value, [...allowed, value])).toBeNull()
      }),
    )
  })

  it('matches its own escaped pattern, and nothing longer', () => {
    fc.assert(
      fc.property(text, (value) => {
        const pattern = value.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
        expect(matchesPattern(value, pattern)).toBeNull()
        expect(matchesPattern(`${value}x`, pattern)).toBe('validation.pattern')
      }),
    )
  })
})

describe('numbers', () => {
  it('are whole numbers or decimals as they are written', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.nat(), (whole, fraction) => {
        expect([numeric(`${whole}`), numeric(`${whole}`, 'decimal')]).toEqual([null, null])
        expect([numeric(`${whole}.${fraction}`), numeric(`${whole}.${fraction}`, 'decimal')]).toEqual([
          'validation.type',
          null,
        ])
      }),
    )
  })

  test.each(['', '1e3', '+1', '1.', '.5', '0x1F', '1,000', 'Infinity', ' 1'])('%j is none', (value) => {
    expect(numeric(value, 'decimal')).toBe('validation.type')
  })
})

describe('addresses', () => {
  test.each([
    ['a@b.cd', null],
    ['first.last+tag@mail.example.org', null],
    ['a@b', 'validation.email'],
    ['@b.cd', 'validation.email'],
    ['a b@c.de', 'validation.email'],
    ['a@b..cd', 'validation.email'],
    ['a@b.cd.', 'validation.email'],
    ['a@@b.cd', 'validation.email'],
    [`${'a'.repeat(248)}@b.cde`, null],
    [`${'a'.repeat(249)}@b.cde`, 'validation.email'],
  ])('the e-mail address %s', (value, wanted) => expect(email(value)).toBe(wanted))

  test.each([
    ['http://example.com', null],
    ['HTTPS://EXAMPLE.COM', null],
    ['example.com', 'validation.url'],
    ['ftp://example.com', 'validation.url'],
    ['https://', 'validation.url'],
    ['https://a b', 'validation.url'],
  ])('the web address %s', (value, wanted) => expect(webAddress(value)).toBe(wanted))

  it('of a colour hold three or six digits of sixteen', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), maxLength: 8 })
    fc.assert(
      fc.property(digits, fc.constantFrom('', '#'), (value, mark) => {
        expect(hex(mark + value) === null).toBe(value.length === 3 || value.length === 6)
        expect(hex(`${mark}${value}g`)).toBe('validation.hex')
      }),
    )
  })
})

test('the first problem is the verdict, and later rules are not run', () => {
  const asked: string[] = []
  const rule = (name: string, verdict: Verdict) => () => {
    asked.push(name)
    return verdict
  }
  const problem = firstProblem(rule('a', null), rule('b', 'validation.range'), rule('c', 'validation.enum'))
  expect([problem, asked]).toEqual(['validation.range', ['a', 'b']])
  expect(firstProblem()).toBeNull()
})
