import { unwrap } from '@livery/api'
import { useMutation } from '@tanstack/react-query'
import { atom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { useCallback } from 'react'

import { useGateway, useSession } from '../../../shell/boot/index.ts'

/** The lottery client's own token, for a page that no member is signed in on; kept in memory alone. */
const ticketAtom = atom<string | undefined>(undefined)

export interface Ticket {
  /** Whether bets can be placed: a member is signed in here, or a launch token let one in. */
  readonly admitted: boolean
  /** What getWallet, listOrders and placeOrder carry now where no session does; the session's own token goes before it. */
  readonly headers: () => Readonly<Record<string, string>>
}

/** Who is at the table. */
export function useTicket(): Ticket {
  const signedIn = useSession() !== undefined
  const held = useAtomValue(ticketAtom) !== undefined
  const store = useStore()
  const headers = useCallback((): Readonly<Record<string, string>> => {
    const token = store.get(ticketAtom)
    return token === undefined ? {} : { Authorization: `Bearer ${token}` }
  }, [store])
  return { admitted: signedIn || held, headers }
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
    // A token that is spent or too old lets nobody in: the slip then offers to sign in, which says all there is.
    meta: { wordedByCaller: true },
    onSuccess: ({ token }) => admit(token),
  })
  return useCallback(
    (launchToken) => {
      if (!signedIn) mutate(launchToken)
    },
    [signedIn, mutate],
  )
}
