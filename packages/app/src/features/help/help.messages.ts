import { defineMessages } from 'react-intl'

export const helpMessages = defineMessages({
  empty: {
    id: 'help.empty',
    defaultMessage: 'No help topics yet',
    description: 'Heading of an empty help center',
  },
  emptyDetail: {
    id: 'help.emptyDetail',
    defaultMessage: 'Customer service can answer your questions.',
    description: 'Under the heading of an empty help center',
  },
  service: {
    id: 'help.service',
    defaultMessage: 'Customer service',
    description: 'Button that opens customer service',
  },
  question: {
    id: 'help.question',
    defaultMessage: 'Still need help?',
    description: 'Above the button that opens customer service, under a help text',
  },
  overview: {
    id: 'help.overview',
    defaultMessage: 'Overview',
    description: 'Row that leads to the main text of a help topic, above its numbered sub-topics',
  },
  gone: {
    id: 'help.gone',
    defaultMessage: 'This help topic is no longer available',
    description: 'Heading when a help address leads nowhere',
  },
  all: { id: 'help.all', defaultMessage: 'All help topics', description: 'Button to the help center' },
  related: {
    id: 'help.related',
    defaultMessage: 'More on this topic',
    description: 'Heading above the other sub-topics of a help text',
  },
})
