import type { Schemas } from '@livery/api'
import type { RegisterMethod } from '@livery/domain/device'
import { mobileForWire } from '@livery/domain/validation'

import type { CodeProof } from '#capabilities/entrance/useSmsCode.ts'
import type { CaptchaAnswer } from '#capabilities/verification/useCaptcha.ts'

import type { FieldName, RegisterValues, RegistrationForm } from './registrationForm.ts'

export interface RegistrationContext {
  /** Run mode of the page: native app, installed web app, iOS home-screen clip or browser. */
  readonly registerMethod: RegisterMethod
  readonly host: string
  /** Answer of the human verification, where the merchant asks for one. */
  readonly human: string | undefined
  /** Captcha answer or its proof of work, where the form has a captcha. */
  readonly captcha: CaptchaAnswer | undefined
  /** Proof of the SMS code, where the form has one. */
  readonly code: CodeProof | undefined
}

type Payload = Schemas['RegisterPayload']

/** Optional fields, which the payload has under the same names. */
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

/** Payload for the gateway: the filled fields of the form, and the page's run mode. */
export function registerPayload(
  form: RegistrationForm,
  values: RegisterValues,
  { registerMethod, host, human, captcha, code }: RegistrationContext,
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
