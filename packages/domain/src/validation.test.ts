import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import {
  ageConfirmation,
  birthday,
  canRequestSmsCode,
  canSubmitFeedback,
  captcha,
  captchaInput,
  characterCount,
  checksAffiliateCode,
  confirmPassword,
  cutAt,
  defaultRegistrationMethod,
  email,
  failureAsksForCaptcha,
  feedbackCaptcha,
  feedbackContent,
  feedbackType,
  type FieldRule,
  firstInvalidField,
  hex,
  lengthBetween,
  matchesPattern,
  mobileForWire,
  mobileNumber,
  newPassword,
  numeric,
  oneOf,
  promotionComment,
  promotionImages,
  required,
  showsMethodChoice,
  shownFields,
  smsCode,
  validateField,
  type Verdict,
  webAddress,
} from './validation.ts'

describe('generic rules', () => {
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
    ['pattern nobody can read passes', matchesPattern('x', '['), null],
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

describe('signing in', () => {
  test.each([
    ['', 'in_vwrite_code'],
    ['12a', 'in_vwrite_code'],
    ['1234567', 'in_vwrite_code'],
    ['1', null],
    ['123456', null],
  ])('captcha %j', (value, wanted) => expect(captcha(value)).toBe(wanted))

  test.each([
    ['', 'validation.sms_code'],
    ['12345678901', 'validation.sms_code'],
    ['12 34', 'validation.sms_code'],
    ['1234567890', null],
  ])('SMS code %j', (value, wanted) => expect(smsCode(value)).toBe(wanted))

  test.each([
    ['0912345678', null, '912345678'],
    ['912345678', null, '912345678'],
    ['00912345678', null, '0912345678'],
    ['1'.repeat(20), null, '1'.repeat(20)],
    ['1'.repeat(21), 'validation.mobile_format', '1'.repeat(21)],
    ['+84912345', 'validation.mobile_format', '+84912345'],
    ['', 'validation.mobile_format', ''],
    ['01234', 'validation.mobile_format', '1234'],
  ])('mobile number %j', (value, wanted, wire) => {
    expect(mobileNumber(value)).toBe(wanted)
    expect(mobileForWire(value)).toBe(wire)
  })

  it('drops what a captcha field cannot hold', () => expect(captchaInput('12a 3-4567 8')).toBe('123456'))

  test.each([
    [{ captcha: 'CAPTCHA3' }, true],
    [{ captcha: '' }, false],
    [{}, false],
    [null, false],
    ['captcha', false],
  ])('error data %j asks for a captcha: %s', (data, asks) => expect(failureAsksForCaptcha(data)).toBe(asks))

  test.each([
    ['0912345678', true, false, true],
    ['0912345678', false, false, false],
    ['0912345678', true, true, false],
    ['12', true, false, false],
  ])('code for %s, verified %s, waiting %s: %s', (mobile, humanVerified, waiting, can) => {
    expect(canRequestSmsCode({ mobile, humanVerified, waiting })).toBe(can)
  })
})

describe('registration', () => {
  const rule = (facts: Partial<FieldRule>): FieldRule => ({ enabled: true, required: false, ...facts })

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

  it("words known fields by their own message and passes the gateway's words on", () => {
    const given = rule({ pattern: '[a-z]{4,}', message: 'Four letters or more' })
    expect(validateField('username', 'x', given)).toEqual({
      messageId: 'validation.account_format',
      serverMessage: 'Four letters or more',
    })
  })

  it('shows fields in the order of the gateway and focuses the first invalid one', () => {
    const rules = {
      email: rule({ order: 3, required: true }),
      username: rule({ order: 1 }),
      nickname: rule({}),
      affiliateCode: rule({ order: 2, exposed: false, required: true }),
      line: rule({ enabled: false }),
    }
    expect(shownFields(rules)).toEqual(['username', 'email', 'nickname'])
    expect(firstInvalidField({ username: 'x' }, rules)?.name).toBe('email')
    expect(firstInvalidField({ username: 'x', email: 'a@b.cd' }, rules)).toBeNull()
  })

  test.each([
    [true, true, 'username', true],
    [true, false, 'username', false],
    [false, true, 'mobileNum', false],
    [false, false, 'username', false],
  ] as const)('user name %s, mobile %s: starts with %s', (username, mobileNum, method, choice) => {
    expect(defaultRegistrationMethod({ username, mobileNum })).toBe(method)
    expect(showsMethodChoice({ username, mobileNum })).toBe(choice)
  })

  it('asks for an affiliate code that is enabled, exposed and typed', () => {
    expect(checksAffiliateCode(rule({}), 'ABC')).toBe(true)
    expect(checksAffiliateCode(rule({}), ' ')).toBe(false)
    expect(checksAffiliateCode(rule({ exposed: false }), 'ABC')).toBe(false)
    expect(checksAffiliateCode(undefined, 'ABC')).toBe(false)
  })
})

describe('passwords', () => {
  test.each([
    ['', 'a', 'register', 'in_incorrect_password'],
    ['', 'a', 'change', 'in_enter_password'],
    ['b', 'a', 'register', 'in_confirmation_correct'],
    ['a', 'a', 'change', null],
  ] as const)('confirmation %j of %j on %s', (confirmation, password, form, wanted) => {
    expect(confirmPassword(confirmation, password, form)).toBe(wanted)
  })

  test.each([
    ['new', 'old', null],
    ['old', 'old', 'same_password'],
    ['', 'old', 'in_enter_password'],
  ])('new %j, old %j', (next, old, wanted) => expect(newPassword(next, old)).toBe(wanted))
})

describe('feedback', () => {
  test.each([
    ['', 'validation.feedback_empty', false],
    ['  ', 'validation.feedback_empty', false],
    ['x', null, true],
    ['x'.repeat(200), null, true],
    ['x'.repeat(201), 'validation.feedback_long', false],
  ])('content %#', (content, wanted, enabled) => {
    expect(feedbackContent(content)).toBe(wanted)
    expect(canSubmitFeedback(content)).toBe(enabled)
  })

  test.each([
    ['', 'validation.captcha_required'],
    ['7 + 5', null],
    ['x'.repeat(16), null],
    ['x'.repeat(17), 'validation.captcha_length'],
  ])('captcha %j', (value, wanted) => expect(feedbackCaptcha(value)).toBe(wanted))

  it('wants a question type; others is one', () => {
    expect(feedbackType(-1)).toBe('validation.feedback_type')
    expect(feedbackType(0)).toBeNull()
  })

  it('cuts at characters, never through one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 20 }), (text, most) => {
        const cut = cutAt(text, most)
        expect(text.startsWith(cut)).toBe(true)
        expect(characterCount(cut)).toBe(Math.min(most, characterCount(text)))
      }),
    )
  })
})

