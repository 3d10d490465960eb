import type { PriceFormat } from '@livery/domain/sports'
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl'

export const sportsMessages = {
  ...defineMessages({
    board: { id: 'sports.board', defaultMessage: 'Matches', description: 'Heading of the board of fixtures' },
    inPlay: {
      id: 'sports.inPlay',
      defaultMessage: 'In play and next',
      description: 'Heading of a strip of matches that are played now or begin soon',
    },
    live: { id: 'sports.live', defaultMessage: 'Live', description: 'Badge of a match that is played now' },
    pause: { id: 'sports.pause', defaultMessage: 'Half-time', description: 'Badge of a match at half time' },
    result: { id: 'sports.result', defaultMessage: 'Result', description: 'Above a match that is over' },
    draw: {
      id: 'sports.draw',
      defaultMessage: 'Draw',
      description: 'Outcome of a match that neither side wins, read by screen readers',
    },
    match: { id: 'sports.match', defaultMessage: 'Match', description: 'Column of a table of odds' },
    closed: {
      id: 'sports.closed',
      defaultMessage: 'no bets now',
      description: 'Read by screen readers in place of the odds while no bets are taken',
    },
    stale: {
      id: 'sports.stale',
      defaultMessage: 'These odds may have changed.',
      description: 'Note under a board of odds that cannot be renewed',
    },
    format: {
      id: 'sports.format',
      defaultMessage: 'Odds',
      description: 'Name of the setting for the notation of odds',
    },
  }),
  score: defineMessage<{
    readonly home: string
    readonly homeScore: number
    readonly away: string
    readonly awayScore: number
  }>({
    id: 'sports.score',
    defaultMessage: '{home} {homeScore, number}, {away} {awayScore, number}',
    description: 'New score of a match, read by screen readers',
  }),
}

/** Names of the notations, in the setting. */
export const formatMessages = defineMessages({
  decimal: {
    id: 'sports.decimal',
    defaultMessage: 'Decimal',
    description: 'Notation of odds such as 2.10',
  },
  fractional: {
    id: 'sports.fractional',
    defaultMessage: 'Fraction',
    description: 'Notation of odds such as 11/10',
  },
  american: {
    id: 'sports.american',
    defaultMessage: 'American',
    description: 'Notation of odds such as +110',
  },
}) satisfies Record<PriceFormat, MessageDescriptor>
