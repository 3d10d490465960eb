import { describe, expect, it } from 'vitest'

import { forgetPayload, forgetProblems, type ForgetValues } from './forgetForm.ts'

const good: ForgetValues = {
  email: 'robin@example.com',
  mobileNum: '079234567',
  country: 'MT',
  countryDialingCode: '356',
  verificationCode: '482915',
  newPassword: 'Livery-2027',
  confirmNewPassword: 'Livery-2027',
}
const rule = { enabled: true, required: true, pattern: '^.{6,20}$', message: '6 to 20 characters.' }

describe('password recovery', () => {
  it.each([
    ['mobileNum', '12', { id: 'validation.mobile_format' }],
    ['verificationCode', '', { id: 'validation.sms_code' }],
    ['confirmNewPassword', '', { id: 'in_enter_password' }],
    ['confirmNewPassword', 'Livery-2028', { id: 'in_confirmation_correct' }],
  ] as const)('%s “%s”', (field, value, problem) => {
    expect(forgetProblems({ ...good, [field]: value }, rule, 'mobileNum')).toEqual({ [field]: problem })
  })

  it.each([
    ['email', 'robin@', { id: 'validation.email' }],
    ['verificationCode', '', { id: 'validation.required' }],
    ['mobileNum', '', undefined],
  ] as const)('by e-mail: %s “%s” (S-password-03)', (field, value, problem) => {
    expect(forgetProblems({ ...good, [field]: value }, rule, 'email')[field]).toEqual(problem)
  })

  it('sends the e-mail address in place of the number', () => {
    const payload = forgetPayload(good, { verificationCode: '482915' }, 'email')
    expect(payload).toMatchObject({ email: 'robin@example.com', verificationCode: '482915' })
    expect(payload).not.toHaveProperty('mobileNum')
  })

  it('validates the new password by the rule of registration', () => {
    const weak = { ...good, newPassword: 'abc', confirmNewPassword: 'abc' }
    expect(forgetProblems(weak, rule, 'mobileNum')).toEqual({ newPassword: { text: '6 to 20 characters.' } })
    expect(forgetProblems(weak, undefined, 'mobileNum')).toEqual({})
    const none = { ...good, newPassword: '', confirmNewPassword: '' }
    expect(forgetProblems(none, undefined, 'mobileNum').newPassword).toEqual({ id: 'validation.required' })
  })

  it('sends the number without its leading zero', () => {
    expect(forgetPayload(good, { verificationCode: '482915' }, 'mobileNum')).toEqual({
      mobileNum: '79234567',
      countryDialingCode: '356',
      verificationCode: '482915',
      newPassword: 'Livery-2027',
      confirmNewPassword: 'Livery-2027',
    })
  })
})
