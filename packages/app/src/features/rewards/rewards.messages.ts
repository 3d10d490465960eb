import type { Schemas } from '@livery/api'
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl'

import type { Refusals } from '#platform/errors/refusalOf.ts'

type State = Schemas['RewardState']

export const rewardMessages = {
  ...defineMessages({
    claim: { id: 'reward.claim', defaultMessage: 'Claim', description: 'Button that claims a reward' },
    promotions: {
      id: 'reward.promotions',
      defaultMessage: 'See promotions',
      description: 'Button under the empty list of rewards',
    },
    done: {
      id: 'reward.done',
      defaultMessage: 'It’s in your wallet',
      description: 'Title of the sheet after a reward was claimed; the sum stands below',
    },
  }),
  claimNamed: defineMessage<{ readonly title: string; readonly amount: string }>({
    id: 'reward.claimNamed',
    defaultMessage: 'Claim {amount}: {title}',
    description: 'What the button that claims a reward is called by screen readers',
  }),
  until: defineMessage<{ readonly date: string }>({
    id: 'reward.until',
    defaultMessage: 'Claim by {date}',
    description: 'Until when a reward can be claimed',
  }),
  since: defineMessage<{ readonly date: string }>({
    id: 'reward.since',
    defaultMessage: 'Received {date}',
    description: 'When a reward without an end was received',
  }),
  claimedOn: defineMessage<{ readonly date: string }>({
    id: 'reward.claimedOn',
    defaultMessage: 'Claimed {date}',
    description: 'When a reward was claimed',
  }),
  expiredOn: defineMessage<{ readonly date: string }>({
    id: 'reward.expiredOn',
    defaultMessage: 'Expired {date}',
    description: 'When a reward expired',
  }),
}

/** Texts of cashback and points. */
export const figureMessages = {
  noDays: defineMessage({
    id: 'reward.noDays',
    defaultMessage: 'Nothing yet. It comes the day after you’ve played.',
    description: 'In place of the days with cashback or points, where there are none',
  }),
  cashbackRule: defineMessage<{ readonly rate: string }>({
    id: 'reward.cashbackRule',
    defaultMessage: '{rate} of what you stake comes back the next day.',
    description: 'How cashback works; the rate is a percentage',
  }),
  pointsRule: defineMessage<{ readonly amount: string }>({
    id: 'reward.pointsRule',
    defaultMessage: 'One point for every {amount} that you stake in a day.',
    description: 'How points are earned',
  }),
}

/** Names of the tabs. */
export const rewardStateMessages = defineMessages({
  unclaimed: {
    id: 'reward.state.unclaimed',
    defaultMessage: 'To claim',
    description: 'Tab with rewards that wait',
  },
  claimed: {
    id: 'reward.state.claimed',
    defaultMessage: 'Claimed',
    description: 'Tab with rewards that were claimed',
  },
  expired: {
    id: 'reward.state.expired',
    defaultMessage: 'Expired',
    description: 'Tab with rewards that were not claimed in time',
  },
}) satisfies Readonly<Record<State, MessageDescriptor>>

/** Empty states of the tabs. */
export const emptyMessages = {
  title: defineMessages({
    unclaimed: {
      id: 'reward.empty.unclaimed',
      defaultMessage: 'No rewards to claim',
      description: 'Title of the empty list of rewards to claim',
    },
    claimed: {
      id: 'reward.empty.claimed',
      defaultMessage: 'No claimed rewards',
      description: 'Title of the empty list of claimed rewards',
    },
    expired: {
      id: 'reward.empty.expired',
      defaultMessage: 'No expired rewards',
      description: 'Title of the empty list of expired rewards',
    },
  }) satisfies Readonly<Record<State, MessageDescriptor>>,
  detail: defineMessage({
    id: 'reward.emptyDetail',
    defaultMessage: 'Rewards from promotions, cashback and VIP levels arrive here.',
    description: 'Under the title of the empty list of rewards to claim',
  }),
}

/** Refusals of the gateway that only this page can meet. */
export const claimRefusals: Refusals<MessageDescriptor> = defineMessages({
  'reward.already_claimed': {
    id: 'reward.alreadyClaimed',
    defaultMessage: 'You’ve already claimed this reward.',
    description: 'The gateway refused to pay a reward again',
  },
  'reward.expired': {
    id: 'reward.tooLate',
    defaultMessage: 'This reward has expired.',
    description: 'The gateway refused to pay a reward after its time',
  },
  'idempotency.in_progress': {
    id: 'reward.inProgress',
    defaultMessage: 'We’re still processing your last claim. Please wait a moment.',
    description: 'The gateway has the same claim and has not finished with it',
  },
})
