import type { GameListFilter } from '@livery/domain/games'
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl'

export const centerMessages = {
  ...defineMessages({
    search: {
      id: 'gameCenter.search',
      defaultMessage: 'Games and studios',
      description:
        'Name and placeholder of the search box. A magnifier says that it searches; the line is short on a narrow phone.',
    },
    clear: {
      id: 'gameCenter.clear',
      defaultMessage: 'Clear search',
      description: 'Button inside the search box',
    },
    categories: {
      id: 'gameCenter.categories',
      defaultMessage: 'Categories',
      description: 'Name of the row of categories',
    },
    studios: {
      id: 'gameCenter.studios',
      defaultMessage: 'Studios',
      description: 'Name of the row of game vendors, and heading of the list of all of them',
    },
    allStudios: {
      id: 'gameCenter.allStudios',
      defaultMessage: 'All studios',
      description: 'Takes the choice of a game vendor back',
    },
    viewAll: {
      id: 'gameCenter.viewAll',
      defaultMessage: 'View all',
      description:
        'First category, every game; also opens the list of every vendor, and leads back from an empty list',
    },
    filters: { id: 'gameCenter.filters', defaultMessage: 'Show', description: 'Name of the row of filters' },
    games: {
      id: 'gameCenter.games',
      defaultMessage: 'Games',
      description: 'Name of the list for screen readers',
    },
    back: { id: 'gameCenter.back', defaultMessage: 'Back', description: 'Arrow at the top of the list' },
    close: { id: 'gameCenter.close', defaultMessage: 'Close', description: 'Cross of the list of vendors' },
    empty: {
      id: 'gameCenter.empty',
      defaultMessage: 'No games here',
      description: 'Heading of an empty list',
    },
    emptyDetail: {
      id: 'gameCenter.emptyDetail',
      defaultMessage: 'Remove a filter or browse all games.',
      description: 'Under the heading of an empty list',
    },
    emptyFavourites: {
      id: 'gameCenter.emptyFavourites',
      defaultMessage: 'No favourites yet',
      description: 'Heading of an empty list of favourites',
    },
    emptyFavouritesDetail: {
      id: 'gameCenter.emptyFavouritesDetail',
      defaultMessage: 'Tap the heart on a game to find it here.',
      description: 'Under the heading of an empty list of favourites',
    },
    emptyRecent: {
      id: 'gameCenter.emptyRecent',
      defaultMessage: 'Nothing played yet',
      description: 'Heading of an empty list of games played last',
    },
    emptySearchDetail: {
      id: 'gameCenter.emptySearchDetail',
      defaultMessage: 'Check the spelling, or try a shorter word.',
      description: 'Under the heading when a search finds nothing',
    },
    minLine: {
      id: 'gameCenter.minLine',
      defaultMessage: '25 lines or more',
      description: 'Filter of slot games by number of paylines',
    },
  }),
  count: defineMessage<{ readonly count: number }>({
    id: 'gameCenter.count',
    defaultMessage: '{count, plural, one {# game} other {# games}}',
    description: 'How many games a list or a vendor has',
  }),
  nothingFor: defineMessage<{ readonly text: string }>({
    id: 'gameCenter.nothingFor',
    defaultMessage: 'Nothing found for “{text}”',
    description: 'Heading when a search finds nothing; text is what the player typed',
  }),
  filterGames: defineMessage<{ readonly count: number }>({
    id: 'gameCenter.filterGames',
    defaultMessage: '{count, plural, =0 {Filter games} other {Filter games (#)}}',
    description: 'Button and heading of the filters of a list; count is how many are on',
  }),
  minBet: defineMessage<{ readonly amount: string }>({
    id: 'gameCenter.minBet',
    defaultMessage: '{amount} or more',
    description:
      "Filter of slot games by smallest stake; amount is a small sum in the site's currency, such as €1 or 20.000 ₫",
  }),
}

/** Labels of the filter buttons; without an active one the list shows all games. */
export const filterMessages = defineMessages({
  hot: { id: 'gameCenter.filter.hot', defaultMessage: 'Hot', description: 'Filter of a list of games' },
  recent: {
    id: 'gameCenter.filter.recent',
    defaultMessage: 'Recent',
    description: 'Filter of a list of games',
  },
  fav: {
    id: 'gameCenter.filter.fav',
    defaultMessage: 'Favourites',
    description: 'Filter of a list of games',
  },
}) satisfies Record<Exclude<GameListFilter, 'all'>, MessageDescriptor>
