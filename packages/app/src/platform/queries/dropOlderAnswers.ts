import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Gives up the requests under way for answers that were written just now, by what the player has done: what they bring
 * is older and would undo it. What was written stays.
 */
export function dropOlderAnswers(client: QueryClient, filters: QueryFilters): void {
  void client.cancelQueries(filters)
}
