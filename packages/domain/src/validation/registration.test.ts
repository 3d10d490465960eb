import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import {
  checksAffiliateCode,
  defaultRegistrationMethod,
  type FieldRule,
  isAffiliateCode,
  isRecommenderId,
  showsMethodChoice,
  shownFields,
  validateField,
} from './registration.ts'

const rule = (facts: Partial<FieldRule>): FieldRule => ({ enabled: true, required: false, ...facts })

describe('registration', () => {
  test.each<[string, FieldRule | undefined, string, string | null]>([
    ['no rule', undefined, 'x', null],
    ['off', rule({ enabled: false, required: true }), '', null],
    ['optional, empty', rule({ pattern: '\\d+' }), '', null],
    ['optional, wrong', rule({ pattern: '\\d+' }), 'x', 'validation.pattern'],
    ['required, empty', rule({ required: true }), '', 'validation.required'],
    ['required, blank', rule({ required: true }), ' ', 'validation.whitespace'],
    ['required, right', rule({ required: true, pattern: '\\d+' }), '1', null],
  ])('%s', (_, given, value, wanted) => {
    expect(validateField('qqNum', value, given)?.messageId ?? null).toBe(wanted)
  })

  it('uses own messages for known fields and passes on those of the gateway', () => {
    const given = rule({ pattern: '[a-z]{4,}', message: 'Four letters or more' })
    expect(validateField('username', 'x', given)).toEqual({
      messageId: 'validation.account_format',
      serverMessage: 'Four letters or more',
    })
  })

  it('shows fields in the order of the gateway, those without one last (S-register-04)', () => {
    const rules = {
      email: rule({ order: 3, required: true }),
      username: rule({ order: 1 }),
      nickname: rule({}),
      affiliateCode: rule({ order: 2, exposed: false, required: true }),
      line: rule({ enabled: false }),
    }
    expect(shownFields(rules)).toEqual(['username', 'email', 'nickname'])
  })

  test.each([
    [true, true, 'username', true],
    [true, false, 'username', false],
    [false, true, 'mobileNum', false],
    [false, false, 'username', false],
  ] as const)(
    'user name %s, mobile %s: starts with %s (S-register-01)',
    (username, mobileNum, method, choice) => {
      expect(defaultRegistrationMethod({ username, mobileNum })).toBe(method)
      expect(showsMethodChoice({ username, mobileNum })).toBe(choice)
    },
  )

  test.each([
    ['AFF2026', true, true],
    ['M-1_z', true, true],
    ['ROBIN26.', false, true],
    ['x'.repeat(32), true, true],
    ['x'.repeat(33), false, false],
    ['', false, false],
  ])('%j may be an invitation code: %s, a recommender: %s (S-register-18)', (text, code, recommender) => {
    expect([isAffiliateCode(text), isRecommenderId(text)]).toEqual([code, recommender])
  })

  it('validates an affiliate code that is enabled, exposed and typed (S-register-17)', () => {
    expect(checksAffiliateCode(rule({}), 'ABC')).toBe(true)
    expect(checksAffiliateCode(rule({}), ' ')).toBe(false)
    expect(checksAffiliateCode(rule({ exposed: false }), 'ABC')).toBe(false)
    expect(checksAffiliateCode(undefined, 'ABC')).toBe(false)
  })

  test.each([
    ['username', 'validation.account_format'],
    ['password', 'validation.password_format'],
    ['paymentPassword', 'validation.password_format'],
    ['email', 'validation.email'],
    ['mobileNum', 'validation.mobile_format'],
    ['payeeName', 'validation.real_name_format'],
    ['qqNum', 'validation.pattern'],
  ])('a wrong %s gets the message %s', (name, messageId) => {
    expect(validateField(name, 'x', rule({ pattern: '\\d+', message: ' ' }))).toEqual({
      messageId,
      serverMessage: null,
    })
  })

  const anyRule = fc.record({
    enabled: fc.boolean(),
    required: fc.boolean(),
    exposed: fc.option(fc.boolean(), { nil: undefined }),
    pattern: fc.option(fc.constantFrom('\\d+', '[a-z]*', '['), { nil: undefined }),
    order: fc.option(fc.nat({ max: 9 }), { nil: undefined }),
  })

  it('lets a field pass that is off, and refuses a required one that is empty', () => {
    fc.assert(
      fc.property(anyRule, fc.constantFrom('', ' ', 'a', '1', 'a1'), (given, value) => {
        const problem = validateField('line', value, given)
        const missing = given.enabled && given.required && value === ''
        expect(problem?.messageId === 'validation.required').toBe(missing)
        expect(problem !== null && !given.enabled).toBe(false)
      }),
    )
  })

  it('shows each field that is on and exposed once, by rising order', () => {
    const names = fc.constantFrom('username', 'password', 'email', 'line', 'zalo')
    fc.assert(
      fc.property(fc.dictionary(names, anyRule), (rules) => {
        const shown = shownFields(rules)
        const wanted = Object.keys(rules).filter(
          (name) => rules[name]?.enabled && rules[name]?.exposed !== false,
        )
        expect(shown.toSorted()).toEqual(wanted.toSorted())
        const orders = shown.map((name) => rules[name]?.order ?? Number.POSITIVE_INFINITY)
        expect(orders).toEqual(orders.toSorted((one, other) => one - other))
      }),
    )
  })
})

describe('generic rules that a rule of the gateway names (S-errors-09)', () => {
  it.each([
    [{ format: 'integer' }, '12', null],
    [{ format: 'integer' }, '1.5', 'validation.type'],
    [{ format: 'decimal' }, '1.5', null],
    [{ format: 'email' }, 'player@', 'validation.email'],
    [{ format: 'email' }, `${'x'.repeat(250)}@a.example`, 'validation.email'],
    [{ format: 'url' }, 'javascript:1', 'validation.url'],
    [{ format: 'url' }, 'https://a.example', null],
    [{ format: 'hex' }, '#12g', 'validation.hex'],
    [{ minLength: 3 }, 'ab', 'validation.range'],
    [{ maxLength: 2 }, 'abc', 'validation.range'],
    [{ minLength: 1, maxLength: 3 }, 'abc', null],
    [{ choices: ['one', 'two'] }, 'three', 'validation.enum'],
    [{ format: 'integer', pattern: '[1-3]+' }, '4', 'validation.pattern'],
  ] as const)('%o judges “%s”: %s', (part, value, wanted) => {
    expect(validateField('line', value, rule(part))?.messageId ?? null).toBe(wanted)
  })

  it('judge nothing in an optional field that is empty', () => {
    expect(validateField('line', '', rule({ required: false, format: 'url', minLength: 5 }))).toBeNull()
  })
})
