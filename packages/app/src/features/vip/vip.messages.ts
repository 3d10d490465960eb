import { defineMessage, defineMessages } from 'react-intl'

export const vipMessages = {
  ...defineMessages({
    level: { id: 'vip.level', defaultMessage: 'VIP level', description: 'Above the name of the level' },
    levels: { id: 'vip.levels', defaultMessage: 'Levels', description: 'Name of the tabs, one a level' },
    reached: {
      id: 'vip.reached',
      defaultMessage: 'Reached',
      description: 'State of a VIP level the member has passed',
    },
    current: {
      id: 'vip.current',
      defaultMessage: 'Your level',
      description: 'State of the VIP level the member has',
    },
    ahead: {
      id: 'vip.ahead',
      defaultMessage: 'Not reached yet',
      description: 'State of a VIP level that lies ahead',
    },
    top: {
      id: 'vip.top',
      defaultMessage: 'You’ve reached the highest level.',
      description: 'To a member at the top of the VIP ladder',
    },
    benefits: {
      id: 'vip.benefits',
      defaultMessage: 'Benefits of each level',
      description: 'Heading above the levels',
    },
    empty: {
      id: 'vip.empty',
      defaultMessage: 'No levels yet',
      description: 'Title when the operator has no VIP levels',
    },
  }),
  wayTo: defineMessage<{ readonly level: string }>({
    id: 'vip.wayTo',
    defaultMessage: 'Turnover to {level}',
    description: 'What advances towards the next VIP level; beside it how far it has come',
  }),
  wayDone: defineMessage<{ readonly turnover: string; readonly next: string }>({
    id: 'vip.wayDone',
    defaultMessage: '{turnover} of {next}',
    description: 'How much was staked of what the next level asks',
  }),
  wayLeft: defineMessage<{ readonly amount: string; readonly level: string }>({
    id: 'vip.wayLeft',
    defaultMessage: '{amount} to {level}',
    description: 'How much turnover is left to the next VIP level',
  }),
  wayStarts: defineMessage<{ readonly level: string; readonly date: string }>({
    id: 'vip.wayStarts',
    defaultMessage: 'You’ve reached {level}. It starts on {date}.',
    description: 'To a member who has staked enough for the next VIP level, which is given on a later day',
  }),
  needs: defineMessage<{ readonly amount: string }>({
    id: 'vip.needs',
    defaultMessage: '{amount} turnover needed',
    description: 'What has to be staked in total to reach a VIP level',
  }),
}
