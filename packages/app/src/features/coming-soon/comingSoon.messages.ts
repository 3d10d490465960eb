import { defineMessages } from 'react-intl'

export const comingSoonMessages = defineMessages({
  title: {
    id: 'comingSoon.title',
    defaultMessage: 'Coming soon',
    description: 'Heading of a page that is not open yet',
  },
  body: {
    id: 'comingSoon.body',
    defaultMessage: 'We are still building this part. Your account and balance work as always.',
    description: 'Under the heading of a page that is not open yet',
  },
  home: { id: 'comingSoon.home', defaultMessage: 'Back to the games', description: 'Button that leads home' },
})
