import { defineMessage, defineMessages } from 'react-intl'

export const launchMessages = {
  ...defineMessages({
    failedTitle: {
      id: 'gameLaunch.failedTitle',
      defaultMessage: 'We couldn’t open the game',
      description: 'Heading when a launch failed',
    },
    retry: {
      id: 'gameLaunch.retry',
      defaultMessage: 'Try again',
      description: 'Button that launches the game again',
    },
    back: {
      id: 'gameLaunch.back',
      defaultMessage: 'Choose another game',
      description: 'Button that leads back to the games',
    },
    blocked: {
      id: 'gameLaunch.blocked',
      defaultMessage: 'This game wants to open at an address we don’t trust.',
      description: 'The gateway named an address outside the allow-list',
    },
    leaving: {
      id: 'gameLaunch.leaving',
      defaultMessage: 'Taking you to the game…',
      description: 'The game opens on its own page',
    },
    freePlay: {
      id: 'gameLaunch.freePlay',
      defaultMessage: 'Demo',
      description: 'Mark over a game that is played for play money',
    },
    turnUpright: {
      id: 'gameLaunch.turnUpright',
      defaultMessage: 'Turn your phone upright to play.',
      description: 'Over a game that is shown on its side',
    },
    turnSideways: {
      id: 'gameLaunch.turnSideways',
      defaultMessage: 'Turn your phone sideways to play.',
      description: 'Over a game that is shown upright',
    },
    unknown: {
      id: 'gameLaunch.unknown',
      defaultMessage: 'This link doesn’t lead to a game. Part of it may be missing.',
      description: 'An address of the game page was opened that does not say which game',
    },
    unnamed: {
      id: 'gameLaunch.unnamed',
      defaultMessage: 'Game',
      description: 'Name of a game whose name is not known',
    },
    silent: {
      id: 'gameLaunch.silent',
      defaultMessage: 'The game isn’t responding. Check your connection and try again.',
      description:
        'A game was opened and never said that it can be played; below stand “try again” and “choose another game”',
    },
    slow: {
      id: 'gameLaunch.slow',
      defaultMessage: 'This is taking longer than usual…',
      description: 'Said when a game has not answered for a while',
    },
  }),
  opening: defineMessage<{ readonly name: string }>({
    id: 'gameLaunch.opening',
    defaultMessage: 'Opening {name}…',
    description: "While a game is on its way; name is the game's",
  }),
  frame: defineMessage<{ readonly name: string }>({
    id: 'gameLaunch.frame',
    defaultMessage: 'Game: {name}',
    description: 'Name of the frame a game runs in, for screen readers',
  }),
}
