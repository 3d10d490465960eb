import { defineMessages } from 'react-intl'

export const languageMessages = defineMessages({
  list: { id: 'language.list', defaultMessage: 'Languages', description: 'Name of the list of languages' },
  search: {
    id: 'language.search',
    defaultMessage: 'Search languages',
    description: 'Label of the field over a long list of languages',
  },
  clear: {
    id: 'language.clear',
    defaultMessage: 'Clear search',
    description: 'Button in the field that searches languages',
  },
  none: {
    id: 'language.none',
    defaultMessage: 'No language matches.',
    description: 'In place of the list while no language has the typed name',
  },
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
