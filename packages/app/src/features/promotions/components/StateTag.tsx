import { promotionStateLabel, type PromotionState } from '@livery/domain'
import { useTranslate } from '@livery/i18n'
import { StatusTag } from '@livery/ui/status-tag'

import { STATE_LOOKS } from '../stateLook.ts'

/** How the member stands with a promotion, as a tag. */
export function StateTag({ state }: { readonly state: PromotionState }) {
  const translate = useTranslate()
  return <StatusTag {...STATE_LOOKS[state]} label={translate(promotionStateLabel(state))} />
}
