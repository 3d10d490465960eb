import { describe, expect, it } from 'vitest'

import { forgetPayload, forgetProblems, type ForgetValues } from './forgetForm.ts'

const good: ForgetValues = {
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
    expect(forgetProblems({ ...good, [field]: value }, rule)).toEqual({ [field]: problem })
  })

  it('validates the new password by the rule of registration', () => {
    const weak = { ...good, newPassword: 'abc', confirmNewPassword: 'abc' }
    expect(forgetProblems(weak, rule)).toEqual({ newPassword: { text: '6 to 20 characters.' } })
    expect(forgetProblems(weak, undefined)).toEqual({})
    const none = { ...good, newPassword: '', confirmNewPassword: '' }
    expect(forgetProblems(none, undefined).newPassword).toEqual({ id: 'validation.required' })
  })

  it('sends the number without its leading zero', () => {
    expect(forgetPayload(good, { verificationCode: '482915' })).toEqual({
      mobileNum: '79234567',
      countryDialingCode: '356',
      verificationCode: '482915',
      newPassword: 'Livery-2027',
      confirmNewPassword: 'Livery-2027',
    })
  })
})
