import { firstProblem, matchesPattern, required, type ValidationMessageId } from './generic.ts'

/** One field's rule as `/wps/member/register/rules` answers it. */
export type FieldRule = {
  readonly enabled: boolean
  readonly required: boolean
  /** The field is shown; an enabled field that is not exposed is filled by the site itself. */
  readonly exposed?: boolean | undefined
  readonly pattern?: string | null | undefined
  /** The gateway's own words for a value that misses the pattern. */
  readonly message?: string | null | undefined
  readonly order?: number | undefined
}
export type FieldRules = Readonly<Record<string, FieldRule | undefined>>

/** A field's problem: our message, and the gateway's own words where it sent some (they are shown instead). */
export type FieldProblem = {
  readonly messageId: ValidationMessageId
  readonly serverMessage: string | null
}

/** Registration by user name or by mobile number. */
export type RegistrationMethod = 'username' | 'mobileNum'

/** Message ids of fields whose format has wording of its own. */
const FORMAT_MESSAGES: Readonly<Record<string, ValidationMessageId>> = {
  username: 'validation.account_format',
  password: 'validation.password_format',
  paymentPassword: 'validation.password_format',
  email: 'validation.email',
  mobileNum: 'validation.mobile_format',
  payeeName: 'validation.real_name_format',
}

/** Checks one field; a rule that is absent or off passes, and so does an optional empty field. */
export function validateField(name: string, value: string, rule: FieldRule | undefined): FieldProblem | null {
  if (!rule?.enabled) return null
  if (value === '' && !rule.required) return null
  const verdict = firstProblem(
    () => (rule.required ? required(value) : null),
    () => (rule.pattern ? matchesPattern(value, rule.pattern) : null),
  )
  if (!verdict) return null
  if (verdict !== 'validation.pattern') return { messageId: verdict, serverMessage: null }
  return { messageId: FORMAT_MESSAGES[name] ?? verdict, serverMessage: rule.message?.trim() || null }
}

/** The fields to show, in the gateway's order; those without one keep their place after the ordered. */
export function shownFields(rules: FieldRules): string[] {
  return Object.entries(rules)
    .filter(([, rule]) => rule?.enabled && rule.exposed !== false)
    .sort(([, a], [, b]) => (a?.order ?? Number.MAX_SAFE_INTEGER) - (b?.order ?? Number.MAX_SAFE_INTEGER))
    .map(([name]) => name)
}

/** The first shown field with a problem: where the form puts the focus. */
export function firstInvalidField(
  values: Readonly<Record<string, string | undefined>>,
  rules: FieldRules,
): { readonly name: string; readonly problem: FieldProblem } | null {
  for (const name of shownFields(rules)) {
    const problem = validateField(name, values[name] ?? '', rules[name])
    if (problem) return { name, problem }
  }
  return null
}

/** The method a registration starts with: mobile only where it is on and user name is off. */
export function defaultRegistrationMethod(
  methods: Readonly<Record<RegistrationMethod, boolean>>,
): RegistrationMethod {
  return methods.mobileNum && !methods.username ? 'mobileNum' : 'username'
}

/** The choice of method is shown only where both are enabled. */
export function showsMethodChoice(methods: Readonly<Record<RegistrationMethod, boolean>>): boolean {
  return methods.username && methods.mobileNum
}

/** The affiliate code is asked of the gateway when its field is enabled and exposed and something was typed. */
export function checksAffiliateCode(rule: FieldRule | undefined, value: string): boolean {
  return Boolean(rule?.enabled) && rule?.exposed !== false && value.trim() !== ''
}
