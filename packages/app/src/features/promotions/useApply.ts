import { unwrap } from '@livery/api'
import { ROUTES } from '@livery/domain/routes'
import { useQueryClient } from '@tanstack/react-query'

import { useAttendedMutation } from '#capabilities/money/useAttendedMutation.ts'
import { useServices } from '#platform/boot/ServicesContext.ts'
import { refusalOf } from '#platform/errors/refusalOf.ts'

import type { Application } from './application.atoms.ts'
import { applicationRefusals, promotionMessages as messages } from './promotions.messages.ts'
import { PROMOTIONS_SCOPE } from './promotions.queries.ts'

/**
 * Applies for a promotion. A refusal because of the promotion is shown in a toast, and the promotion is loaded again:
 * a second attempt after a lost answer finds the first one there. Every other failure is shown by the form. The call
 * ends with the form's sheet.
 *
 * @param onSent called once the gateway has it
 */
export function useApply(promotionId: string, onSent: () => void) {
  const { gateway, overlays } = useServices()
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: PROMOTIONS_SCOPE })
  return useAttendedMutation({
    record: ROUTES.promotions.titleId,
    refresh,
    call({ comment, pictures }: Application, signal) {
      const text = comment.trim()
      return unwrap(
        gateway.POST('/wps/promotions/{promotionId}/application', {
          params: { path: { promotionId } },
          body: { ...(text !== '' && { comment: text }), images: [...pictures] },
          signal,
        }),
      )
    },
    async onAnswer(_answer, _application, attended) {
      await refresh()
      if (!attended) return
      overlays.notify.success(messages.sent)
      onSent()
    },
    onFailure(error, _application, attended) {
      const refusal = refusalOf(error, applicationRefusals)
      if (!refusal || !attended) return
      overlays.notify.failure(refusal)
      void refresh()
    },
  })
}
