import { defineMessages } from 'react-intl'

export const refreshMessages = defineMessages({
  updating: {
    id: 'refresh.updating',
    defaultMessage: 'Updating…',
    description: 'For screen readers: a page that was pulled down asks for everything again',
  },
  updated: {
    id: 'refresh.updated',
    defaultMessage: 'Everything is up to date',
    description: 'For screen readers: a page that was pulled down has its answers',
  },
  failed: {
    id: 'refresh.failed',
    defaultMessage: 'We couldn’t update this page. Please try again.',
    description: 'A page that was pulled down got no answer',
  },
})
