import { required, type Verdict } from './generic.ts'
import { LIMITS } from './limits.ts'

/** The shared rule `loginUsername`: required, so that an account of any age can sign in. */
export const loginUsername = (value: string): Verdict => required(value)

/** The shared rule `loginPassword`, also of an old password: required, as it may predate the rule of new ones. */
export const loginPassword = (value: string): Verdict => required(value)

/** Login and registration captcha: required, digits alone, at most 6. */
export function captcha(value: string): Verdict {
  return new RegExp(`^\\d{1,${LIMITS.captchaDigits}}$`).test(value) ? null : 'in_vwrite_code'
}

/** SMS code: digits alone, at most 10; one of fewer than 4 is not written to its end yet. */
export function smsCode(value: string): Verdict {
  const { smsCodeLeastDigits: least, smsCodeDigits: most } = LIMITS
  return new RegExp(`^\\d{${least},${most}}$`).test(value) ? null : 'validation.sms_code'
}

/**
 * Mobile number: digits, at most 20, at least 5 without the leading zero, of which it has one at most (contract); a
 * merchant's own pattern is a field rule.
 */
export function mobileNumber(value: string): Verdict {
  const fits = /^0?[1-9]\d*$/.test(value) && value.length <= LIMITS.mobileNumberCharacters
  return fits && mobileForWire(value).length >= LIMITS.mobileNumberDigits ? null : 'validation.mobile_format'
}

/** Mobile number in the form of the wire: without its leading zero. */
export function mobileForWire(value: string): string {
  return value.replace(/^0/, '')
}

/** True when login requires a captcha after this failure: the error data has a captcha value. */
export function failureAsksForCaptcha(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'captcha' in data && Boolean(data.captcha)
}
