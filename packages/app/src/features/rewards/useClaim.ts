import { GatewayError, newId, unwrap, type Schemas } from '@livery/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'

import { useShell } from '../../shell/boot/index.ts'
import { MEMBER_SCOPE } from '../../shell/gateway/memberQueries.ts'
import { openClaimsAtom } from './claims.atoms.ts'
import { claimRefusals } from './rewards.messages.ts'
import { REWARDS_SCOPE } from './rewards.queries.ts'

/** True when the gateway has decided: no answer, or one that the claim is still on its way, leaves it open. */
function isAnswer(error: unknown): boolean {
  return error instanceof GatewayError && error.status >= 400 && error.status < 500 && error.status !== 409
}

/**
 * Claims a reward, once: its key is kept until the gateway has answered.
 * @param onClaimed the reward is paid; everything that shows money is asked for anew by itself
 */
export function useClaim(onClaimed: (reward: Schemas['Reward']) => void) {
  const { gateway, overlays, fail } = useShell()
  const queryClient = useQueryClient()
  const store = useStore()
  const keep = (rewardId: string, key: string | undefined): void =>
    store.set(openClaimsAtom, (all) => ({ ...all, [rewardId]: key }))

  return useMutation({
    mutationFn: (rewardId: string) => {
      const key = store.get(openClaimsAtom)[rewardId] ?? newId()
      keep(rewardId, key)
      return unwrap(
        gateway.POST('/wps/rewards/{rewardId}/claim', {
          params: { path: { rewardId }, header: { 'Idempotency-Key': key } },
        }),
      )
    },
    meta: { wordedByCaller: true },
    onSuccess: (reward, rewardId) => {
      keep(rewardId, undefined)
      onClaimed(reward)
      return queryClient.invalidateQueries({ queryKey: [MEMBER_SCOPE] })
    },
    onError: (error, rewardId) => {
      if (isAnswer(error)) {
        keep(rewardId, undefined)
        void queryClient.invalidateQueries({ queryKey: REWARDS_SCOPE })
      }
      const words = error instanceof GatewayError ? claimRefusals[error.code] : undefined
      if (words) overlays.notify.failure(words)
      else fail.ofAction(error)
    },
  })
}
