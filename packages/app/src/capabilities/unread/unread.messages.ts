import { defineMessage, defineMessages } from 'react-intl'

export const unreadMessages = {
  ...defineMessages({
    arrived: {
      id: 'unread.arrived',
      defaultMessage: 'You have a new message',
      description: 'Short notice while the player is on another page',
    },
  }),
  unread: defineMessage<{ readonly count: number }>({
    id: 'messageCenter.unread',
    defaultMessage: '{count, plural, one {# unread} other {# unread}}',
    description: 'Number of unread entries, for screen readers',
  }),
}
