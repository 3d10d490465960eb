import { defineMessages } from 'react-intl'

/** Messages of other rules in `@livery/domain`: the greeting by hour and the states of a promotion. */
export const wordingMessages = defineMessages({
  'greeting.morning': {
    id: 'greeting.morning',
    defaultMessage: 'Good morning',
    description: 'Greeting on home and in the menu; the name follows it',
  },
  'greeting.afternoon': {
    id: 'greeting.afternoon',
    defaultMessage: 'Good afternoon',
    description: 'Greeting on home and in the menu; the name follows it',
  },
  'greeting.evening': {
    id: 'greeting.evening',
    defaultMessage: 'Good evening',
    description: 'Greeting on home and in the menu; the name follows it',
  },
  'greeting.night': {
    id: 'greeting.night',
    defaultMessage: 'Hello',
    description: 'Greeting late at night; the name follows it',
  },
  'promotion.state.applying': {
    id: 'promotion.state.applying',
    defaultMessage: 'Under review',
    description: 'State of a promotion: the application is being looked at',
  },
  'promotion.state.rejected': {
    id: 'promotion.state.rejected',
    defaultMessage: 'Rejected',
    description: 'State of a promotion: the application was refused',
  },
  'promotion.state.issued': {
    id: 'promotion.state.issued',
    defaultMessage: 'Ready to claim',
    description: 'State of a promotion: the reward can be claimed',
  },
  'promotion.state.claimed': {
    id: 'promotion.state.claimed',
    defaultMessage: 'Claimed',
    description: 'State of a promotion: the reward was claimed',
  },
  'promotion.state.process': {
    id: 'promotion.state.process',
    defaultMessage: 'In progress',
    description: 'State of a promotion: its conditions are being met',
  },
  'promotion.state.joined': {
    id: 'promotion.state.joined',
    defaultMessage: 'Joined',
    description: 'State of a promotion: the member takes part',
  },
  'promotion.state.closed': {
    id: 'promotion.state.closed',
    defaultMessage: 'Ended',
    description: 'State of a promotion: it is over',
  },
  'promotion.state.comingSoon': {
    id: 'promotion.state.comingSoon',
    defaultMessage: 'Coming soon',
    description: 'State of a promotion: it has not begun',
  },
})
