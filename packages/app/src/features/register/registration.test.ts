import type { Schemas } from '@livery/api'
import { describe, expect, it } from 'vitest'

import { birthdayInput } from '#capabilities/entrance/birthdayInput.ts'

import { registerPayload } from './registerPayload.ts'
import { emptyValues, methodsOf, registrationForm, type FieldName } from './registrationForm.ts'
import { registrationProblems, type ProblemFacts } from './registrationProblems.ts'

function rule(
  field: FieldName,
  order: number,
  more: Partial<Schemas['RegistrationRule']> = {},
): Schemas['RegistrationRule'] {
  return { field, order, enabled: true, exposed: true, required: true, pattern: '', message: '', ...more }
}

const RULES = [
  rule('captcha', 80, { pattern: '^[0-9]{1,6}$' }),
  rule('username', 10, { pattern: '^[a-z]{4,16}$', message: '4 to 16 letters.' }),
  rule('mobileNum', 20),
  rule('verificationCode', 30),
  rule('password', 40, { pattern: '^.{6,20}$' }),
  rule('confirmPassword', 50),
  rule('nickname', 60, { required: false, pattern: '^.{2,32}$', message: 'Two to 32.' }),
  rule('affiliateCode', 70, { required: false, exposed: false }),
  rule('birthday', 75),
  rule('zalo', 90, { enabled: false }),
]

const facts: ProblemFacts = { today: '2026-11-20', birthdayMinimumAge: 21 }
const good = {
  ...emptyValues({ affiliateCode: '', recommenderId: '' }),
  username: 'robin',
  password: 'Livery-2026',
  confirmPassword: 'Livery-2026',
  birthday: '1990-04-27',
  captcha: '482915',
  adult: true,
}
const byName = registrationForm(RULES, 'username')
const byMobile = registrationForm(RULES, 'mobileNum')

describe('the form', () => {
  it('shows the exposed fields, in their order, of the method alone (S-register-03, S-register-04)', () => {
    expect(byName.fields).toEqual([
      'username',
      'password',
      'confirmPassword',
      'nickname',
      'birthday',
      'captcha',
    ])
    expect(byMobile.fields).toEqual([
      'mobileNum',
      'verificationCode',
      'password',
      'confirmPassword',
      'nickname',
      'birthday',
      'captcha',
    ])
  })

  it('requires a method’s own fields even where the rules omit them', () => {
    const lax = registrationForm([rule('username', 1, { required: false })], 'username')
    expect(lax.rules['username']?.required).toBe(true)
  })

  it('takes codes from an invitation', () => {
    expect(emptyValues({ affiliateCode: 'AFF2026', recommenderId: '7' })).toMatchObject({
      affiliateCode: 'AFF2026',
      recommenderId: '7',
    })
  })

  it.each([
    [['username'], { username: true, mobileNum: false }],
    [['mobileNum'], { username: false, mobileNum: true }],
    [['username', 'mobileNum'], { username: true, mobileNum: true }],
  ] as const)('reads the methods %j', (list, methods) => {
    expect(methodsOf(list)).toEqual(methods)
  })
})

describe('its errors', () => {
  it('are none when all fields are valid; an optional empty field is valid (S-register-06)', () => {
    expect(registrationProblems(byName, good, facts)).toEqual({})
  })

  it.each([
    ['username', '', { id: 'validation.required' }],
    ['username', 'R2', { text: '4 to 16 letters.' }],
    ['confirmPassword', '', { id: 'in_incorrect_password' }],
    ['confirmPassword', 'other', { id: 'in_confirmation_correct' }],
    ['nickname', 'x', { text: 'Two to 32.' }],
    ['birthday', '2006-01-01', { id: 'validation.birthday_age' }],
    ['birthday', '1990-02-30', { id: 'validation.birthday' }],
    ['captcha', '', { id: 'in_vwrite_code' }],
    ['captcha', '12a', { id: 'in_vwrite_code' }],
  ] as const)('%s “%s”', (field, value, problem) => {
    expect(registrationProblems(byName, { ...good, [field]: value }, facts)).toEqual({ [field]: problem })
  })

  it.each([
    ['mobileNum', '12', 'validation.mobile_format'],
    ['mobileNum', '', 'validation.required'],
    ['verificationCode', '', 'validation.sms_code'],
    ['verificationCode', 'abc', 'validation.sms_code'],
  ] as const)('by mobile: %s “%s” → %s', (field, value, id) => {
    const values = { ...good, mobileNum: '079234567', verificationCode: '482915', [field]: value }
    expect(registrationProblems(byMobile, values, facts)).toEqual({ [field]: { id } })
  })

  it('include the site’s own message for a weak password where the gateway sends none', () => {
    const weak = { ...good, password: 'abc', confirmPassword: 'abc' }
    expect(registrationProblems(byName, weak, facts)).toEqual({
      password: { id: 'validation.password_format' },
    })
  })

  it('include a missing age confirmation', () => {
    expect(registrationProblems(byName, { ...good, adult: false }, facts)).toEqual({
      adult: { id: 'validation.age_confirmation' },
    })
  })

  it('require no captcha with a proof of work', () => {
    expect(registrationProblems(byName, { ...good, captcha: '', captchaInstead: true }, facts)).toEqual({})
  })
})

describe('the payload', () => {
  const page = {
    registerMethod: 'H5',
    host: 'test.localhost',
    human: 'proof',
    captcha: { captcha: '482915', captchaId: 'c1' },
    code: undefined,
  } as const

  it('by user name: no number, no empty optional field (S-register-13)', () => {
    expect(registerPayload(byName, { ...good, mobileNum: '0123456', zalo: '1' }, page)).toEqual({
      registerMethod: 'H5',
      registerUrl: 'test.localhost',
      domain: 'test.localhost',
      type: 0,
      username: 'robin',
      password: 'Livery-2026',
      confirmPassword: 'Livery-2026',
      birthday: '1990-04-27',
      captcha: '482915',
      captchaId: 'c1',
      human: 'proof',
    })
  })

  it('by mobile: the number without its leading zero (S-register-13)', () => {
    const values = { ...good, mobileNum: '079234567', countryDialingCode: '356' }
    const code = { verificationCode: '1234' }
    const payload = registerPayload(byMobile, values, { ...page, human: undefined, code })
    expect(payload).toMatchObject({
      mobileNum: '79234567',
      countryDialingCode: '356',
      verificationCode: '1234',
    })
    expect(payload).not.toHaveProperty('username')
    expect(payload).not.toHaveProperty('human')
  })

  it('carries an invite link’s code where the form does not show its field', () => {
    expect(registerPayload(byName, { ...good, affiliateCode: 'AFF2026' }, page)).toHaveProperty(
      'affiliateCode',
      'AFF2026',
    )
  })
})

describe('a birthday during typing', () => {
  it.each([
    ['1990', '1990'],
    ['19900', '1990-0'],
    ['19900427', '1990-04-27'],
    ['1990-04-27', '1990-04-27'],
    ['1990/4/27x', '1990-42-7'],
    ['', ''],
    ['199004271', '1990-04-27'],
  ])('%s → %s', (typed, shown) => {
    expect(birthdayInput(typed)).toBe(shown)
  })
})
