import type { QueryClient } from '@tanstack/react-query'

/**
 * First part of every query key whose answer belongs to the signed-in player: the cache forgets all of them
 * when the player changes, so that nobody sees another one's balance.
 */
export const MEMBER_SCOPE = 'member'

/** Forgets everything that belonged to the player who was signed in. */
export function forgetMember(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: [MEMBER_SCOPE] })
}
