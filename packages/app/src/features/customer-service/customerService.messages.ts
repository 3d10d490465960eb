import { defineMessages } from 'react-intl'

export const customerServiceMessages = defineMessages({
  title: { id: 'service.title', defaultMessage: 'Customer service', description: 'Title of the panel' },
  close: { id: 'service.close', defaultMessage: 'Close', description: 'Cross of the panel' },
  hours: { id: 'service.hours', defaultMessage: 'We’re here 24/7.', description: 'First line of the panel' },
  chat: {
    id: 'service.chat',
    defaultMessage: 'Live chat',
    description: 'Entry that opens the service chat',
  },
  whatsapp: {
    id: 'service.whatsapp',
    defaultMessage: 'WhatsApp',
    description: 'Entry that opens a messaging service',
  },
  help: {
    id: 'service.help',
    defaultMessage: 'Help centre',
    description: 'Entry that leads to the help center',
  },
  email: { id: 'service.email', defaultMessage: 'E-mail', description: 'Entry that writes an e-mail' },
  failed: {
    id: 'service.failed',
    defaultMessage: 'We can’t reach customer service right now.',
    description: 'The entries could not be loaded or opened',
  },
})
