import {
  captcha,
  loginPassword,
  loginUsername,
  mobileNumber,
  smsCode,
  type LoginMethod,
  type Verdict,
} from '@livery/domain/validation'

import type { CodeValues } from '#capabilities/entrance/CodeInput.tsx'
import type { CaptchaValues } from '#capabilities/verification/CaptchaInput.tsx'
import { problemsById, type Problems } from '#platform/forms/problems.ts'

/** Values of the login form; each method uses its own part. */
export interface LoginValues extends CodeValues, CaptchaValues {
  readonly username: string
  readonly password: string
  readonly remember: boolean
}

/** Initial values: remembering is on by default (S-login-09). */
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
  /** True when the gateway requires a captcha. */
  readonly captchaAsked: boolean
}

/** Errors of the form. */
export function loginProblems(
  values: LoginValues,
  { method, captchaAsked }: LoginFacts,
): Problems<LoginField> {
  const verdicts: Readonly<Partial<Record<LoginField, Verdict>>> = {
    ...(method === 'username'
      ? { username: loginUsername(values.username), password: loginPassword(values.password) }
      : { mobileNum: mobileNumber(values.mobileNum), verificationCode: smsCode(values.verificationCode) }),
    ...(captchaAsked && !values.captchaInstead && { captcha: captcha(values.captcha) }),
  }
  return problemsById(verdicts)
}
