import type { PromotionState } from '@livery/domain/promotions'
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl'

import type { Refusals } from '#platform/errors/refusalOf.ts'

export const promotionMessages = {
  ...defineMessages({
    empty: {
      id: 'promotion.empty',
      defaultMessage: 'No promotions right now',
      description: 'Title of the empty list of promotions',
    },
    emptyDetail: {
      id: 'promotion.emptyDetail',
      defaultMessage: 'New ones will be announced here.',
      description: 'Under the title of the empty list of promotions',
    },
    lasting: {
      id: 'promotion.lasting',
      defaultMessage: 'No end date',
      description: 'On a promotion that runs until further notice',
    },
    gone: {
      id: 'promotion.gone',
      defaultMessage: 'This promotion is no longer available',
      description: 'Title when an address names a promotion that does not exist any more',
    },
    all: {
      id: 'promotion.all',
      defaultMessage: 'All promotions',
      description: 'Link to the list of promotions',
    },
    terms: {
      id: 'promotion.terms',
      defaultMessage: 'Conditions',
      description: 'Heading above the conditions of a promotion',
    },
    automatic: {
      id: 'promotion.automatic',
      defaultMessage: 'You don’t need to apply. It’s added automatically.',
      description: 'On a promotion without an application',
    },
    apply: {
      id: 'promotion.apply',
      defaultMessage: 'Apply now',
      description: 'Button that opens the application for a promotion',
    },
    applyAgain: {
      id: 'promotion.applyAgain',
      defaultMessage: 'Apply again',
      description: 'Button that opens another application after one was refused',
    },
    logIn: {
      id: 'promotion.logIn',
      defaultMessage: 'Log in to apply',
      description: 'Button of a visitor that leads to the login and back',
    },
    rewards: {
      id: 'promotion.rewards',
      defaultMessage: 'Claim the reward',
      description: 'Button that leads to the reward center, where the reward of a promotion waits',
    },
    application: {
      id: 'promotion.application',
      defaultMessage: 'Your application',
      description: 'Title of the sheet with the application',
    },
    comment: {
      id: 'promotion.comment',
      defaultMessage: 'Comment',
      description: 'Label of an optional text field of the application',
    },
    commentHelp: {
      id: 'promotion.commentHelp',
      defaultMessage: 'Optional: anything we should know',
      description: 'Help under the comment of the application',
    },
    pictures: {
      id: 'promotion.pictures',
      defaultMessage: 'Pictures',
      description: 'Label of the pictures of the application',
    },
    addPictures: {
      id: 'promotion.addPictures',
      defaultMessage: 'Add pictures',
      description: 'On the place that opens the choice of pictures',
    },
    send: {
      id: 'promotion.send',
      defaultMessage: 'Send application',
      description: 'Button that sends the application',
    },
    sent: {
      id: 'promotion.sent',
      defaultMessage: 'Application sent',
      description: 'Message after an application was accepted',
    },
  }),
  until: defineMessage<{ readonly date: string }>({
    id: 'promotion.until',
    defaultMessage: 'Until {date}',
    description: 'When a promotion ends',
  }),
  from: defineMessage<{ readonly date: string }>({
    id: 'promotion.from',
    defaultMessage: 'From {date}',
    description: 'When a promotion begins',
  }),
  ended: defineMessage<{ readonly date: string }>({
    id: 'promotion.ended',
    defaultMessage: 'Ended {date}',
    description: 'When a promotion that is over ended',
  }),
  picturesHelp: defineMessage<{ readonly count: number; readonly megabytes: number }>({
    id: 'promotion.picturesHelp',
    defaultMessage: 'Up to {count, number}, PNG or JPG, {megabytes, number} MB each',
    description: 'Help under the pictures of the application',
  }),
  removePicture: defineMessage<{ readonly name: string }>({
    id: 'promotion.removePicture',
    defaultMessage: 'Remove {name}',
    description: 'Name of the cross on a picture',
  }),
  pictureRefused: defineMessage<{ readonly name: string; readonly reason: string }>({
    id: 'promotion.pictureRefused',
    defaultMessage: '{name}: {reason}',
    description: 'Why a picture was not taken; the reason is a whole sentence',
  }),
}

/** Explanations of the application's states. */
export const promotionStateMessages = defineMessages({
  applying: {
    id: 'promotion.standing.applying',
    defaultMessage: 'We have your application and are reviewing it.',
    description: 'Explains the state of a promotion',
  },
  rejected: {
    id: 'promotion.standing.rejected',
    defaultMessage: 'Your application wasn’t accepted.',
    description: 'Explains the state of a promotion; the reason may follow',
  },
  issued: {
    id: 'promotion.standing.issued',
    defaultMessage: 'Your reward is ready to claim.',
    description: 'Explains the state of a promotion',
  },
  claimed: {
    id: 'promotion.standing.claimed',
    defaultMessage: 'The reward is in your wallet.',
    description: 'Explains the state of a promotion',
  },
  process: {
    id: 'promotion.standing.process',
    defaultMessage: 'You’re in. The conditions below aren’t met yet.',
    description: 'Explains the state of a promotion',
  },
  joined: {
    id: 'promotion.standing.joined',
    defaultMessage: 'You’re in. There’s nothing else to do.',
    description: 'Explains the state of a promotion',
  },
  closed: {
    id: 'promotion.standing.closed',
    defaultMessage: 'This promotion is over.',
    description: 'Explains the state of a promotion',
  },
  comingSoon: {
    id: 'promotion.standing.comingSoon',
    defaultMessage: 'This promotion hasn’t started yet.',
    description: 'Explains the state of a promotion',
  },
}) satisfies Readonly<Record<PromotionState, MessageDescriptor>>

/** Messages of refusals that concern the promotion, and not the content that was sent. */
export const applicationRefusals: Refusals<MessageDescriptor> = {
  'promotion.closed': promotionStateMessages.closed,
  ...defineMessages({
    'promotion.already_applied': {
      id: 'promotion.alreadyApplied',
      defaultMessage: 'You’ve already applied.',
      description: 'The gateway refused a second application',
    },
    'promotion.not_eligible': {
      id: 'promotion.notEligible',
      defaultMessage: 'This promotion isn’t open to your account.',
      description: 'The gateway refused an application',
    },
  }),
}
