import { defineMessages } from 'react-intl'

export const languageMessages = defineMessages({
  list: { id: 'language.list', defaultMessage: 'Languages', description: 'Name of the list of languages' },
  loading: {
    id: 'language.loading',
    defaultMessage: 'Switching the language…',
    description: 'Message while a language is fetched',
  },
  failed: {
    id: 'language.failed',
    defaultMessage: 'We couldn’t load this language. Please try again.',
    description: 'The texts of a language could not be fetched',
  },
})
