import { captcha, mobileNumber, required, smsCode, type Verdict } from '@livery/domain'

import type { CodeValues } from '../../shell/entrance/CodeInput.tsx'
import { problemsById, type Problems } from '../../shell/forms/problems.ts'
import type { CaptchaValues } from '../../shell/verification/CaptchaInput.tsx'

export type LoginMethod = 'username' | 'sms'

/** What the login form holds; each method uses its own part. */
export interface LoginValues extends CodeValues, CaptchaValues {
  readonly username: string
  readonly password: string
  readonly remember: boolean
}

/** The form at its beginning: remembering is on by default (specification, 'Login'). */
export const EMPTY_LOGIN: LoginValues = {
  username: '',
  password: '',
  mobileNum: '',
  country: '',
  countryDialingCode: '',
  verificationCode: '',
  captcha: '',
  captchaInstead: false,
  remember: true,
}

/** The fields in the order they are shown, those of both methods together. */
export const LOGIN_FIELDS = ['username', 'password', 'mobileNum', 'verificationCode', 'captcha'] as const
export type LoginField = (typeof LOGIN_FIELDS)[number]

export interface LoginFacts {
  readonly method: LoginMethod
  /** The gateway has asked for a captcha. */
  readonly captchaAsked: boolean
}

/** Everything that is wrong with the form. */
export function loginProblems(
  values: LoginValues,
  { method, captchaAsked }: LoginFacts,
): Problems<LoginField> {
  const verdicts: Readonly<Partial<Record<LoginField, Verdict>>> = {
    ...(method === 'username'
      ? { username: required(values.username), password: required(values.password) }
      : { mobileNum: mobileNumber(values.mobileNum), verificationCode: smsCode(values.verificationCode) }),
    ...(captchaAsked && !values.captchaInstead && { captcha: captcha(values.captcha) }),
  }
  return problemsById(verdicts)
}
