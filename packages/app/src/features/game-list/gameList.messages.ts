import type { GameListFilter } from '@livery/domain'
import { defineMessages, type MessageDescriptor } from 'react-intl'

export const gameListMessages = defineMessages({
  back: { id: 'gameList.back', defaultMessage: 'Back', description: 'Arrow at the top of the list' },
  search: {
    id: 'gameList.search',
    defaultMessage: 'Search games',
    description: 'Name and placeholder of the search box',
  },
  clear: {
    id: 'gameList.clear',
    defaultMessage: 'Clear search',
    description: 'Button inside the search box',
  },
  filters: { id: 'gameList.filters', defaultMessage: 'Show', description: 'Name of the filter tabs' },
  games: {
    id: 'gameList.games',
    defaultMessage: 'Games',
    description: 'Name of the list for screen readers',
  },
  empty: { id: 'gameList.empty', defaultMessage: 'No games here', description: 'Heading of an empty list' },
  emptyDetail: {
    id: 'gameList.emptyDetail',
    defaultMessage: 'Try another filter or search for a name.',
    description: 'Under the heading of an empty list',
  },
  all: {
    id: 'gameList.all',
    defaultMessage: 'View all',
    description: 'Button of an empty list, and first entry of the categories',
  },
  categories: {
    id: 'gameList.categories',
    defaultMessage: 'Categories',
    description: 'Name of the row of categories',
  },
})

export const filterMessages = defineMessages({
  all: { id: 'gameList.filter.all', defaultMessage: 'All', description: 'Filter of a list of games' },
  hot: { id: 'gameList.filter.hot', defaultMessage: 'Hot', description: 'Filter of a list of games' },
  recent: {
    id: 'gameList.filter.recent',
    defaultMessage: 'Recent',
    description: 'Filter of a list of games',
  },
  fav: { id: 'gameList.filter.fav', defaultMessage: 'Favourite', description: 'Filter of a list of games' },
}) satisfies Record<GameListFilter, MessageDescriptor>
