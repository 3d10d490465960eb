import type { QueryClient } from '@tanstack/react-query'

/**
 * First part of every query key whose answer belongs to the signed-in player: the cache clears all of them when the
 * player changes, so that one player never sees another one's balance.
 */
export const MEMBER_SCOPE = 'member'

/** Clears every cached answer of the player who was signed in. */
export function forgetMember(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: [MEMBER_SCOPE] })
}
