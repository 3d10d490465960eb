import type { Schemas } from '@livery/api'
import { mobileForWire, type RegisterMethod } from '@livery/domain'

import type { CodeProof } from '../../shell/entrance/useSmsCode.ts'
import type { CaptchaAnswer } from '../../shell/verification/useCaptcha.ts'
import type { FieldName, RegisterValues, RegistrationForm } from './registrationForm.ts'

export interface RegistrationSurroundings {
  /** How the page is being run. */
  readonly registerMethod: RegisterMethod
  /** The page's host. */
  readonly host: string
  /** Answer of the human verification, where the merchant asks for one. */
  readonly human: string | undefined
  /** What was read in the picture or done in its place, where the form has a captcha. */
  readonly captcha: CaptchaAnswer | undefined
  /** What was made of the code from the text message, where the form has one. */
  readonly code: CodeProof | undefined
}

type Payload = Schemas['RegisterPayload']

/** Optional fields travel under their own names. */
const OPTIONAL = [
  'paymentPassword',
  'recommenderId',
  'affiliateCode',
  'nickname',
  'payeeName',
  'birthday',
  'email',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
] as const satisfies readonly (FieldName & keyof Payload)[]

/** Codes that an invite link fills in where the form does not show their field. */
const FROM_LINK: ReadonlySet<FieldName> = new Set(['affiliateCode', 'recommenderId'])

/** What the gateway takes: the fields of the form that hold something, and how the page is being run. */
export function registerPayload(
  form: RegistrationForm,
  values: RegisterValues,
  { registerMethod, host, human, captcha, code }: RegistrationSurroundings,
): Payload {
  const carries = (name: FieldName): boolean =>
    form.fields.includes(name) || (FROM_LINK.has(name) && form.rules[name]?.enabled === true)
  const optional = OPTIONAL.filter((name) => carries(name) && values[name].trim() !== '')
  const { username, mobileNum, countryDialingCode } = values
  return {
    registerMethod,
    registerUrl: host,
    domain: host,
    type: 0,
    password: values.password,
    confirmPassword: values.confirmPassword,
    ...(form.method === 'username'
      ? { username: username.trim() }
      : { mobileNum: mobileForWire(mobileNum), countryDialingCode, ...code }),
    ...Object.fromEntries(optional.map((name) => [name, values[name].trim()])),
    ...captcha,
    ...(human !== undefined && { human }),
  }
}
