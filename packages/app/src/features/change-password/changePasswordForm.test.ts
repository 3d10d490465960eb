import { loginPassword } from '@livery/domain/validation'
import { describe, expect, it } from 'vitest'

import { changeProblems } from './changePasswordForm.ts'

const rule = { enabled: true, required: true, pattern: '^.{6,20}$', message: '' }
const good = { oldPassword: 'old', newPassword: 'Livery-2027', confirmNewPassword: 'Livery-2027' }

describe('changing a password', () => {
  it.each([
    ['oldPassword', '', { id: 'validation.required' }],
    ['oldPassword', '   ', { id: 'validation.whitespace' }],
    ['confirmNewPassword', '', { id: 'in_enter_password' }],
    ['confirmNewPassword', 'other', { id: 'in_confirmation_correct' }],
  ] as const)('%s “%s”', (field, value, problem) => {
    expect(changeProblems({ ...good, [field]: value }, { asksForOld: true, rule })).toEqual({
      [field]: problem,
    })
  })

  it('holds the old password to the rule of the login, not to that of new ones (S-password-05)', () => {
    expect(changeProblems(good, { asksForOld: true, rule })).toEqual({})
    for (const oldPassword of ['', ' ', 'x', 'Livery-2026']) {
      const problems = changeProblems({ ...good, oldPassword }, { asksForOld: true, rule })
      const id = loginPassword(oldPassword)
      expect(problems.oldPassword ?? null).toEqual(id && { id })
    }
  })

  it('asks for no old password where one is remembered (S-password-04)', () => {
    expect(changeProblems({ ...good, oldPassword: '' }, { asksForOld: false, rule })).toEqual({})
  })

  it('shows the site’s own message for a weak password where the gateway sends none', () => {
    const weak = { ...good, newPassword: 'abc', confirmNewPassword: 'abc' }
    expect(changeProblems(weak, { asksForOld: true, rule })).toEqual({
      newPassword: { id: 'validation.password_format' },
    })
  })
})
