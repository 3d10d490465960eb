import { defineMessages } from 'react-intl'

export const frameMessages = defineMessages({
  skip: { id: 'frame.skip', defaultMessage: 'Skip to content', description: 'First stop of the Tab key' },
  back: { id: 'frame.back', defaultMessage: 'Back', description: 'Arrow in the header' },
  invite: {
    id: 'frame.invite',
    defaultMessage: 'Invite friends',
    description: 'Button in the header of home',
  },
  menu: {
    id: 'frame.menu',
    defaultMessage: 'Menu',
    description: 'Button in the header that opens the side menu',
  },
  download: { id: 'frame.download', defaultMessage: 'Get the app', description: 'Button in the home header' },
  main: {
    id: 'frame.main',
    defaultMessage: 'Main menu',
    description: 'Name of the bottom menu for screen readers',
  },
  home: { id: 'frame.home', defaultMessage: 'Home', description: 'Bottom menu entry' },
  games: { id: 'frame.games', defaultMessage: 'Games', description: 'Bottom menu entry and header button' },
  sports: {
    id: 'frame.sports',
    defaultMessage: 'Sports',
    description: 'Bottom menu entry that leads to the games of the category “Sports”',
  },
  lottery: { id: 'frame.lottery', defaultMessage: 'Lottery', description: 'Bottom menu entry' },
  bets: {
    id: 'frame.bets',
    defaultMessage: 'Bets',
    description: 'Bottom menu entry that leads to the record of the member’s bets',
  },
  deposit: {
    id: 'frame.deposit',
    defaultMessage: 'Deposit',
    description: 'Bottom menu entry and header button',
  },
  rewards: { id: 'frame.rewards', defaultMessage: 'Rewards', description: 'Bottom menu entry' },
  enter: {
    id: 'frame.enter',
    defaultMessage: 'Log in',
    description: 'Short button in the header of home that leads a visitor to the login page',
  },
  search: {
    id: 'frame.search',
    defaultMessage: 'Search games',
    description: 'Button in the header of home that leads to the search of all games',
  },
  service: {
    id: 'frame.service',
    defaultMessage: 'Service',
    description: 'Bottom menu entry that opens the customer service panel',
  },
  promotion: { id: 'frame.promotion', defaultMessage: 'Promotions', description: 'Bottom menu entry' },
  agent: { id: 'frame.agent', defaultMessage: 'Agent', description: 'Bottom menu entry' },
  member: {
    id: 'frame.member',
    defaultMessage: 'Member',
    description: 'Bottom menu entry that leads to the member center',
  },
  loading: {
    id: 'frame.loading',
    defaultMessage: 'Loading',
    description: 'Said to screen readers while a page is on its way',
  },
})
