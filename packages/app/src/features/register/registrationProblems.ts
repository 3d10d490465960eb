import type { Day } from '@livery/domain/account'
import {
  ageConfirmation,
  birthday,
  captcha,
  confirmPassword,
  firstProblem,
  mobileNumber,
  smsCode,
  validateField,
  type Verdict,
} from '@livery/domain/validation'

import { problemOfRule, type Problem, type Problems } from '#platform/forms/problems.ts'

import type { FieldName, FormName, RegisterValues, RegistrationForm } from './registrationForm.ts'

export interface ProblemFacts {
  readonly today: Day
  /** `legal.birthdayMinimumAge` of the tenant. */
  readonly birthdayMinimumAge: number
}

/** Rules that apply in addition to the gateway's, whatever its patterns say. */
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
  if (optional || (name === 'captcha' && values.captchaInstead)) return undefined
  // Confirmation, captcha and code have their own messages for empty or malformed values, which take precedence.
  const own =
    value === '' && !HAS_OWN_MESSAGE.has(name) ? null : firstProblem(() => ownRule(name, values, facts))
  if (own) return { id: own }
  if (name === 'confirmPassword') return undefined
  const problem = validateField(name, value, rule)
  return problem ? problemOfRule(problem) : undefined
}

const HAS_OWN_MESSAGE: ReadonlySet<FieldName> = new Set(['confirmPassword', 'captcha', 'verificationCode'])

/** Errors of the form in visual order, the age checkbox last. */
export function registrationProblems(
  form: RegistrationForm,
  values: RegisterValues,
  facts: ProblemFacts,
): Problems<FormName> {
  const problems: Partial<Record<FormName, Problem>> = {}
  for (const name of form.fields) {
    const problem = problemOf(name, form, values, facts)
    if (problem) problems[name] = problem
  }
  const confirmation = ageConfirmation(values.adult)
  if (confirmation) problems.adult = { id: confirmation }
  return problems
}
