import type { ViewedQuery } from './QueryView.tsx'

/**
 * Several queries as one: answered when all are, failed when one without an answer is. Trying again asks those that
 * failed.
 */
export function allOf<const Answers extends readonly unknown[]>(
  ...queries: { readonly [Index in keyof Answers]: ViewedQuery<Answers[Index]> }
): ViewedQuery<Answers> {
  const unanswered = queries.filter(({ data }) => data === undefined)
  const failed = unanswered.filter(({ error }) => error)
  return {
    data: unanswered.length === 0 ? (queries.map(({ data }) => data) as unknown as Answers) : undefined,
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }
}
