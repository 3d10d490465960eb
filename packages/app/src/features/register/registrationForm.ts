import type { Schemas } from '@livery/api'
import {
  shownFields,
  type FieldRule,
  type FieldRules,
  type RegistrationMethod,
} from '@livery/domain/validation'

import type { CodeValues } from '#capabilities/entrance/CodeInput.tsx'
import type { Invitation } from '#capabilities/entrance/invitation.ts'
import type { CaptchaValues } from '#capabilities/verification/CaptchaInput.tsx'

/** Field that the gateway's rules may require. */
export type FieldName = Schemas['RegistrationField']

/** Values of the form: every field of the rules by its wire name, and the values outside the rules. */
export type RegisterValues = Readonly<Record<FieldName, string>> &
  CodeValues &
  CaptchaValues & { readonly adult: boolean }

/** Field of the form, or the checkbox under it. */
export type FormName = FieldName | 'adult'

/** Form of one method: its fields in order, with their rules. */
export interface RegistrationForm {
  readonly method: RegistrationMethod
  readonly fields: readonly FieldName[]
  readonly rules: FieldRules
}

/** Fields that belong to one method alone: the other one's form leaves them out. */
const FIELDS_OF_METHOD: Readonly<Partial<Record<FieldName, RegistrationMethod>>> = {
  username: 'username',
  mobileNum: 'mobileNum',
  verificationCode: 'mobileNum',
}

/** Fields that are always required, whatever the rules say: the call refuses a registration without them. */
const ALWAYS_REQUIRED: ReadonlySet<FieldName> = new Set([
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
])

/** Makes the form of a method out of the merchant's rules. */
export function registrationForm(
  list: readonly Schemas['RegistrationRule'][],
  method: RegistrationMethod,
): RegistrationForm {
  const asked = list.filter(({ field }) => (FIELDS_OF_METHOD[field] ?? method) === method)
  const rules: Partial<Record<FieldName, FieldRule>> = Object.fromEntries(
    asked.map((rule) => [
      rule.field,
      { ...rule, required: rule.required || ALWAYS_REQUIRED.has(rule.field) },
    ]),
  )
  return { method, rules, fields: shownFields(rules) as FieldName[] }
}

/** Methods that a merchant offers, in the shape that the domain's rules need. */
export function methodsOf(list: readonly RegistrationMethod[]): Record<RegistrationMethod, boolean> {
  return { username: list.includes('username'), mobileNum: list.includes('mobileNum') }
}

/** Initial values; an invitation sets the codes it carries. */
export function emptyValues({ affiliateCode, recommenderId }: Invitation): RegisterValues {
  return {
    username: '',
    password: '',
    confirmPassword: '',
    mobileNum: '',
    verificationCode: '',
    captcha: '',
    paymentPassword: '',
    recommenderId,
    affiliateCode,
    nickname: '',
    payeeName: '',
    birthday: '',
    email: '',
    idNumber: '',
    qqNum: '',
    facebook: '',
    wechat: '',
    line: '',
    whatsapp: '',
    zalo: '',
    country: '',
    countryDialingCode: '',
    captchaInstead: false,
    adult: false,
  }
}
