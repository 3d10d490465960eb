import { newId } from '@livery/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { useShell } from '../boot/index.ts'
import { MEMBER_SCOPE } from '../gateway/memberQueries.ts'
import { hasDecided } from './hasDecided.ts'
import { OPEN_TRIES, tryFor, withTry, type OpenTry } from './openTries.ts'

export interface MoneyCall<Wish, Receipt> {
  /** Tells the calls apart. */
  readonly name: 'deposit' | 'withdraw' | 'transfer' | 'reward' | 'invite'
  /** Tells wishes apart that may be open beside each other; without it a call has one open try. */
  readonly subjectOf?: (wish: Wish) => string
  /** What makes two wishes the same. It is kept in the browser until an answer came: no secrets. */
  readonly contentOf: (wish: Wish) => string
  /** Sends it with the header that makes a repeat harmless. */
  readonly send: (wish: Wish, header: { readonly 'Idempotency-Key': string }) => Promise<Receipt>
  readonly onDone: (receipt: Receipt, wish: Wish) => void
  /** Words the failure, where the caller does not read it from the mutation. */
  readonly onFailed?: (error: Error) => void
}

/**
 * Moves money once. Where no answer came, the next press of the same sends it under the same Idempotency-Key, also
 * after the page was loaded again: only the gateway knows whether it had arrived. Whoever uses it words its failures.
 */
export function useMoneyOnce<Wish, Receipt>(call: MoneyCall<Wish, Receipt>) {
  const { name, subjectOf, contentOf, send, onDone, onFailed } = call
  const { storage, session } = useShell()
  const queryClient = useQueryClient()
  const slotOf = (wish: Wish): string =>
    [session.current()?.memberName ?? '', name, ...(subjectOf ? [subjectOf(wish)] : [])].join('/')
  const tries = () => storage.read(OPEN_TRIES) ?? {}
  const keep = (wish: Wish, attempt: OpenTry | undefined): void =>
    storage.write(OPEN_TRIES, withTry(tries(), slotOf(wish), attempt))

  return useMutation({
    mutationFn: (wish: Wish) => {
      const attempt = tryFor(tries()[slotOf(wish)], contentOf(wish), { now: Date.now(), newKey: newId })
      keep(wish, attempt)
      return send(wish, { 'Idempotency-Key': attempt.key })
    },
    meta: { wordedByCaller: true },
    onSuccess: (receipt, wish) => {
      keep(wish, undefined)
      onDone(receipt, wish)
      return queryClient.invalidateQueries({ queryKey: [MEMBER_SCOPE] })
    },
    onError: (error, wish) => {
      if (hasDecided(error)) keep(wish, undefined)
      onFailed?.(error)
    },
  })
}
