import { promotionStateLabel, type PromotionState } from '@livery/domain/promotions'
import { ROUTES } from '@livery/domain/routes'
import { useTranslate } from '@livery/i18n'
import { LinkButton } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import * as css from '../promotions.css.ts'
import { promotionMessages as messages, promotionStateMessages } from '../promotions.messages.ts'
import { STATE_BADGES } from '../stateBadge.ts'
import { StateMark } from './StateMark.tsx'

export interface PromotionStateCardProps {
  readonly state: PromotionState
  /** Reason of a refused application, in the operator's text. */
  readonly reason?: string | undefined
}

/** State of the member's application for a promotion, with its explanation. */
export function PromotionStateCard({ state, reason }: PromotionStateCardProps) {
  const { formatMessage } = useIntl()
  const translate = useTranslate()
  return (
    <Card>
      <div className={css.stateCard}>
        <StateMark {...STATE_BADGES[state]} />
        <div className={css.stateText}>
          <Text weight="bold">{translate(promotionStateLabel(state))}</Text>
          <Text size="small" tone="secondary">
            {formatMessage(promotionStateMessages[state])}
          </Text>
          {reason !== undefined && (
            <Text size="small" dir="auto">
              {reason}
            </Text>
          )}
          {state === 'issued' && (
            <LinkButton size="small" href={ROUTES.rewardCenter.path}>
              {formatMessage(messages.rewards)}
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  )
}
