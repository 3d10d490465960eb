import { confirmPassword, validateField, type FieldRule } from '@livery/domain'

import { problemOfRule, type Problem, type Problems } from '../../shell/forms/problems.ts'

/** What the form holds; the old password is empty while a remembered one stands in for it. */
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
  /** The old password has to be typed: this device remembers none. */
  readonly asksForOld: boolean
  /** The gateway's rule for passwords; without it any password passes. */
  readonly rule: FieldRule | undefined
}

/** Everything that is wrong with the form. That the new password is the old one is told by a pop-up, not here. */
export function changeProblems(
  values: ChangePasswordValues,
  { asksForOld, rule }: ChangeFacts,
): Problems<ChangeField> {
  const problems: Partial<Record<ChangeField, Problem>> = {}
  // An old password may be older than today's rule: it only has to be there.
  if (asksForOld && values.oldPassword === '') problems.oldPassword = { id: 'validation.required' }
  const password = validateField('password', values.newPassword, { enabled: true, ...rule, required: true })
  if (password) problems.newPassword = problemOfRule(password)
  const confirmation = confirmPassword(values.confirmNewPassword, values.newPassword, 'change')
  if (confirmation) problems.confirmNewPassword = { id: confirmation }
  return problems
}
