import { describe, expect, it } from 'vitest'

import { EMPTY_LOGIN, loginProblems } from './loginValues.ts'

const byPassword = { ...EMPTY_LOGIN, username: 'member', password: 'Livery-2026' }
const bySms = { ...EMPTY_LOGIN, mobileNum: '079234567', verificationCode: '482915' }

describe('errors of a login (S-login-23)', () => {
  it.each([
    ['a name and a password', byPassword, 'username', false, {}],
    [
      'no name',
      { ...byPassword, username: '' },
      'username',
      false,
      { username: { id: 'validation.required' } },
    ],
    [
      'no password',
      { ...byPassword, password: '' },
      'username',
      false,
      { password: { id: 'validation.required' } },
    ],
    ['a number and a code', bySms, 'sms', false, {}],
    [
      'a short number',
      { ...bySms, mobileNum: '12' },
      'sms',
      false,
      { mobileNum: { id: 'validation.mobile_format' } },
    ],
    [
      'no code',
      { ...bySms, verificationCode: '' },
      'sms',
      false,
      { verificationCode: { id: 'validation.sms_code' } },
    ],
    [
      'no captcha where one is asked for',
      byPassword,
      'username',
      true,
      { captcha: { id: 'in_vwrite_code' } },
    ],
    ['a captcha', { ...byPassword, captcha: '482915' }, 'username', true, {}],
    ['the way around it', { ...byPassword, captchaInstead: true }, 'username', true, {}],
  ] as const)('%s', (_name, values, method, captchaAsked, problems) => {
    expect(loginProblems(values, { method, captchaAsked })).toEqual(problems)
  })
})
