import type { Schemas } from '@livery/api'
import {
  confirmPassword,
  mobileForWire,
  mobileNumber,
  smsCode,
  validateField,
  type FieldRule,
} from '@livery/domain/validation'

import type { CodeValues } from '#capabilities/entrance/CodeInput.tsx'
import type { CodeProof } from '#capabilities/entrance/useSmsCode.ts'
import { problemOfRule, type Problem, type Problems } from '#platform/forms/problems.ts'

/** Values of the form. */
export interface ForgetValues extends CodeValues {
  readonly newPassword: string
  readonly confirmNewPassword: string
}

export const EMPTY_FORGET: ForgetValues = {
  mobileNum: '',
  country: '',
  countryDialingCode: '',
  verificationCode: '',
  newPassword: '',
  confirmNewPassword: '',
}

/** The fields in the order they are shown. */
export const FORGET_FIELDS = ['mobileNum', 'verificationCode', 'newPassword', 'confirmNewPassword'] as const
export type ForgetField = (typeof FORGET_FIELDS)[number]

/** Errors of the form. `rule` is the gateway's for passwords; without it any password passes. */
export function forgetProblems(values: ForgetValues, rule: FieldRule | undefined): Problems<ForgetField> {
  const problems: Partial<Record<ForgetField, Problem>> = {}
  const mobile = mobileNumber(values.mobileNum)
  if (mobile) problems.mobileNum = { id: mobile }
  const code = smsCode(values.verificationCode)
  if (code) problems.verificationCode = { id: code }
  const password = validateField('password', values.newPassword, { enabled: true, ...rule, required: true })
  if (password) problems.newPassword = problemOfRule(password)
  const confirmation = confirmPassword(values.confirmNewPassword, values.newPassword, 'change')
  if (confirmation) problems.confirmNewPassword = { id: confirmation }
  return problems
}

/** Payload for the gateway, before encryption. */
export function forgetPayload(values: ForgetValues, code: CodeProof): Schemas['SetPasswordByPhonePayload'] {
  const { countryDialingCode, newPassword, confirmNewPassword } = values
  return {
    mobileNum: mobileForWire(values.mobileNum),
    countryDialingCode,
    ...code,
    newPassword,
    confirmNewPassword,
  }
}
