import { defineMessages } from 'react-intl'

/** Texts of the sheet about a game. */
export const previewMessages = defineMessages({
  play: {
    id: 'preview.play',
    defaultMessage: 'Play',
    description: 'Button of the sheet about a game: opens it',
  },
  vendor: { id: 'preview.vendor', defaultMessage: 'Studio', description: 'Fact about a game: who made it' },
  returnToPlayer: {
    id: 'preview.returnToPlayer',
    defaultMessage: 'Return to player',
    description: 'Fact about a game: part of all stakes that it pays back in the long run',
  },
  players: {
    id: 'preview.players',
    defaultMessage: 'Players now',
    description: 'Fact about a game: how many play it at this moment',
  },
})
