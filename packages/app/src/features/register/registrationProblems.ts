import {
  ageConfirmation,
  birthday,
  captcha,
  confirmPassword,
  firstProblem,
  mobileNumber,
  smsCode,
  validateField,
  type Day,
  type Verdict,
} from '@livery/domain'
import type { MessageId } from '@livery/i18n'

import type { FieldName, RegisterValues, RegistrationForm } from './registrationForm.ts'

/** What is wrong with a field: one of our messages, or the gateway's own words. */
export type Problem =
  | { readonly kind: 'message'; readonly id: MessageId }
  | { readonly kind: 'words'; readonly words: string }

/** A field of the form or the box under it. */
export type FormName = FieldName | 'adult'

export type Problems = Readonly<Partial<Record<FormName, Problem>>>

/** What the gateway has already refused; the same value is not sent twice. */
export type Refused = Readonly<Partial<Record<FieldName, { readonly value: string; readonly id: MessageId }>>>

export interface ProblemFacts {
  readonly today: Day
  /** `legal.birthdayMinimumAge` of the tenant. */
  readonly birthdayMinimumAge: number
  readonly refused: Refused
}

/** Rules that hold beside the gateway's, whatever its patterns say. */
function ownRule(name: FieldName, values: RegisterValues, facts: ProblemFacts): Verdict {
  const value = values[name]
  switch (name) {
    case 'confirmPassword':
      return confirmPassword(value, values.password, 'register')
    case 'captcha':
      return captcha(value)
    case 'verificationCode':
      return smsCode(value)
    case 'mobileNum':
      return mobileNumber(value)
    case 'birthday':
      return birthday(value, facts.today, facts.birthdayMinimumAge)
    default:
      return null
  }
}

function problemOf(
  name: FieldName,
  { rules }: RegistrationForm,
  values: RegisterValues,
  facts: ProblemFacts,
): Problem | undefined {
  const value = values[name]
  const rule = rules[name]
  const optional = value === '' && !rule?.required
  if (optional) return undefined
  const refused = facts.refused[name]
  if (refused?.value === value) return { kind: 'message', id: refused.id }
  // The confirmation, captcha and code have words of their own for being empty or malformed: they come first.
  const own =
    value === '' && !HAS_OWN_WORDS.has(name) ? null : firstProblem(() => ownRule(name, values, facts))
  if (own) return { kind: 'message', id: own }
  if (name === 'confirmPassword') return undefined
  const problem = validateField(name, value, rule)
  if (!problem) return undefined
  if (problem.serverMessage !== null) return { kind: 'words', words: problem.serverMessage }
  return { kind: 'message', id: problem.messageId }
}

const HAS_OWN_WORDS: ReadonlySet<FieldName> = new Set(['confirmPassword', 'captcha', 'verificationCode'])

/** Everything that is wrong with a form, in the order it is shown, the age box last. */
export function registrationProblems(
  form: RegistrationForm,
  values: RegisterValues,
  facts: ProblemFacts,
): Problems {
  const problems: Partial<Record<FormName, Problem>> = {}
  for (const name of form.fields) {
    const problem = problemOf(name, form, values, facts)
    if (problem) problems[name] = problem
  }
  const confirmation = ageConfirmation(values.adult)
  if (confirmation) problems.adult = { kind: 'message', id: confirmation }
  return problems
}
