import { defineMessages } from 'react-intl'

export const messageMessages = defineMessages({
  list: {
    id: 'messageCenter.list',
    defaultMessage: 'Ways to get and send messages',
    description: 'Name of the list of entries for screen readers',
  },
  messenger: {
    id: 'messageCenter.messenger',
    defaultMessage: 'Telegram',
    description: 'Entry that opens the brand’s channel in a messenger',
  },
  messengerDetail: {
    id: 'messageCenter.messengerDetail',
    defaultMessage: 'Our Telegram channel',
    description: 'Under the entry that opens the brand’s channel in a messenger',
  },
  notices: {
    id: 'messageCenter.notices',
    defaultMessage: 'Announcements',
    description: 'Entry that leads to the announcements',
  },
  noticesDetail: {
    id: 'messageCenter.noticesDetail',
    defaultMessage: 'News about games, payments and promotions',
    description: 'Under the entry that leads to the announcements',
  },
  inbox: { id: 'messageCenter.inbox', defaultMessage: 'Inbox', description: 'Entry that leads to the inbox' },
  inboxDetail: {
    id: 'messageCenter.inboxDetail',
    defaultMessage: 'Personal messages for you',
    description: 'Under the entry that leads to the inbox',
  },
  chat: {
    id: 'messageCenter.chat',
    defaultMessage: 'Live chat',
    description: 'Entry that opens the live chat',
  },
  chatDetail: {
    id: 'messageCenter.chatDetail',
    defaultMessage: 'Talk to us, around the clock',
    description: 'Under the entry that opens the live chat',
  },
  affiliate: {
    id: 'messageCenter.affiliate',
    defaultMessage: 'Affiliate customer service',
    description: 'Entry that reaches the people who look after affiliates and agents',
  },
  affiliateDetail: {
    id: 'messageCenter.affiliateDetail',
    defaultMessage: 'For partners and agents',
    description: 'Under the entry for affiliates',
  },
  chatTitle: {
    id: 'messageCenter.chatTitle',
    defaultMessage: 'Live chat',
    description: 'Title that the chat’s own page shows',
  },
  chatFailed: {
    id: 'messageCenter.chatFailed',
    defaultMessage: 'We couldn’t open the chat. Please try again.',
    description: 'The address of the chat could not be had or may not be opened',
  },
  back: {
    id: 'messageCenter.back',
    defaultMessage: 'Back',
    description: 'Arrow at the top of the message center',
  },
})