describe('promotion application', () => {
  const png = { type: 'image/png', size: 5 * 1024 * 1024 }

  test.each<[string, Verdict, Verdict]>([
    ['comment of 140', promotionComment('x'.repeat(140)), null],
    ['comment of 141', promotionComment('x'.repeat(141)), 'validation.comment_long'],
    ['no picture', promotionImages([]), null],
    ['three', promotionImages([png, png, { ...png, type: 'image/jpeg' }]), null],
    ['four', promotionImages([png, png, png, png]), 'validation.image_count'],
    ['a gif', promotionImages([{ ...png, type: 'image/gif' }]), 'validation.image_type'],
    ['a byte too many', promotionImages([{ ...png, size: png.size + 1 }]), 'validation.image_size'],
  ])('%s', (_, verdict, wanted) => expect(verdict).toBe(wanted))
})

describe('age', () => {
  test.each([
    ['2005-11-20', null],
    ['2005-11-21', 'validation.birthday_age'],
    ['2027-01-01', 'validation.birthday'],
    ['2005-02-30', 'validation.birthday'],
    ['', 'validation.birthday'],
  ])('birthday %s on 2026-11-20 with 21 wanted', (value, wanted) => {
    expect(birthday(value, '2026-11-20', 21)).toBe(wanted)
  })

  it('must be confirmed', () => {
    expect(ageConfirmation(false)).toBe('validation.age_confirmation')
    expect(ageConfirmation(true)).toBeNull()
  })
})
