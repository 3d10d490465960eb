import { GatewayError, unwrap, type Schemas } from '@livery/api'
import { useQueryClient } from '@tanstack/react-query'

import { useShell } from '../../shell/boot/index.ts'
import { hasDecided } from '../../shell/money/hasDecided.ts'
import { useMoneyOnce } from '../../shell/money/useMoneyOnce.ts'
import { claimRefusals } from './rewards.messages.ts'
import { REWARDS_SCOPE } from './rewards.queries.ts'

/**
 * Claims a reward, once.
 * @param onClaimed the reward is paid; everything that shows money is asked for anew by itself
 */
export function useClaim(onClaimed: (reward: Schemas['Reward']) => void) {
  const { gateway, overlays, fail } = useShell()
  const queryClient = useQueryClient()
  return useMoneyOnce({
    name: 'reward',
    subjectOf: (rewardId: string) => rewardId,
    contentOf: (rewardId) => rewardId,
    send: (rewardId, header) =>
      unwrap(gateway.POST('/wps/rewards/{rewardId}/claim', { params: { path: { rewardId }, header } })),
    onDone: onClaimed,
    onFailed: (error) => {
      if (hasDecided(error)) void queryClient.invalidateQueries({ queryKey: REWARDS_SCOPE })
      const words = error instanceof GatewayError ? claimRefusals[error.code] : undefined
      if (words) overlays.notify.failure(words)
      else fail.ofAction(error)
    },
  })
}
