import type { FieldProblem } from '@livery/domain'
import type { MessageId } from '@livery/i18n'

/** What is wrong with a field: one of our messages, or the gateway's own words. */
export type Problem = { readonly id: MessageId } | { readonly words: string }

/** Everything that is wrong with a form, by field. */
export type Problems<Name extends string> = Readonly<Partial<Record<Name, Problem>>>

/** Problems of rules that answer with a message alone. */
export function problemsById<Name extends string>(
  ids: Readonly<Partial<Record<Name, MessageId | null>>>,
): Problems<Name> {
  const entries = Object.entries<MessageId | null | undefined>(ids)
  return Object.fromEntries(entries.flatMap(([name, id]) => (id ? [[name, { id }]] : []))) as Problems<Name>
}

/** What a rule of the gateway has against a value, in the gateway's words where it has some. */
export function problemOfRule(problem: FieldProblem): Problem {
  return problem.serverMessage === null ? { id: problem.messageId } : { words: problem.serverMessage }
}
