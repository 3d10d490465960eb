import { LIMITS } from '../constants.ts'
import type { Verdict } from './generic.ts'

/** Login and registration captcha: required, digits alone, at most 6. */
export function captcha(value: string): Verdict {
  return new RegExp(`^\\d{1,${LIMITS.captchaDigits}}$`).test(value) ? null : 'in_vwrite_code'
}

/** SMS code: digits alone, at most 10. */
export function smsCode(value: string): Verdict {
  return new RegExp(`^\\d{1,${LIMITS.smsCodeDigits}}$`).test(value) ? null : 'validation.sms_code'
}

/** What may be typed into a captcha field: other characters are dropped, the rest cut at 6. */
export function captchaInput(text: string): string {
  return digitsOf(text).slice(0, LIMITS.captchaDigits)
}

/** What may be typed into an SMS code field: other characters are dropped, the rest cut at 10. */
export function smsCodeInput(text: string): string {
  return digitsOf(text).slice(0, LIMITS.smsCodeDigits)
}

/** What may be typed as a mobile number: digits, at most 20. */
export function mobileInput(text: string): string {
  return digitsOf(text).slice(0, LIMITS.mobileNumberCharacters)
}

/** Mobile number: digits, at most 20, at least 5 without the leading zero; a merchant's own pattern is a field rule. */
export function mobileNumber(value: string): Verdict {
  const fits = /^\d+$/.test(value) && value.length <= LIMITS.mobileNumberCharacters
  return fits && mobileForWire(value).length >= 5 ? null : 'validation.mobile_format'
}

/** The number as it is sent: without its leading zero. */
export function mobileForWire(value: string): string {
  return value.replace(/^0/, '')
}

/** True when a failed login asks for a captcha from now on: its error data carries a captcha value. */
export function failureAsksForCaptcha(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'captcha' in data && Boolean(data.captcha)
}

/** True when the SMS code may be asked for: a valid number, human verification passed, nothing counting. */
export function canRequestSmsCode(facts: {
  readonly mobile: string
  readonly humanVerified: boolean
  readonly waiting: boolean
}): boolean {
  return mobileNumber(facts.mobile) === null && facts.humanVerified && !facts.waiting
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '')
}
