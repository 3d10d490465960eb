import type { Verdict } from './generic.ts'

export type PasswordForm = 'register' | 'change'

/**
 * The repeated password: required (`in_incorrect_password` on registration, `in_enter_password` on a
 * change) and equal to the first.
 */
export function confirmPassword(confirmation: string, password: string, form: PasswordForm): Verdict {
  if (confirmation === '') return form === 'register' ? 'in_incorrect_password' : 'in_enter_password'
  return confirmation === password ? null : 'in_confirmation_correct'
}

/** A new password must differ from the old one. */
export function newPassword(next: string, old: string): Verdict {
  if (next === '') return 'in_enter_password'
  return next === old ? 'same_password' : null
}

/** True when a change of the password must validate the confirmation field again: it is not empty. */
export function rechecksConfirmation(confirmation: string): boolean {
  return confirmation !== ''
}
