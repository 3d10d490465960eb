import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { confirmPassword, newPassword, rechecksConfirmation } from './password.ts'

describe('passwords', () => {
  test.each([
    ['', 'a', 'register', 'in_incorrect_password'],
    ['', 'a', 'change', 'in_enter_password'],
    ['b', 'a', 'register', 'in_confirmation_correct'],
    ['a', 'a', 'change', null],
  ] as const)(
    'confirmation %j of %j on %s (S-register-07, S-password-07)',
    (confirmation, password, form, wanted) => {
      expect(confirmPassword(confirmation, password, form)).toBe(wanted)
    },
  )

  test.each([
    ['new', 'old', null],
    ['old', 'old', 'same_password'],
    ['', 'old', 'in_enter_password'],
  ])('new %j, old %j (S-password-06)', (next, old, wanted) => expect(newPassword(next, old)).toBe(wanted))

  test.each([
    ['', false],
    [' ', true],
    ['a', true],
  ])('a confirmation with %j is validated again: %s', (confirmation, again) => {
    expect(rechecksConfirmation(confirmation)).toBe(again)
  })

  it('equal themselves and nothing else', () => {
    const password = fc.string({ unit: 'grapheme', minLength: 1 })
    const form = fc.constantFrom('register', 'change')
    fc.assert(
      fc.property(password, password, form, (one, other, where) => {
        expect(confirmPassword(one, one, where)).toBeNull()
        expect(newPassword(one, one)).toBe('same_password')
        expect(confirmPassword(one, other, where) === null).toBe(one === other)
        expect(newPassword(one, other) === null).toBe(one !== other)
      }),
    )
  })
})
