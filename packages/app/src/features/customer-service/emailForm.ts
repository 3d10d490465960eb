import { email, firstProblem, lengthBetween, required } from '@livery/domain/validation'

import { problemsById, type Problems } from '#platform/forms/problems.ts'

/** Values of the e-mail form, as the wire takes them. */
export interface EmailValues {
  readonly email: string
  readonly subject: string
  readonly content: string
}

export const EMPTY_EMAIL: EmailValues = { email: '', subject: '', content: '' }

/** The fields in the order they are shown. */
export const EMAIL_FIELDS = ['email', 'subject', 'content'] as const
export type EmailField = (typeof EMAIL_FIELDS)[number]

/** Most characters of subject and content (contract). */
export const EMAIL_CHARACTERS = { subject: 120, content: 2000 } as const

/** Errors of the form, by the generic rules. */
export function emailProblems(values: EmailValues): Problems<EmailField> {
  const textProblem = (field: 'subject' | 'content') =>
    firstProblem(
      () => required(values[field]),
      () => lengthBetween(values[field].trim(), 1, EMAIL_CHARACTERS[field]),
    )
  return problemsById({
    email: firstProblem(
      () => required(values.email),
      () => email(values.email.trim()),
    ),
    subject: textProblem('subject'),
    content: textProblem('content'),
  })
}
