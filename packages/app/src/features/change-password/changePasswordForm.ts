import { confirmPassword, loginPassword, validateField, type FieldRule } from '@livery/domain/validation'

import { problemOfRule, type Problem, type Problems } from '#platform/forms/problems.ts'

/** Values of the form; the old password is empty while a remembered one replaces it. */
export interface ChangePasswordValues {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmNewPassword: string
}

export const EMPTY_CHANGE: ChangePasswordValues = { oldPassword: '', newPassword: '', confirmNewPassword: '' }

/** The fields in the order they are shown. */
export const CHANGE_FIELDS = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const
export type ChangeField = (typeof CHANGE_FIELDS)[number]

export interface ChangeFacts {
  /** True when the old password has to be typed, because this device remembers none. */
  readonly asksForOld: boolean
  /** The gateway's rule for passwords; without it any password passes. */
  readonly rule: FieldRule | undefined
}

/** Errors of the form. A new password that equals the old one is reported in a pop-up, not here. */
export function changeProblems(
  values: ChangePasswordValues,
  { asksForOld, rule }: ChangeFacts,
): Problems<ChangeField> {
  const problems: Partial<Record<ChangeField, Problem>> = {}
  const old = asksForOld ? loginPassword(values.oldPassword) : null
  if (old) problems.oldPassword = { id: old }
  const password = validateField('password', values.newPassword, { enabled: true, ...rule, required: true })
  if (password) problems.newPassword = problemOfRule(password)
  const confirmation = confirmPassword(values.confirmNewPassword, values.newPassword, 'change')
  if (confirmation) problems.confirmNewPassword = { id: confirmation }
  return problems
}
