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
  service: {
    id: 'frame.service',
    defaultMessage: 'Service',
    description: 'Bottom menu entry that opens the customer service panel',
  },
  promotion: { id: 'frame.promotion', defaultMessage: 'Promotion', description: 'Bottom menu entry' },
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
