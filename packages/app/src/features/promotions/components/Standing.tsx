import { promotionStateLabel, ROUTES, type PromotionState } from '@livery/domain'
import { useTranslate } from '@livery/i18n'
import { LinkButton } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import * as css from '../promotions.css.ts'
import { promotionMessages as messages, standingMessages } from '../promotions.messages.ts'
import { STATE_LOOKS } from '../stateLook.ts'
import { StateMark } from './StateMark.tsx'

export interface StandingProps {
  readonly state: PromotionState
  /** Why an application was refused, in the operator's words. */
  readonly reason?: string | undefined
}

/** How the member stands with a promotion, and what that means. */
export function Standing({ state, reason }: StandingProps) {
  const { formatMessage } = useIntl()
  const translate = useTranslate()
  return (
    <Card>
      <div className={css.standing}>
        <StateMark {...STATE_LOOKS[state]} />
        <div className={css.standingWords}>
          <Text weight="bold">{translate(promotionStateLabel(state))}</Text>
          <Text size="small" tone="secondary">
            {formatMessage(standingMessages[state])}
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
