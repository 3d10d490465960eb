import { defineMessages } from 'react-intl'

export const customerServiceMessages = defineMessages({
  title: {
    id: 'customerService.title',
    defaultMessage: 'Customer service',
    description: 'Title of the panel',
  },
  close: { id: 'customerService.close', defaultMessage: 'Close', description: 'Cross of the panel' },
  hours: {
    id: 'customerService.hours',
    defaultMessage: 'We’re here 24/7.',
    description: 'First line of the panel',
  },
  chat: {
    id: 'customerService.chat',
    defaultMessage: 'Live chat',
    description: 'Entry that opens the service chat',
  },
  whatsapp: {
    id: 'customerService.whatsapp',
    defaultMessage: 'WhatsApp',
    description: 'Entry that opens a messaging service',
  },
  help: {
    id: 'customerService.help',
    defaultMessage: 'Help centre',
    description: 'Entry that leads to the help center',
  },
  email: {
    id: 'customerService.email',
    defaultMessage: 'E-mail',
    description: 'Entry that writes an e-mail',
  },
  write: {
    id: 'customerService.write',
    defaultMessage: 'Write to us',
    description: 'Title of the form that writes an e-mail to customer service',
  },
  mailAddress: {
    id: 'customerService.mailAddress',
    defaultMessage: 'Your e-mail address',
    description: 'Label of a field of the e-mail form',
  },
  mailSubject: {
    id: 'customerService.mailSubject',
    defaultMessage: 'Subject',
    description: 'Label of a field of the e-mail form',
  },
  mailContent: {
    id: 'customerService.mailContent',
    defaultMessage: 'Message',
    description: 'Label of a field of the e-mail form',
  },
  mailSend: {
    id: 'customerService.mailSend',
    defaultMessage: 'Send',
    description: 'Button of the e-mail form',
  },
  mailSent: {
    id: 'customerService.mailSent',
    defaultMessage: 'Sent. We’ll answer by e-mail.',
    description: 'After the e-mail was handed over',
  },
  failed: {
    id: 'customerService.failed',
    defaultMessage: 'We can’t reach customer service right now.',
    description: 'The entries could not be loaded or opened',
  },
})
