import type { GameCategory } from '@livery/domain/games'
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl'

/** Names of the categories, wherever a list or the rail shows them. */
export const categoryMessages = defineMessages({
  HOT: { id: 'category.HOT', defaultMessage: 'Hot', description: 'Game category: what is played most' },
  FAV: { id: 'category.FAV', defaultMessage: 'Favourites', description: "Game category: the member's own" },
  NEW_GAME: { id: 'category.NEW_GAME', defaultMessage: 'New', description: 'Game category' },
  RNG: { id: 'category.RNG', defaultMessage: 'Slots', description: 'Game category' },
  FISH: { id: 'category.FISH', defaultMessage: 'Fishing', description: 'Game category: fish shooting games' },
  LIVE: { id: 'category.LIVE', defaultMessage: 'Live casino', description: 'Game category' },
  COCKFIGHT: { id: 'category.COCKFIGHT', defaultMessage: 'Cockfight', description: 'Game category' },
  PVP: {
    id: 'category.PVP',
    defaultMessage: 'PVP',
    description: 'Game category: player against player, such as poker',
  },
  SPORTS: { id: 'category.SPORTS', defaultMessage: 'Sports', description: 'Game category' },
  ESPORTS: { id: 'category.ESPORTS', defaultMessage: 'E-sports', description: 'Game category' },
  ELOTT: {
    id: 'category.ELOTT',
    defaultMessage: 'E-lottery',
    description: 'Game category: quick electronic lotteries',
  },
  LOTT: { id: 'category.LOTT', defaultMessage: 'Lottery', description: 'Game category' },
  BG: {
    id: 'category.BG',
    defaultMessage: 'Table games',
    description: 'Game category: board and table games',
  },
  BGS: { id: 'category.BGS', defaultMessage: 'Mini games', description: 'Game category' },
  REWARD: {
    id: 'category.REWARD',
    defaultMessage: 'Rewards',
    description: 'Entry of the category rail that leads to the rewards',
  },
  PROMO: {
    id: 'category.PROMO',
    defaultMessage: 'Promotions',
    description: 'Entry of the category rail that leads to the promotions',
  },
}) satisfies Record<GameCategory, MessageDescriptor>

/** Texts of games, shared by every shelf and list. */
export const gameMessages = {
  ...defineMessages({
    saved: {
      id: 'game.saved',
      defaultMessage: 'Changes saved',
      description: 'A favourite was added or removed',
    },
    isNew: { id: 'game.isNew', defaultMessage: 'New', description: 'Mark on a game tile' },
    isHot: { id: 'game.isHot', defaultMessage: 'Hot', description: 'Mark on a game tile' },
    isJackpot: { id: 'game.isJackpot', defaultMessage: 'Jackpot', description: 'Mark on a game tile' },
    realMoneyOnly: {
      id: 'game.realMoneyOnly',
      defaultMessage: 'Real money only',
      description:
        'Mark on a game tile, for trial players: the game has no free play. Two or three short words',
    },
    share: {
      id: 'game.share',
      defaultMessage: 'Share this game',
      description: 'Button in the header of a game',
    },
    linkCopied: {
      id: 'game.linkCopied',
      defaultMessage: 'Link copied',
      description: 'The address of a game was put on the clipboard',
    },
    linkNotShared: {
      id: 'game.linkNotShared',
      defaultMessage: 'We couldn’t share the link',
      description: 'Neither the share sheet nor the clipboard was to be had',
    },
    alsoFound: {
      id: 'game.alsoFound',
      defaultMessage: 'Studios and categories',
      description: 'Name of the row of vendors and categories that a search finds',
    },
    loading: {
      id: 'game.loading',
      defaultMessage: 'Loading games',
      description: 'Said while a list of games is on its way',
    },
  }),
  players: defineMessage<{ readonly count: number }>({
    id: 'game.players',
    defaultMessage: '{count, number} playing',
    description: 'Mark on a tile: players in the game now',
  }),
  returnToPlayer: defineMessage<{ readonly percent: string }>({
    id: 'game.returnToPlayer',
    defaultMessage: 'RTP {percent}',
    description: 'Mark on a tile: the return to player, such as 96.18%; the usual abbreviation of the field',
  }),
  lastPlayed: defineMessage<{ readonly date: string }>({
    id: 'game.lastPlayed',
    defaultMessage: 'Played {date}',
    description: 'Mark on a tile: the day on which the member last opened the game, such as 22 Nov',
  }),
  favouriteAdd: defineMessage<{ readonly name: string }>({
    id: 'game.favouriteAdd',
    defaultMessage: 'Add {name} to favourites',
    description: 'Heart of a game tile, for screen readers',
  }),
  favouriteRemove: defineMessage<{ readonly name: string }>({
    id: 'game.favouriteRemove',
    defaultMessage: 'Remove {name} from favourites',
    description: 'Heart of a game tile, for screen readers',
  }),
  play: defineMessage<{ readonly name: string }>({
    id: 'game.play',
    defaultMessage: 'Play {name}',
    description: 'Name of a game tile, for screen readers',
  }),
}
