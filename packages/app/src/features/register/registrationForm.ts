import type { Schemas } from '@livery/api'
import { shownFields, type FieldRule, type FieldRules, type RegistrationMethod } from '@livery/domain'

import type { CodeValues } from '../../shell/entrance/CodeInput.tsx'
import type { CaptchaValues } from '../../shell/verification/CaptchaInput.tsx'

/** A field that the gateway's rules may ask for. */
export type FieldName = Schemas['RegistrationField']

/** What the form holds: every field of the rules by its wire name, and what belongs to none of them. */
export type RegisterValues = Readonly<Record<FieldName, string>> &
  CodeValues &
  CaptchaValues & { readonly adult: boolean }

/** A field of the form or the box under it. */
export type FormName = FieldName | 'adult'

/** The form of one method: which fields it shows, in order, and what each must be. */
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

/** A form cannot do without these, whatever the rules say: the call refuses a registration that lacks them. */
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

/** The methods a merchant offers, as the rules about them want it. */
export function methodsOf(list: readonly RegistrationMethod[]): Record<RegistrationMethod, boolean> {
  return { username: list.includes('username'), mobileNum: list.includes('mobileNum') }
}

/** The form at its beginning; an invite link fills in the codes it carries. */
export function emptyValues(search: string): RegisterValues {
  const link = new URLSearchParams(search)
  return {
    username: '',
    password: '',
    confirmPassword: '',
    mobileNum: '',
    verificationCode: '',
    captcha: '',
    paymentPassword: '',
    recommenderId: link.get('recommenderId') ?? '',
    affiliateCode: link.get('affiliateCode') ?? '',
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
