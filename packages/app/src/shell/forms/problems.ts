import type { FieldProblem } from '@livery/domain'
import type { MessageId } from '@livery/i18n'

/** What is wrong with a field: one of our messages, or the gateway's own words. */
export type Problem = { readonly id: MessageId } | { readonly words: string }

/** Everything that is wrong with a form, by field. */
export type Problems<Name extends string> = Readonly<Partial<Record<Name, Problem>>>

/** What a rule of the gateway has against a value, in the gateway's words where it has some. */
export function problemOfRule(problem: FieldProblem): Problem {
  return problem.serverMessage === null ? { id: problem.messageId } : { words: problem.serverMessage }
}
