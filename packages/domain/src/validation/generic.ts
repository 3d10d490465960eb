import { LIMITS } from './limits.ts'

/** Message ids that the validation rules return. A rule returns `null` when the value is valid. */
export type ValidationMessageId =
  | 'in_vwrite_code'
  | 'in_confirmation_correct'
  | 'in_incorrect_password'
  | 'in_enter_password'
  | 'same_password'
  | 'invitation_code_error'
  | 'validation.required'
  | 'validation.whitespace'
  | 'validation.type'
  | 'validation.range'
  | 'validation.enum'
  | 'validation.pattern'
  | 'validation.email'
  | 'validation.url'
  | 'validation.hex'
  | 'validation.account_format'
  | 'validation.password_format'
  | 'validation.mobile_format'
  | 'validation.real_name_format'
  | 'validation.sms_code'
  | 'validation.captcha_required'
  | 'validation.captcha_length'
  | 'validation.age_confirmation'
  | 'validation.birthday'
  | 'validation.birthday_age'
  | 'validation.feedback_type'
  | 'validation.feedback_empty'
  | 'validation.feedback_long'
  | 'validation.comment_long'
  | 'validation.image_type'
  | 'validation.image_size'
  | 'validation.image_count'

export type Verdict = ValidationMessageId | null

/** A value is required; blanks alone are 'whitespace'. */
export function required(value: string): Verdict {
  if (value === '') return 'validation.required'
  return value.trim() === '' ? 'validation.whitespace' : null
}

/** The value is a number of the given kind, written with digits alone. */
export function numeric(value: string, kind: 'integer' | 'decimal' = 'integer'): Verdict {
  const form = kind === 'integer' ? /^-?\d+$/ : /^-?\d+(?:\.\d+)?$/
  return form.test(value) ? null : 'validation.type'
}

/** The number of characters, as a reader counts them, is between two bounds. */
export function lengthBetween(value: string, minimum: number, maximum: number): Verdict {
  const length = characterCount(value)
  return length >= minimum && length <= maximum ? null : 'validation.range'
}

export function oneOf(value: string, allowed: readonly string[]): Verdict {
  return allowed.includes(value) ? null : 'validation.enum'
}

/**
 * The whole value matches a pattern from the gateway. A pattern that this engine cannot parse passes: the
 * gateway checks again, and a player must not be locked out by an operator's typing mistake.
 */
export function matchesPattern(value: string, pattern: string): Verdict {
  const form = compile(pattern)
  return !form || form.test(value) ? null : 'validation.pattern'
}

/** An e-mail address under 255 characters. */
export function email(value: string): Verdict {
  const form = /^[^\s@"(),:;<>[\\\]]+@[^\s@.]+(?:\.[^\s@.]+)+$/
  return value.length <= LIMITS.emailCharacters && !value.includes('..') && form.test(value)
    ? null
    : 'validation.email'
}

/** An absolute http or https address. */
export function webAddress(value: string): Verdict {
  return /^https?:\/\/\S+$/i.test(value) && URL.canParse(value) ? null : 'validation.url'
}

/** A colour in hex: three or six digits, the `#` may be absent. */
export function hex(value: string): Verdict {
  return /^#?(?:[\da-f]{3}|[\da-f]{6})$/i.test(value) ? null : 'validation.hex'
}

/** Number of characters as a reader counts them: an emoji or an accented letter is one. */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of graphemes.segment(text)) count += 1
  return count
}

/** First verdict that is not `null`; later rules are not run. */
export function firstProblem(...rules: readonly (() => Verdict)[]): Verdict {
  for (const rule of rules) {
    const verdict = rule()
    if (verdict) return verdict
  }
  return null
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

function compile(pattern: string): RegExp | null {
  const whole = `^(?:${pattern})$`
  for (const flags of ['u', '']) {
    try {
      return new RegExp(whole, flags)
    } catch {
      // Many stored patterns have escapes that the unicode mode refuses: retried without it.
    }
  }
  return null
}
