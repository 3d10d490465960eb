import { GatewayError, unwrap } from '@livery/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { useShell } from '../../shell/boot/index.ts'
import type { Application } from './application.atoms.ts'
import { applicationRefusals, promotionMessages as messages } from './promotions.messages.ts'
import { PROMOTIONS_SCOPE } from './promotions.queries.ts'

/**
 * Applies for a promotion. What the gateway refuses because of the promotion is told in a toast, and the promotion is
 * asked for anew: a second try after a lost answer finds the first one there. Every other failure stays with the form.
 * @param onSent the gateway has it
 */
export function useApply(promotionId: string, onSent: () => void) {
  const { gateway, overlays } = useShell()
  const queryClient = useQueryClient()
  const askAnew = () => queryClient.invalidateQueries({ queryKey: PROMOTIONS_SCOPE })
  return useMutation({
    mutationFn: ({ comment, pictures }: Application) => {
      const words = comment.trim()
      return unwrap(
        gateway.POST('/wps/promotions/{promotionId}/application', {
          params: { path: { promotionId } },
          body: { ...(words !== '' && { comment: words }), images: [...pictures] },
        }),
      )
    },
    meta: { wordedByCaller: true },
    onSuccess: async () => {
      await askAnew()
      overlays.notify.success(messages.sent)
      onSent()
    },
    onError: (error) => {
      const refusal = error instanceof GatewayError ? applicationRefusals[error.code] : undefined
      if (!refusal) return
      overlays.notify.failure(refusal)
      void askAnew()
    },
  })
}
