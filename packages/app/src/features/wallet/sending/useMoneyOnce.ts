import { GatewayError, newId } from '@livery/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { useShell } from '../../../shell/boot/index.ts'
import { MEMBER_SCOPE } from '../../../shell/gateway/memberQueries.ts'
import { OPEN_TRIES, tryFor, withTry, type OpenTry } from './openTries.ts'

export interface MoneyCall<Wish, Receipt> {
  /** Tells the calls apart. */
  readonly name: 'deposit' | 'withdraw' | 'transfer'
  /** What makes two wishes the same. It is kept in the browser until an answer came: no secrets. */
  readonly contentOf: (wish: Wish) => string
  /** Sends it with the header that makes a repeat harmless. */
  readonly send: (wish: Wish, header: { readonly 'Idempotency-Key': string }) => Promise<Receipt>
  readonly onDone: (receipt: Receipt, wish: Wish) => void
}

/** Whether the gateway has decided: then the next press is a new order. 409 may be the same one still on its way. */
function isAnswer(error: unknown): boolean {
  if (!(error instanceof GatewayError)) return false
  return (
    error.code === 'idempotency.conflict' ||
    (error.status >= 400 && error.status < 500 && error.status !== 409)
  )
}

/**
 * Moves money once. Where no answer came, the next press of the same sends it under the same Idempotency-Key, also
 * after the page was loaded again: only the gateway knows whether it had arrived. Whoever uses it words its failures.
 */
export function useMoneyOnce<Wish, Receipt>({ name, contentOf, send, onDone }: MoneyCall<Wish, Receipt>) {
  const { storage, session } = useShell()
  const queryClient = useQueryClient()
  const slot = (): string => `${session.current()?.memberName ?? ''}/${name}`
  const tries = () => storage.read(OPEN_TRIES) ?? {}
  const keep = (attempt: OpenTry | undefined): void =>
    storage.write(OPEN_TRIES, withTry(tries(), slot(), attempt))

  return useMutation({
    mutationFn: (wish: Wish) => {
      const attempt = tryFor(tries()[slot()], contentOf(wish), { now: Date.now(), newKey: newId })
      keep(attempt)
      return send(wish, { 'Idempotency-Key': attempt.key })
    },
    meta: { wordedByCaller: true },
    onSuccess: (receipt, wish) => {
      keep(undefined)
      onDone(receipt, wish)
      void queryClient.invalidateQueries({ queryKey: [MEMBER_SCOPE] })
    },
    onError: (error) => {
      if (isAnswer(error)) keep(undefined)
    },
  })
}
