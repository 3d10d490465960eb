import type { FieldProblem } from '@livery/domain/validation'
import type { MessageId } from '@livery/i18n'

/** Error of a field: a message of the catalogue, or the gateway's own text. */
export type Problem = { readonly id: MessageId } | { readonly text: string }

/** All errors of a form, by field. */
export type Problems<Name extends string> = Readonly<Partial<Record<Name, Problem>>>

/** Errors from rules that return only a message id. */
export function problemsById<Name extends string>(
  ids: Readonly<Partial<Record<Name, MessageId | null>>>,
): Problems<Name> {
  const entries = Object.entries<MessageId | null | undefined>(ids)
  return Object.fromEntries(entries.flatMap(([name, id]) => (id ? [[name, { id }]] : []))) as Problems<Name>
}

/** Error of a value under a rule of the gateway, in the gateway's text where it sends one. */
export function problemOfRule(problem: FieldProblem): Problem {
  return problem.serverMessage === null ? { id: problem.messageId } : { text: problem.serverMessage }
}
