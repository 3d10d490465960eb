import { defineMessage, defineMessages } from 'react-intl'

export const inboxMessages = {
  ...defineMessages({
    list: {
      id: 'inbox.list',
      defaultMessage: 'Messages',
      description: 'Name of the list for screen readers',
    },
    choose: {
      id: 'inbox.choose',
      defaultMessage: 'Choose a message to read it',
      description: 'In place of a message in a wide window, beside the list, before one is chosen',
    },
    empty: {
      id: 'inbox.empty',
      defaultMessage: 'Your inbox is empty',
      description: 'Heading of an empty list',
    },
    emptyDetail: {
      id: 'inbox.emptyDetail',
      defaultMessage: 'Messages about your account, payments and rewards arrive here.',
      description: 'Under the heading of an empty list',
    },
    unread: {
      id: 'inbox.unread',
      defaultMessage: 'Unread',
      description: 'Mark of a letter that was not read yet',
    },
    readAll: {
      id: 'inbox.readAll',
      defaultMessage: 'Mark all as read',
      description: 'Button above the letters',
    },
    edit: { id: 'inbox.edit', defaultMessage: 'Select', description: 'Button that starts selecting letters' },
    done: { id: 'inbox.done', defaultMessage: 'Done', description: 'Button that ends selecting letters' },
    selectAll: {
      id: 'inbox.selectAll',
      defaultMessage: 'Select all',
      description: 'Checkbox above the letters',
    },
    remove: { id: 'inbox.remove', defaultMessage: 'Delete', description: 'Button that deletes letters' },
    more: {
      id: 'inbox.more',
      defaultMessage: 'Show more',
      description: 'Button under the letters that loads older ones',
    },
    close: { id: 'inbox.close', defaultMessage: 'Close', description: 'Cross of an opened letter' },
    removed: {
      id: 'inbox.removed',
      defaultMessage: 'Deleted',
      description: 'Message after letters were deleted',
    },
  }),
  removeCount: defineMessage<{ readonly count: number }>({
    id: 'inbox.removeCount',
    defaultMessage: 'Delete ({count, number})',
    description: 'Button that deletes the selected letters',
  }),
  removeQuestion: defineMessage<{ readonly count: number }>({
    id: 'inbox.removeQuestion',
    defaultMessage: '{count, plural, one {Delete this message?} other {Delete # messages?}}',
    description: 'Text of the dialog before letters are deleted',
  }),
}
