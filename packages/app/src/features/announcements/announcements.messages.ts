import { defineMessages } from 'react-intl'

export const noticeMessages = defineMessages({
  list: {
    id: 'announcement.list',
    defaultMessage: 'Announcements',
    description: 'Name of the list for screen readers',
  },
  empty: {
    id: 'announcement.empty',
    defaultMessage: 'No announcements yet',
    description: 'Heading of an empty list',
  },
  emptyDetail: {
    id: 'announcement.emptyDetail',
    defaultMessage: 'News about games, payments and promotions appears here.',
    description: 'Under the heading of an empty list',
  },
  unread: {
    id: 'announcement.unread',
    defaultMessage: 'New',
    description: 'Mark of an announcement that was not read yet',
  },
  gone: {
    id: 'announcement.gone',
    defaultMessage: 'This announcement is no longer available',
    description: 'Heading of a missing announcement',
  },
  all: {
    id: 'announcement.all',
    defaultMessage: 'All announcements',
    description: 'Button of a missing announcement',
  },
})
