import { defineMessage, defineMessages } from 'react-intl'

export const drawMessages = {
  ...defineMessages({
    BIG: {
      id: 'lotteryDraw.BIG',
      defaultMessage: 'Big',
      description: 'A draw whose total or number is high',
    },
    SMALL: {
      id: 'lotteryDraw.SMALL',
      defaultMessage: 'Small',
      description: 'A draw whose total or number is low',
    },
    ODD: { id: 'lotteryDraw.ODD', defaultMessage: 'Odd', description: 'A draw whose total or number is odd' },
    EVEN: {
      id: 'lotteryDraw.EVEN',
      defaultMessage: 'Even',
      description: 'A draw whose total or number is even',
    },
    DRAGON: {
      id: 'lotteryDraw.DRAGON',
      defaultMessage: 'Dragon',
      description: 'The first digit is higher than the last',
    },
    TIGER: {
      id: 'lotteryDraw.TIGER',
      defaultMessage: 'Tiger',
      description: 'The first digit is lower than the last',
    },
    TIE: { id: 'lotteryDraw.TIE', defaultMessage: 'Tie', description: 'The first digit equals the last' },
    draw: {
      id: 'lotteryDraw.draw',
      defaultMessage: 'Draw',
      description: 'Heading of the column of draw numbers',
    },
    places: {
      id: 'lotteryDraw.places',
      defaultMessage: 'Place of the number',
      description: 'Name of the tabs of a trend table, one for each drawn number',
    },
    times: {
      id: 'lotteryDraw.times',
      defaultMessage: 'Times drawn',
      description: 'Row of a trend table: how often a number came',
    },
    missing: {
      id: 'lotteryDraw.missing',
      defaultMessage: 'Not drawn for',
      description: 'Row of a trend table: for how many draws a number has been missing',
    },
    longest: {
      id: 'lotteryDraw.longest',
      defaultMessage: 'Longest gap',
      description: 'Row of a trend table: the most draws in a row without a number',
    },
    hot: {
      id: 'lotteryDraw.hot',
      defaultMessage: 'Drawn most often',
      description: 'Numbers that were drawn most',
    },
    cold: {
      id: 'lotteryDraw.cold',
      defaultMessage: 'Longest without being drawn',
      description: 'Numbers that have not been drawn for the longest time',
    },
    chance: {
      id: 'lotteryDraw.chance',
      defaultMessage: 'Every draw is random. Past results don’t affect the next one.',
      description: 'Under a trend table',
    },
    noDraws: {
      id: 'lotteryDraw.noDraws',
      defaultMessage: 'No results yet',
      description: 'Heading of an empty history',
    },
  }),
  figure: defineMessage<{ readonly figure: number }>({
    id: 'lotteryDraw.figure',
    defaultMessage: 'Total {figure, number}',
    description: 'Sum of the drawn numbers',
  }),
  place: defineMessage<{ readonly place: number }>({
    id: 'lotteryDraw.place',
    defaultMessage: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    description: 'Tab of a trend table: which of the drawn numbers, counted from the first',
  }),
  overDraws: defineMessage<{ readonly count: number }>({
    id: 'lotteryDraw.overDraws',
    defaultMessage: '{count, plural, one {The last draw} other {The last # draws}}',
    description: 'What a trend table covers',
  }),
  timesCame: defineMessage<{ readonly count: number }>({
    id: 'lotteryDraw.timesCame',
    defaultMessage: '{count, plural, one {# time} other {# times}}',
    description: 'How often a number came',
  }),
  drawsMissing: defineMessage<{ readonly count: number }>({
    id: 'lotteryDraw.drawsMissing',
    defaultMessage: '{count, plural, one {# draw} other {# draws}}',
    description: 'For how many draws a number has been missing',
  }),
}
