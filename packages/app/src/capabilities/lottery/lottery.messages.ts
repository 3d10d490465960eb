import type { PlayType } from '@livery/domain/games'
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl'

/** Texts shared by the pages of the lottery. */
export const lotteryMessages = {
  ...defineMessages({
    back: { id: 'lottery.back', defaultMessage: 'Back', description: 'Arrow at the top of a lottery page' },
    drawing: {
      id: 'lottery.drawing',
      defaultMessage: 'Drawing…',
      description: 'The numbers of a draw are on their way',
    },
    closesIn: {
      id: 'lottery.closesIn',
      defaultMessage: 'Closes in',
      description: 'Before a countdown to the moment from which no bets are taken',
    },
    drawsIn: {
      id: 'lottery.drawsIn',
      defaultMessage: 'Draw in',
      description: 'Before a countdown to the draw, while no bets are taken',
    },
    closed: {
      id: 'lottery.closed',
      defaultMessage: 'Closed',
      description: 'State of a draw that takes no more bets',
    },
    special: {
      id: 'lottery.special',
      defaultMessage: 'Special number',
      description: 'Said before the number that is drawn apart from the others',
    },
    results: { id: 'lottery.results', defaultMessage: 'Results', description: 'Past draws of a lottery' },
    trend: {
      id: 'lottery.trend',
      defaultMessage: 'Trend',
      description: 'Table of which numbers came and which stayed away',
    },
    rules: {
      id: 'lottery.rules',
      defaultMessage: 'How to play',
      description: 'Bet types with rules and odds',
    },
    close: { id: 'lottery.close', defaultMessage: 'Close', description: 'Cross of a panel' },
    gone: {
      id: 'lottery.gone',
      defaultMessage: 'This lottery is no longer available',
      description: 'An address names a lottery that the site does not have',
    },
    goneDetail: {
      id: 'lottery.goneDetail',
      defaultMessage: 'See our other lotteries.',
      description: 'Under the heading of a lottery that the site does not have',
    },
    unknownOdds: {
      id: 'lottery.unknownOdds',
      defaultMessage: 'The odds have changed',
      description:
        'Heading where an address asks for odds that a lottery cannot be bet at; and notice on a bet slip whose odds are no longer those it was filled at',
    },
    unknownOddsDetail: {
      id: 'lottery.unknownOddsDetail',
      defaultMessage: 'We don’t offer the odds in this link any more. You can play at the current odds.',
      description:
        'Under the heading of odds that are not offered; below stands a button that opens the lottery',
    },
    open: {
      id: 'lottery.open',
      defaultMessage: 'See this lottery',
      description: 'Button that leads to the page of the lottery that was to be opened',
    },
    all: {
      id: 'lottery.all',
      defaultMessage: 'All lotteries',
      description: 'Button that leads to the hall of lotteries',
    },
  }),
  secondsLeft: defineMessage<{ readonly minutes: number; readonly seconds: number }>({
    id: 'lottery.secondsLeft',
    defaultMessage:
      '{minutes, plural, =0 {{seconds, plural, one {# second} other {# seconds}}} one {# minute} other {# minutes}} left',
    description: 'Said by screen readers beside a countdown, at each whole minute and for the last seconds',
  }),
  drawOf: defineMessage<{ readonly drawNumber: string }>({
    id: 'lottery.drawOf',
    defaultMessage: 'Draw {drawNumber}',
    description: 'Number of a draw period',
  }),
  every: defineMessage<{ readonly minutes: number; readonly seconds: number }>({
    id: 'lottery.every',
    defaultMessage:
      '{minutes, plural, =0 {every {seconds, plural, one {second} other {# seconds}}} one {every minute} other {every # minutes}}',
    description: 'How often a lottery draws; seconds count only when minutes is 0',
  }),
  pays: defineMessage<{ readonly odds: string }>({
    id: 'lottery.pays',
    defaultMessage: 'Pays {odds}×',
    description: 'What one unit of stake returns, the stake included',
  }),
  limits: defineMessage<{ readonly least: string; readonly most: string }>({
    id: 'lottery.limits',
    defaultMessage: 'Min {least} per bet · max {most} per line',
    description: 'Smallest stake of one bet and largest of one line; both are amounts of money',
  }),
  everyDay: defineMessage({
    id: 'lottery.everyDay',
    defaultMessage: 'every day',
    description: 'How often a lottery draws',
  }),
  about: defineMessage<{ readonly name: string }>({
    id: 'lottery.about',
    defaultMessage: 'About {name}: rules and results',
    description: 'Link at the end of a lottery in a list',
  }),
}

/** Names of the play types. */
export const playTypeMessages = defineMessages({
  trad: {
    id: 'lottery.playType.trad',
    defaultMessage: 'Traditional',
    description: 'Play type of a lottery: digits, place by place',
  },
  ent: {
    id: 'lottery.playType.ent',
    defaultMessage: 'Entertainment',
    description: 'Play type of a lottery: plain questions about a draw',
  },
}) satisfies Record<PlayType, MessageDescriptor>
