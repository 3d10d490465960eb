import type { Schemas } from '@livery/api'
import {
  confirmPassword,
  mobileForWire,
  mobileNumber,
  smsCode,
  validateField,
  type FieldRule,
} from '@livery/domain'
import type { MessageId } from '@livery/i18n'

/** What the form holds. */
export interface ForgetValues {
  readonly mobileNum: string
  readonly country: string
  readonly countryDialingCode: string
  readonly verificationCode: string
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

/** What is wrong with a field: one of our messages, or the gateway's own words. */
export type ForgetProblem = { readonly id: MessageId } | { readonly words: string }

/** Everything that is wrong with the form. `rule` is the gateway's for passwords; without it any password passes. */
export function forgetProblems(
  values: ForgetValues,
  rule: FieldRule | undefined,
): Readonly<Partial<Record<ForgetField, ForgetProblem>>> {
  const problems: Partial<Record<ForgetField, ForgetProblem>> = {}
  const mobile = mobileNumber(values.mobileNum)
  if (mobile) problems.mobileNum = { id: mobile }
  const code = smsCode(values.verificationCode)
  if (code) problems.verificationCode = { id: code }
  const password = validateField('password', values.newPassword, { enabled: true, ...rule, required: true })
  if (password) {
    problems.newPassword =
      password.serverMessage === null ? { id: password.messageId } : { words: password.serverMessage }
  }
  const confirmation = confirmPassword(values.confirmNewPassword, values.newPassword, 'change')
  if (confirmation) problems.confirmNewPassword = { id: confirmation }
  return problems
}

/** What the gateway takes, sealed. */
export function forgetPayload(values: ForgetValues): Schemas['SetPasswordByPhonePayload'] {
  const { countryDialingCode, verificationCode, newPassword, confirmNewPassword } = values
  return {
    mobileNum: mobileForWire(values.mobileNum),
    countryDialingCode,
    verificationCode,
    newPassword,
    confirmNewPassword,
  }
}
