import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { captcha, failureAsksForCaptcha, mobileForWire, mobileNumber, smsCode } from './signIn.ts'

describe('signing in', () => {
  test.each([
    ['', 'in_vwrite_code'],
    ['12a', 'in_vwrite_code'],
    ['1234567', 'in_vwrite_code'],
    ['1', null],
    ['123456', null],
  ])('captcha %j (S-verification-01, S-help-07)', (value, wanted) => expect(captcha(value)).toBe(wanted))

  test.each([
    ['', 'validation.sms_code'],
    ['12345678901', 'validation.sms_code'],
    ['12 34', 'validation.sms_code'],
    ['123', 'validation.sms_code'],
    ['1234', null],
    ['1234567890', null],
  ])('SMS code %j (S-verification-03)', (value, wanted) => expect(smsCode(value)).toBe(wanted))

  test.each([
    ['0912345678', null, '912345678'],
    ['912345678', null, '912345678'],
    ['00912345678', 'validation.mobile_format', '0912345678'],
    ['1'.repeat(20), null, '1'.repeat(20)],
    ['1'.repeat(21), 'validation.mobile_format', '1'.repeat(21)],
    ['+84912345', 'validation.mobile_format', '+84912345'],
    ['', 'validation.mobile_format', ''],
    ['01234', 'validation.mobile_format', '1234'],
  ])('mobile number %j (S-verification-03)', (value, wanted, wire) => {
    expect(mobileNumber(value)).toBe(wanted)
    expect(mobileForWire(value)).toBe(wire)
  })

  test.each([
    [{ captcha: 'CAPTCHA3' }, true],
    [{ captcha: '' }, false],
    [{}, false],
    [null, false],
    ['captcha', false],
  ])('error data %j asks for a captcha: %s (S-login-06)', (data, asks) =>
    expect(failureAsksForCaptcha(data)).toBe(asks),
  )

  it('of any digits is validated by their number alone', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 24 })
    fc.assert(
      fc.property(digits, (value) => {
        const { length } = value
        expect(captcha(value) === null).toBe(length >= 1 && length <= 6)
        expect(smsCode(value) === null).toBe(length >= 4 && length <= 10)
      }),
    )
  })

  it('removes the leading zero of any number', () => {
    const number = fc.integer({ min: 10_000, max: 10 ** 15 }).map(String)
    fc.assert(
      fc.property(number, (digits) => {
        expect([mobileNumber(digits), mobileNumber(`0${digits}`)]).toEqual([null, null])
        expect([mobileForWire(digits), mobileForWire(`0${digits}`)]).toEqual([digits, digits])
      }),
    )
  })

  it('refuses a character that is not a digit, at any position', () => {
    const other = fc.constantFrom('a', ' ', '-', '+', '.', '١', '１')
    fc.assert(
      fc.property(fc.nat({ max: 99_999 }).map(String), other, fc.nat({ max: 5 }), (digits, wrong, at) => {
        const value = digits.slice(0, at) + wrong + digits.slice(at)
        expect([captcha(value), smsCode(value), mobileNumber(value)]).toEqual([
          'in_vwrite_code',
          'validation.sms_code',
          'validation.mobile_format',
        ])
      }),
    )
  })
})
