import type { Schemas } from '@livery/api'
import { Button } from '@livery/ui/button'
import { IconVip } from '@livery/ui/icon'
import { useIntl } from 'react-intl'

import { memberHomeMessages as messages } from '../memberHome.messages.ts'
import { useVipLevel } from '../useVipLevel.ts'

/** The member's VIP label, which leads to the VIP benefits. */
export function VipButton({ member }: { readonly member: Schemas['Member'] }) {
  const { formatMessage } = useIntl()
  const { level, onPress } = useVipLevel(member)
  return (
    <Button tone="quiet" size="small" icon={IconVip} onPress={onPress}>
      <span aria-label={`${formatMessage(messages.vip)}: ${level}`}>{level}</span>
    </Button>
  )
}
