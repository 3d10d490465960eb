import { newId, unwrap } from '@livery/api'
import { useMutation } from '@tanstack/react-query'
import { atom, useAtom, useSetAtom, useStore } from 'jotai'
import { useCallback, useEffect, useMemo } from 'react'

import { useGateway, useSession } from '#platform/boot/ServicesContext.ts'

import { betCalls, type BetCalls } from './betCalls.ts'

/** The lottery client's own token, for a page without a signed-in member; kept in memory alone. */
interface TicketToken {
  /** Distinguishes the answers to one token from those to the next. */
  readonly id: string
  readonly token: string
}

const ticketAtom = atom<TicketToken | undefined>(undefined)

export interface Ticket {
  /** True when bets can be placed: a member is signed in here, or the launch token was accepted. */
  readonly admitted: boolean
  /** Cache key of a player who was admitted by a launch token, without a session. */
  readonly id: string | undefined
  /** Calls of the bet page, with this player's token. */
  readonly calls: BetCalls
}

/** Admission to the bet page, by session or launch token. */
export function useTicket(): Ticket {
  const gateway = useGateway()
  const signedIn = useSession() !== undefined
  const [held, hold] = useAtom(ticketAtom)
  // A member plays with their own session, and leaves no other player's admission behind when it ends.
  useEffect(() => {
    if (signedIn) hold(undefined)
  }, [signedIn, hold])
  const store = useStore()
  // The token is read at the time of the call, so that a token that arrived after rendering is used.
  const calls = useMemo(() => betCalls(gateway, () => store.get(ticketAtom)?.token), [gateway, store])
  return { admitted: signedIn || held !== undefined, id: signedIn ? undefined : held?.id, calls }
}

/**
 * Spends a launch token on the client's own, where no member is signed in: an embedding app knows its player, this
 * page does not. A signed-in member needs none, and a launch token that is too old must not end their session.
 */
export function useSpendLaunchToken(): (launchToken: string) => void {
  const gateway = useGateway()
  const signedIn = useSession() !== undefined
  const admit = useSetAtom(ticketAtom)
  const { mutate } = useMutation({
    mutationFn: (launchToken: string) => unwrap(gateway.POST('/lotto/session', { body: { launchToken } })),
    // A spent or expired token admits no player: the slip then offers to sign in, and no other message is needed.
    onSuccess: ({ token }) => admit({ id: newId(), token }),
  })
  return useCallback(
    (launchToken) => {
      if (!signedIn) mutate(launchToken)
    },
    [signedIn, mutate],
  )
}
