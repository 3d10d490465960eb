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
  write: {
    id: 'service.write',
    defaultMessage: 'Write to us',
    description: 'Title of the form that writes an e-mail to customer service',
  },
  mailAddress: {
    id: 'service.mailAddress',
    defaultMessage: 'Your e-mail address',
    description: 'Label of a field of the e-mail form',
  },
  mailSubject: {
    id: 'service.mailSubject',
    defaultMessage: 'Subject',
    description: 'Label of a field of the e-mail form',
  },
  mailContent: {
    id: 'service.mailContent',
    defaultMessage: 'Message',
    description: 'Label of a field of the e-mail form',
  },
  mailSend: { id: 'service.mailSend', defaultMessage: 'Send', description: 'Button of the e-mail form' },
  mailSent: {
    id: 'service.mailSent',
    defaultMessage: 'Sent. We will answer by e-mail.',
    description: 'After the e-mail was handed over',
  },
  failed: {
    id: 'service.failed',
    defaultMessage: 'We can’t reach customer service right now.',
    description: 'The entries could not be loaded or opened',
  },
})
