import { defineMessages } from 'react-intl'

export const momentMessages = defineMessages({
  won: {
    id: 'moment.won',
    defaultMessage: 'You won',
    description: 'Above the amount that bets on a draw, or play in a game, have won',
  },
  aheadDetail: {
    id: 'moment.aheadDetail',
    defaultMessage: 'On top of what you staked in this game',
    description: 'Below the amount by which a player is ahead, such as “€20.00”',
  },
  level: {
    id: 'moment.level',
    defaultMessage: 'Your new level',
    description: 'Above the name of the VIP level that the member has risen to',
  },
  benefits: {
    id: 'moment.benefits',
    defaultMessage: 'See your benefits',
    description: 'Link to the VIP page',
  },
  deposit: {
    id: 'moment.deposit',
    defaultMessage: 'Your first deposit is here',
    description: 'Above the amount of a member’s first deposit',
  },
  depositDetail: {
    id: 'moment.depositDetail',
    defaultMessage: 'Welcome. Play at your own pace.',
    description: 'Below the amount of a member’s first deposit',
  },
  limits: {
    id: 'moment.limits',
    defaultMessage: 'Set your limits',
    description: 'Link to the limits of deposits and losses',
  },
})
