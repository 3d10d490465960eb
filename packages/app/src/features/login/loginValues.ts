/** What the login form holds; each method uses its own part. */
export interface LoginValues {
  readonly username: string
  readonly password: string
  readonly mobile: string
  readonly country: string
  readonly countryDialingCode: string
  readonly code: string
  readonly captcha: string
  readonly captchaId: string
  readonly remember: boolean
}

/** The form at its beginning: remembering is on by default (specification, 'Login'). */
export const EMPTY_LOGIN: LoginValues = {
  username: '',
  password: '',
  mobile: '',
  country: '',
  countryDialingCode: '',
  code: '',
  captcha: '',
  captchaId: '',
  remember: true,
}
