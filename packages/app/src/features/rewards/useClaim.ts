import { unwrap, type Schemas } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { useQueryClient } from '@tanstack/react-query'

import { outcomeOf } from '#capabilities/money/outcome.ts'
import { useMoneyOnce } from '#capabilities/money/useMoneyOnce.ts'
import { useServices } from '#platform/boot/ServicesContext.ts'
import { refusalOf } from '#platform/errors/refusalOf.ts'

import { claimRefusals } from './rewards.messages.ts'
import { REWARDS_SCOPE } from './rewards.queries.ts'

/**
 * Claims a reward, once.
 *
 * @param onClaimed called when the reward is paid; queries of money refetch by themselves
 */
export function useClaim(onClaimed: (reward: Schemas['Reward']) => void) {
  const { gateway, overlays } = useServices()
  const queryClient = useQueryClient()
  return useMoneyOnce({
    name: 'reward',
    orderOf: (rewardId: string) => rewardId,
    record: ROUTES.accountRecord.titleId,
    send: (rewardId, { header, signal }) =>
      unwrap(
        gateway.POST('/wps/rewards/{rewardId}/claim', { params: { path: { rewardId }, header }, signal }),
      ),
    onDone: onClaimed,
    onFailed: (error, tell) => {
      if (outcomeOf(error) === 'refused') void queryClient.invalidateQueries({ queryKey: REWARDS_SCOPE })
      const message = refusalOf(error, claimRefusals)
      if (message) overlays.notify.failure(message)
      else tell()
    },
  })
}
