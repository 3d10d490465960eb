import type { Schemas } from '@livery/api'
import {
  confirmPassword,
  email,
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
  readonly email: string
  readonly newPassword: string
  readonly confirmNewPassword: string
}

/** Ways to prove whose account it is: a code to the mobile number, or to the e-mail address. */
export type RecoveryWay = 'mobileNum' | 'email'

export const EMPTY_FORGET: ForgetValues = {
  email: '',
  mobileNum: '',
  country: '',
  countryDialingCode: '',
  verificationCode: '',
  newPassword: '',
  confirmNewPassword: '',
}

/** The fields in the order they are shown. */
export const FORGET_FIELDS = [
  'mobileNum',
  'email',
  'verificationCode',
  'newPassword',
  'confirmNewPassword',
] as const
export type ForgetField = (typeof FORGET_FIELDS)[number]

/** Errors of the form. `rule` is the gateway's for passwords; without it any password passes. */
export function forgetProblems(
  values: ForgetValues,
  rule: FieldRule | undefined,
  way: RecoveryWay,
): Problems<ForgetField> {
  const problems: Partial<Record<ForgetField, Problem>> = {}
  const recipient = way === 'email' ? email(values.email.trim()) : mobileNumber(values.mobileNum)
  if (recipient) problems[way] = { id: recipient }
  const code = smsCode(values.verificationCode)
  if (code) problems.verificationCode = { id: way === 'email' ? 'validation.required' : code }
  const password = validateField('password', values.newPassword, { enabled: true, ...rule, required: true })
  if (password) problems.newPassword = problemOfRule(password)
  const confirmation = confirmPassword(values.confirmNewPassword, values.newPassword, 'change')
  if (confirmation) problems.confirmNewPassword = { id: confirmation }
  return problems
}

/** Payload for the gateway, before encryption. */
export function forgetPayload(
  values: ForgetValues,
  code: CodeProof,
  way: RecoveryWay,
): Schemas['SetPasswordByPhonePayload'] {
  const { countryDialingCode, newPassword, confirmNewPassword } = values
  return {
    ...(way === 'email'
      ? { email: values.email.trim() }
      : { mobileNum: mobileForWire(values.mobileNum), countryDialingCode }),
    ...code,
    newPassword,
    confirmNewPassword,
  }
}
