import { defineMessages } from 'react-intl'

export const noticeMessages = defineMessages({
  list: {
    id: 'notice.list',
    defaultMessage: 'Announcements',
    description: 'Name of the list for screen readers',
  },
  empty: {
    id: 'notice.empty',
    defaultMessage: 'No announcements yet',
    description: 'Heading of an empty list',
  },
  emptyDetail: {
    id: 'notice.emptyDetail',
    defaultMessage: 'News about games, payments and promotions appears here.',
    description: 'Under the heading of an empty list',
  },
  unread: {
    id: 'notice.unread',
    defaultMessage: 'New',
    description: 'Mark of an announcement that was not read yet',
  },
  gone: {
    id: 'notice.gone',
    defaultMessage: 'This announcement is no longer available',
    description: 'Heading of a missing announcement',
  },
  all: {
    id: 'notice.all',
    defaultMessage: 'All announcements',
    description: 'Button of a missing announcement',
  },
})
