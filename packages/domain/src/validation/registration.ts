import {
  email,
  firstProblem,
  hex,
  lengthBetween,
  matchesPattern,
  numeric,
  oneOf,
  required,
  type ValidationMessageId,
  type Verdict,
  webAddress,
} from './generic.ts'

/** Formats that a rule of the gateway may name for its field; each is one generic rule. */
export type FieldFormat = 'integer' | 'decimal' | 'email' | 'url' | 'hex'

const FORMATS: Readonly<Record<FieldFormat, (value: string) => Verdict>> = {
  integer: (value) => numeric(value, 'integer'),
  decimal: (value) => numeric(value, 'decimal'),
  email,
  url: webAddress,
  hex,
}

/** Rule of one field, from `/wps/member/register/rules`. */
export type FieldRule = {
  readonly enabled: boolean
  readonly required: boolean
  /** True when the field is shown; the site fills an enabled field that is not exposed. */
  readonly exposed?: boolean | undefined
  readonly pattern?: string | null | undefined
  /** Generic format that the value must have. */
  readonly format?: FieldFormat | null | undefined
  /** Fewest and most characters. */
  readonly minLength?: number | null | undefined
  readonly maxLength?: number | null | undefined
  /** The only values that are valid; empty for any. */
  readonly choices?: readonly string[] | null | undefined
  /** Message of the gateway for a value that does not match the pattern. */
  readonly message?: string | null | undefined
  readonly order?: number | undefined
}
export type FieldRules = Readonly<Record<string, FieldRule | undefined>>

/** Problem of a field: our message, and the gateway's own where it sent one (shown instead). */
export type FieldProblem = {
  readonly messageId: ValidationMessageId
  readonly serverMessage: string | null
}

/** Registration by user name or by mobile number. */
export type RegistrationMethod = 'username' | 'mobileNum'

/** Message ids of fields whose format has a message of its own. */
const FORMAT_MESSAGES: Readonly<Record<string, ValidationMessageId>> = {
  username: 'validation.account_format',
  password: 'validation.password_format',
  paymentPassword: 'validation.password_format',
  email: 'validation.email',
  mobileNum: 'validation.mobile_format',
  payeeName: 'validation.real_name_format',
}

/** Validates one field; a rule that is absent or off passes, and so does an optional empty field. */
export function validateField(name: string, value: string, rule: FieldRule | undefined): FieldProblem | null {
  if (!rule?.enabled) return null
  if (value === '' && !rule.required) return null
  const verdict = firstProblem(
    () => (rule.required ? required(value) : null),
    () => (rule.format ? FORMATS[rule.format](value) : null),
    () => {
      const { minLength, maxLength } = rule
      const bounded = typeof minLength === 'number' || typeof maxLength === 'number'
      return bounded ? lengthBetween(value, minLength ?? 0, maxLength ?? Infinity) : null
    },
    () => (rule.choices?.length ? oneOf(value, rule.choices) : null),
    () => (rule.pattern ? matchesPattern(value, rule.pattern) : null),
  )
  if (!verdict) return null
  if (verdict !== 'validation.pattern') return { messageId: verdict, serverMessage: null }
  return { messageId: FORMAT_MESSAGES[name] ?? verdict, serverMessage: rule.message?.trim() || null }
}

/** Fields to show, in the gateway's order; those without a position follow in their own order. */
export function shownFields(rules: FieldRules): string[] {
  return Object.entries(rules)
    .filter(([, rule]) => rule?.enabled && rule.exposed !== false)
    .sort(([, a], [, b]) => (a?.order ?? Number.MAX_SAFE_INTEGER) - (b?.order ?? Number.MAX_SAFE_INTEGER))
    .map(([name]) => name)
}

/** Initial method of a registration: mobile only where it is on and user name is off. */
export function defaultRegistrationMethod(
  methods: Readonly<Record<RegistrationMethod, boolean>>,
): RegistrationMethod {
  return methods.mobileNum && !methods.username ? 'mobileNum' : 'username'
}

/** True when the choice of method is shown: both are enabled. */
export function showsMethodChoice(methods: Readonly<Record<RegistrationMethod, boolean>>): boolean {
  return methods.username && methods.mobileNum
}

/** True when the affiliate code is validated by the gateway: its field is enabled and exposed and not empty. */
export function checksAffiliateCode(rule: FieldRule | undefined, value: string): boolean {
  return Boolean(rule?.enabled) && rule?.exposed !== false && value.trim() !== ''
}

/**
 * True for a text that can be an invitation code (contract). What a link carries may be none: chats cut links short, and
 * take the full stop behind one into it.
 */
export function isAffiliateCode(value: string): boolean {
  return /^[A-Za-z0-9_-]{1,32}$/.test(value)
}

/** True for a text that can be a recommender's id (contract). */
export function isRecommenderId(value: string): boolean {
  return /^.{1,32}$/u.test(value)
}
