import type { Schemas } from '@livery/api'
import type { EndDigits } from '@livery/domain/lottery'
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl'

export const vietnamMessages = {
  ...defineMessages({
    regions: {
      id: 'lotteryVietnam.regions',
      defaultMessage: 'Region',
      description: 'Name of the region filter',
    },
    days: {
      id: 'lotteryVietnam.days',
      defaultMessage: 'Day of the draw',
      description: 'Name of the day filter',
    },
    latest: {
      id: 'lotteryVietnam.latest',
      defaultMessage: 'Latest',
      description: 'Day filter: the last draw of each province',
    },
    digits: {
      id: 'lotteryVietnam.digits',
      defaultMessage: 'Digits shown',
      description: 'Name of the filter of how much of each number is shown',
    },
    special: {
      id: 'lotteryVietnam.special',
      defaultMessage: 'Special',
      description: 'The special prize of a draw',
    },
    heads: {
      id: 'lotteryVietnam.heads',
      defaultMessage: 'Tens and units',
      description: 'Table of the last two digits of all numbers, by their tens digit',
    },
    head: { id: 'lotteryVietnam.head', defaultMessage: 'Tens', description: 'Column: tens digit' },
    tail: { id: 'lotteryVietnam.tail', defaultMessage: 'Units', description: 'Column: last digits' },
    bet: {
      id: 'lotteryVietnam.bet',
      defaultMessage: 'Bet',
      description: 'Button that opens the lottery of a province',
    },
    empty: {
      id: 'lotteryVietnam.empty',
      defaultMessage: 'No draws on this day yet',
      description: 'Heading of an empty list of results',
    },
    emptyDetail: {
      id: 'lotteryVietnam.emptyDetail',
      defaultMessage: 'Draws take place in the evening. Try an earlier day.',
      description: 'Under the heading of an empty list of results',
    },
    showLatest: {
      id: 'lotteryVietnam.showLatest',
      defaultMessage: 'Show the latest',
      description: 'Button of an empty list of results',
    },
  }),
  prize: defineMessage<{ readonly prize: number }>({
    id: 'lotteryVietnam.prize',
    defaultMessage: '{prize, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    description: 'Name of a prize after the special one: first to eighth, short',
  }),
  results: defineMessage<{ readonly province: string }>({
    id: 'lotteryVietnam.results',
    defaultMessage: 'Results of {province}',
    description: 'Name of the table of a province for screen readers',
  }),
}

export const regionMessages = defineMessages({
  ALL: { id: 'lotteryVietnam.region.ALL', defaultMessage: 'All', description: 'Every region of Vietnam' },
  NORTH: { id: 'lotteryVietnam.region.NORTH', defaultMessage: 'North', description: 'Region of Vietnam' },
  CENTRAL: {
    id: 'lotteryVietnam.region.CENTRAL',
    defaultMessage: 'Central',
    description: 'Region of Vietnam',
  },
  SOUTH: { id: 'lotteryVietnam.region.SOUTH', defaultMessage: 'South', description: 'Region of Vietnam' },
}) satisfies Record<Schemas['VietnamRegion'] | 'ALL', MessageDescriptor>

export const digitMessages = defineMessages({
  all: {
    id: 'lotteryVietnam.digits.all',
    defaultMessage: 'All digits',
    description: 'Shows every digit of each number',
  },
  2: {
    id: 'lotteryVietnam.digits.2',
    defaultMessage: 'Last 2',
    description: 'Shows the last two digits of each number',
  },
  3: {
    id: 'lotteryVietnam.digits.3',
    defaultMessage: 'Last 3',
    description: 'Shows the last three digits of each number',
  },
}) satisfies Record<EndDigits, MessageDescriptor>
