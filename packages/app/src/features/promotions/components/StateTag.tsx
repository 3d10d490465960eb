import { promotionStateLabel, type PromotionState } from '@livery/domain/promotions'
import { useTranslate } from '@livery/i18n'
import { StatusTag } from '@livery/ui/status-tag'

import { STATE_BADGES } from '../stateBadge.ts'

/** Tag of the member's state in a promotion. */
export function StateTag({ state }: { readonly state: PromotionState }) {
  const translate = useTranslate()
  return <StatusTag {...STATE_BADGES[state]} label={translate(promotionStateLabel(state))} />
}
