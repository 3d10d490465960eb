import type { Schemas } from '@livery/api'
import { formatMoney } from '@livery/i18n'
import { Button } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { IconReward } from '@livery/ui/icon'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import * as css from '../rewards.css.ts'
import { rewardMessages as messages } from '../rewards.messages.ts'
import { useRewardDate } from '../useRewardDate.ts'

export interface RewardCardProps {
  readonly reward: Schemas['Reward']
  /** Claims the reward; omitted when there is nothing to claim. */
  readonly onClaim?: (() => void) | undefined
  /** This reward is being claimed. */
  readonly busy?: boolean
  /** Another reward is being claimed. */
  readonly waits?: boolean
}

/** Card of a reward: amount, reason, and, while it is unclaimed, what binds it and the claim button. */
export function RewardCard({ reward, onClaim, busy = false, waits = false }: RewardCardProps) {
  const { formatMessage, locale } = useIntl()
  const dateOf = useRewardDate()
  const { title, state, terms } = reward
  const amount = formatMoney(locale, reward.amount, reward.currency)
  const waiting = state === 'unclaimed'
  return (
    <Card as="li">
      <div className={css.reward}>
        <span className={waiting ? css.marks.waiting : css.marks.past}>
          <IconReward />
        </span>
        <div className={css.textColumn}>
          <Text size="title" weight="bold" numeric tone={state === 'expired' ? 'secondary' : 'primary'}>
            {amount}
          </Text>
          <Text size="small">{title}</Text>
          <Text size="small" tone="secondary" numeric>
            {dateOf(reward)}
          </Text>
          {waiting && terms !== undefined && (
            <Text size="small" tone="secondary" numeric>
              {terms}
            </Text>
          )}
        </div>
        {onClaim && (
          <Button size="small" onPress={onClaim} busy={busy} disabled={waits}>
            <span aria-label={formatMessage(messages.claimNamed, { amount, title })}>
              {formatMessage(messages.claim)}
            </span>
          </Button>
        )}
      </div>
    </Card>
  )
}
