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

import { problemOfRule, type Problem, type Problems } from '../../shell/forms/problems.ts'
import type { FieldName, FormName, RegisterValues, RegistrationForm } from './registrationForm.ts'

export interface ProblemFacts {
  readonly today: Day
  /** `legal.birthdayMinimumAge` of the tenant. */
  readonly birthdayMinimumAge: number
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
  if (optional || (name === 'captcha' && values.captchaInstead)) return undefined
  // The confirmation, captcha and code have words of their own for being empty or malformed: they come first.
  const own =
    value === '' && !HAS_OWN_WORDS.has(name) ? null : firstProblem(() => ownRule(name, values, facts))
  if (own) return { id: own }
  if (name === 'confirmPassword') return undefined
  const problem = validateField(name, value, rule)
  return problem ? problemOfRule(problem) : undefined
}

const HAS_OWN_WORDS: ReadonlySet<FieldName> = new Set(['confirmPassword', 'captcha', 'verificationCode'])

/** Everything that is wrong with a form, in the order it is shown, the age box last. */
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
