import * as fc from 'fast-check'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it, test } from 'vitest'

import { expandMessages } from '../expandMessages.ts'
import { checkCatalogue, compileMessage, compileMessages } from './compile.ts'

const values = { name: 'Lan', count: 3, when: new Date(Date.UTC(2026, 10, 20)), kind: 'slot' }

/** Formats a compiled message the way the site does: expanded, without the parser. */
function formatCompiled(text: string, locale: string): unknown {
  const [message = []] = Object.values(expandMessages({ id: compileMessage(text) }))
  return new IntlMessageFormat(message, locale).format(values)
}

describe('compileMessage', () => {
  test.each([
    ['Log in', 'Log in'],
    ['', ''],
    ["It''s '{'here'}'", "It's {here}"],
    ['100 %', '100 %'],
    ['# 1 > 0', '# 1 > 0'],
  ])('%j stays a string', (text, compiled) => expect(compileMessage(text)).toBe(compiled))

  test.each(['{name}', 'a {name}', '{count, plural, other {#}}', '<b>x</b>'])('%j becomes a tree', (text) => {
    expect(Array.isArray(compileMessage(text))).toBe(true)
  })

  it('keeps no positions of the source', () => {
    expect(JSON.stringify(compileMessage('a {count, plural, one {# b} other {# c}}'))).not.toContain(
      'location',
    )
  })

  it('survives JSON', () => {
    const compiled = compileMessage('{count, number, ::.00} {when, date, short}')
    expect(JSON.parse(JSON.stringify(compiled))).toEqual(compiled)
  })

  const literal = fc
    .string({ unit: fc.constantFrom('a', 'é', '你', ' ', '!', "''", '%', '&', '.') })
    .map((text) => text.trim())
  const piece = fc.oneof(
    literal,
    fc.constantFrom(
      '{name}',
      '{count, number}',
      '{when, date, ::yyyyMMMdd}',
      '{count, plural, =0 {none} one {# game} other {# games}}',
      '{count, selectordinal, one {#st} other {#th}}',
      '{kind, select, slot {a slot by {name}} other {a game}}',
      "'{'quoted'}'",
    ),
  )

  it('formats as the parser would, in every direction and plural system', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(' ')),
        fc.constantFrom('en', 'zh-Hans', 'ar', 'ru', 'vi'),
        (text, locale) => {
          expect(formatCompiled(text, locale)).toEqual(new IntlMessageFormat(text, locale).format(values))
        },
      ),
    )
  })
})

describe('compileMessages', () => {
  const english = { b: 'Hello {name}', a: 'Bye' }

  it('prefers the tenant, then the language, then English, and sorts', () => {
    const { messages, problems } = compileMessages({
      english,
      language: { a: 'Tạm biệt' },
      overrides: { b: 'Xin chào {name}!' },
    })
    expect(Object.keys(messages)).toEqual(['a', 'b'])
    expect(messages['a']).toBe('Tạm biệt')
    expect(messages['b']).toEqual(compileMessage('Xin chào {name}!'))
    expect(problems).toEqual([])
  })

  it('reports an invalid text and ships the next valid one', () => {
    const { messages, problems } = compileMessages({
      english,
      language: { b: 'Chào {name}' },
      overrides: { b: 'Hi {nick}', zzz: 'What' },
    })
    expect(messages['b']).toEqual(compileMessage('Chào {name}'))
    expect(messages).not.toHaveProperty('zzz')
    expect(problems.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'placeholders b',
      'placeholders b',
      'unknown zzz',
    ])
  })
})

describe('checkCatalogue', () => {
  const check = (english: string, text: string) =>
    checkCatalogue({ id: english }, { id: text }).map(({ detail }) => detail)

  test.each([
    ['Hello', 'Chào', []],
    ['{name}', '{name}!', []],
    ['{count, plural, one {#} other {#}}', '{count, plural, other {#}}', []],
    ['{count, plural, one {one game} other {# games}}', '{count} ván', []],
    ['{seconds, number} s', '{seconds, number}秒', []],
    ['<b>x</b>', '<b>y</b>', []],
    ['{name}', 'x', ['does not use {name}']],
    ['x', '{name}', ['uses {name}, which the English text does not have']],
    ['{name}', '{name, number}', ['uses {name} as number, the English text as text']],
    ['<b>x</b>', '{b}', ['uses {b} as text, the English text as tag']],
    ['x', ' ', ['is empty']],
  ])('%j as %j', (english, text, wanted) => expect(check(english, text)).toEqual(wanted))

  it('reports a syntax error', () => {
    expect(check('x', 'a {')[0]).toMatch(/^is no ICU message: /)
    expect(check('{n, plural, other {#}}', '{n, plural, one {#}}')[0]).toMatch(/^is no ICU message: /)
  })

  it('reports missing and unknown ids', () => {
    const problems = checkCatalogue({ a: 'A' }, { b: 'B' })
    expect(problems.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['missing a', 'unknown b'])
  })
})
