import type { Schemas } from '@livery/api'
import type { EndDigits } from '@livery/domain/lottery'
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl'

export const vietnamMessages = {
  ...defineMessages({
    regions: {
      id: 'vietnamLottery.regions',
      defaultMessage: 'Region',
      description: 'Name of the region filter',
    },
    days: {
      id: 'vietnamLottery.days',
      defaultMessage: 'Day of the draw',
      description: 'Name of the day filter',
    },
    latest: {
      id: 'vietnamLottery.latest',
      defaultMessage: 'Latest',
      description: 'Day filter: the last draw of each province',
    },
    digits: {
      id: 'vietnamLottery.digits',
      defaultMessage: 'Digits shown',
      description: 'Name of the filter of how much of each number is shown',
    },
    special: {
      id: 'vietnamLottery.special',
      defaultMessage: 'Special',
      description: 'The special prize of a draw',
    },
    heads: {
      id: 'vietnamLottery.heads',
      defaultMessage: 'Heads and tails',
      description: 'Table of the last two digits of all numbers, by their tens digit',
    },
    head: { id: 'vietnamLottery.head', defaultMessage: 'Head', description: 'Column: tens digit' },
    tail: { id: 'vietnamLottery.tail', defaultMessage: 'Tails', description: 'Column: last digits' },
    bet: {
      id: 'vietnamLottery.bet',
      defaultMessage: 'Bet',
      description: 'Button that opens the lottery of a province',
    },
    empty: {
      id: 'vietnamLottery.empty',
      defaultMessage: 'No draws on this day yet',
      description: 'Heading of an empty list of results',
    },
    emptyDetail: {
      id: 'vietnamLottery.emptyDetail',
      defaultMessage: 'Draws take place in the evening. Try an earlier day.',
      description: 'Under the heading of an empty list of results',
    },
    showLatest: {
      id: 'vietnamLottery.showLatest',
      defaultMessage: 'Show the latest',
      description: 'Button of an empty list of results',
    },
  }),
  prize: defineMessage<{ readonly prize: number }>({
    id: 'vietnamLottery.prize',
    defaultMessage: '{prize, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    description: 'Name of a prize after the special one: first to eighth, short',
  }),
  results: defineMessage<{ readonly province: string }>({
    id: 'vietnamLottery.results',
    defaultMessage: 'Results of {province}',
    description: 'Name of the table of a province for screen readers',
  }),
}

export const regionMessages = defineMessages({
  ALL: { id: 'vietnamLottery.region.ALL', defaultMessage: 'All', description: 'Every region of Vietnam' },
  NORTH: { id: 'vietnamLottery.region.NORTH', defaultMessage: 'North', description: 'Region of Vietnam' },
  CENTRAL: {
    id: 'vietnamLottery.region.CENTRAL',
    defaultMessage: 'Central',
    description: 'Region of Vietnam',
  },
  SOUTH: { id: 'vietnamLottery.region.SOUTH', defaultMessage: 'South', description: 'Region of Vietnam' },
}) satisfies Record<Schemas['VietnamRegion'] | 'ALL', MessageDescriptor>

export const digitMessages = defineMessages({
  all: {
    id: 'vietnamLottery.digits.all',
    defaultMessage: 'All digits',
    description: 'Shows every digit of each number',
  },
  2: {
    id: 'vietnamLottery.digits.2',
    defaultMessage: 'Last 2',
    description: 'Shows the last two digits of each number',
  },
  3: {
    id: 'vietnamLottery.digits.3',
    defaultMessage: 'Last 3',
    description: 'Shows the last three digits of each number',
  },
}) satisfies Record<EndDigits, MessageDescriptor>
