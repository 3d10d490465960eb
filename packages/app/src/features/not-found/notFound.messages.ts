import { defineMessages } from 'react-intl'

export const notFoundMessages = defineMessages({
  title: {
    id: 'notFound.title',
    defaultMessage: 'There’s nothing at this address',
    description: 'Heading of the page that an unknown address shows',
  },
  detail: {
    id: 'notFound.detail',
    defaultMessage: 'It may be old or mistyped.',
    description: 'Under the heading of the page that an unknown address shows; it means the address',
  },
})
