import { defineMessage, defineMessages } from 'react-intl'

export const inviteMessages = {
  ...defineMessages({
    text: {
      id: 'invite.text',
      defaultMessage: 'You get it for every friend who joins with your link and qualifies.',
      description: 'Under the heading that says what a friend is worth',
    },
    link: { id: 'invite.link', defaultMessage: 'Your invite link', description: 'Label of a link' },
    claimable: {
      id: 'invite.claimable',
      defaultMessage: 'Ready to claim',
      description: 'Label of an amount',
    },
    earned: { id: 'invite.earned', defaultMessage: 'Earned so far', description: 'Label of an amount' },
    nothingToClaim: {
      id: 'invite.nothingToClaim',
      defaultMessage: 'There’s nothing to claim at the moment.',
      description: 'A claim was refused, or the button is off',
    },
    claimed: { id: 'invite.claimed', defaultMessage: 'Reward received', description: 'Title of a dialog' },
    claimedText: {
      id: 'invite.claimedText',
      defaultMessage: 'It’s in your main wallet.',
      description: 'Text of a dialog, under the amount: a reward was paid',
    },
    record: {
      id: 'invite.record',
      defaultMessage: 'View record',
      description: 'Button that leads to the account record',
    },
    friends: { id: 'invite.friends', defaultMessage: 'Your friends', description: 'Heading of a list' },
    counts: {
      id: 'invite.counts',
      defaultMessage: 'Qualified',
      description: 'Mark on an invited friend who counts for the reward',
    },
    notYet: {
      id: 'invite.notYet',
      defaultMessage: 'Not yet',
      description: 'Mark on an invited friend who does not count for the reward so far',
    },
    nobody: {
      id: 'invite.nobody',
      defaultMessage: 'Nobody has joined yet',
      description: 'Heading of an empty list of friends',
    },
    nobodyDetail: {
      id: 'invite.nobodyDetail',
      defaultMessage: 'Send your link to a friend to get started.',
      description: 'Under the heading of an empty list of friends',
    },
    off: {
      id: 'invite.off',
      defaultMessage: 'Invites aren’t available right now',
      description: 'Heading where the operator has no referral',
    },
    offDetail: {
      id: 'invite.offDetail',
      defaultMessage: 'See what else we offer.',
      description: 'Under the heading where the operator has no referral',
    },
    home: { id: 'invite.home', defaultMessage: 'Find a game', description: 'Button that leads home' },
  }),
  title: defineMessage<{ readonly amount: string }>({
    id: 'invite.title',
    defaultMessage: 'Get {amount} for every friend',
    description: 'Heading: what an invited friend is worth',
  }),
  claim: defineMessage<{ readonly amount: string }>({
    id: 'invite.claim',
    defaultMessage: 'Claim {amount}',
    description: 'Button that pays the reward into the wallet',
  }),
  joined: defineMessage<{ readonly date: string }>({
    id: 'invite.joined',
    defaultMessage: 'Joined {date}',
    description: 'Second line of an invited friend',
  }),
}
