import { defineMessages } from 'react-intl'

export const messageMessages = defineMessages({
  list: {
    id: 'message.list',
    defaultMessage: 'Ways to get and send messages',
    description: 'Name of the list of entries for screen readers',
  },
  messenger: {
    id: 'message.messenger',
    defaultMessage: 'Telegram',
    description: 'Entry that opens the brand’s channel in a messenger',
  },
  messengerDetail: {
    id: 'message.messengerDetail',
    defaultMessage: 'Our Telegram channel',
    description: 'Under the entry that opens the brand’s channel in a messenger',
  },
  notices: {
    id: 'message.notices',
    defaultMessage: 'Announcements',
    description: 'Entry that leads to the announcements',
  },
  noticesDetail: {
    id: 'message.noticesDetail',
    defaultMessage: 'News about games, payments and promotions',
    description: 'Under the entry that leads to the announcements',
  },
  inbox: { id: 'message.inbox', defaultMessage: 'Inbox', description: 'Entry that leads to the inbox' },
  inboxDetail: {
    id: 'message.inboxDetail',
    defaultMessage: 'Personal messages for you',
    description: 'Under the entry that leads to the inbox',
  },
  chat: { id: 'message.chat', defaultMessage: 'Live chat', description: 'Entry that opens the live chat' },
  chatDetail: {
    id: 'message.chatDetail',
    defaultMessage: 'Talk to us, around the clock',
    description: 'Under the entry that opens the live chat',
  },
  affiliate: {
    id: 'message.affiliate',
    defaultMessage: 'Affiliate customer service',
    description: 'Entry that reaches the people who look after affiliates and agents',
  },
  affiliateDetail: {
    id: 'message.affiliateDetail',
    defaultMessage: 'For partners and agents',
    description: 'Under the entry for affiliates',
  },
  chatTitle: {
    id: 'message.chatTitle',
    defaultMessage: 'Live chat',
    description: 'Title that the chat’s own page shows',
  },
  chatFailed: {
    id: 'message.chatFailed',
    defaultMessage: 'We couldn’t open the chat. Please try again.',
    description: 'The address of the chat could not be had or may not be opened',
  },
  back: {
    id: 'message.back',
    defaultMessage: 'Back',
    description: 'Arrow at the top of the message center',
  },
})
