import { GatewayError, newId, unwrap, type Schemas } from '@livery/api'
import type { PlayType } from '@livery/domain'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'

import { useGateway, useShell } from '../../../shell/boot/index.ts'
import { MEMBER_SCOPE } from '../../../shell/gateway/memberQueries.ts'
import { numeroQuery } from '../../../shell/lottery/lottery.queries.ts'
import { hasDecided } from '../../../shell/money/hasDecided.ts'
import { openTriesAtom, tableKey, type OpenTry, type Slip } from './slip.atoms.ts'
import { orderRefusals } from './table.messages.ts'
import { useTicket } from './ticket.ts'

export interface BetsToPlace {
  readonly gameId: string
  readonly numero: string
  readonly playType: PlayType
  readonly prizeMode: string | undefined
  readonly currency: string
  readonly slip: Slip
}

/** The call's body for a slip. */
export function bodyOf({
  gameId,
  numero,
  playType,
  prizeMode,
  currency,
  slip,
}: BetsToPlace): Schemas['LotteryBet'] {
  return {
    gameId,
    numero,
    playType,
    ...(prizeMode !== undefined && { prizeMode }),
    currency,
    lines: slip.lines.map(({ play, selection, unitStake }) => ({
      playId: play.playId,
      selection: selection.map((codes) => [...codes]),
      unitStake,
      multiple: slip.multiple,
    })),
  }
}

/**
 * Places a slip, once. Where no answer came, the next press sends the very same try again under the same
 * Idempotency-Key, even for a draw that has closed meanwhile, or after a look at another page: only the gateway knows
 * whether it had arrived.
 */
export function usePlaceBets(onPlaced: (receipt: Schemas['LotteryReceipt']) => void) {
  const gateway = useGateway()
  const { overlays, fail } = useShell()
  const queryClient = useQueryClient()
  const { headers } = useTicket()
  const store = useStore()
  const keep = ({ gameId, playType }: BetsToPlace, attempt: OpenTry | undefined): void =>
    store.set(openTriesAtom, (all) => ({ ...all, [tableKey(gameId, playType)]: attempt }))

  return useMutation({
    mutationFn: (wanted: BetsToPlace) => {
      const fresh = bodyOf(wanted)
      const bets = JSON.stringify({ ...fresh, numero: '' })
      const open = store.get(openTriesAtom)[tableKey(wanted.gameId, wanted.playType)]
      const attempt = open?.bets === bets ? open : { key: newId(), bets, body: fresh }
      keep(wanted, attempt)
      return unwrap(
        gateway.POST('/lgw/orders', {
          params: { header: { 'Idempotency-Key': attempt.key } },
          headers: headers(),
          body: attempt.body,
        }),
      )
    },
    meta: { wordedByCaller: true },
    onSuccess: (receipt, wanted) => {
      keep(wanted, undefined)
      void queryClient.invalidateQueries({ queryKey: [MEMBER_SCOPE] })
      onPlaced(receipt)
    },
    onError: (error, wanted) => {
      if (hasDecided(error)) keep(wanted, undefined)
      const code = error instanceof GatewayError ? error.code : ''
      const words = orderRefusals[code]
      if (words) overlays.notify.failure(words)
      else fail.ofAction(error)
      if (code === 'order.period_closed') {
        void queryClient.invalidateQueries({ queryKey: numeroQuery(gateway, wanted.gameId).queryKey })
      }
    },
  })
}
