import type { PlayType } from '@livery/domain/games'
import { defineMessages, type MessageDescriptor } from 'react-intl'

export const startMessages = defineMessages({
  start: {
    id: 'lotteryStart.start',
    defaultMessage: 'Play now',
    description: 'Button that opens the lottery',
  },
  ways: {
    id: 'lotteryStart.ways',
    defaultMessage: 'Choose how to play',
    description: 'Heading above traditional and entertainment',
  },
})

/** Description of each play type. */
export const playTypeDetails = defineMessages({
  trad: {
    id: 'lotteryStart.trad',
    defaultMessage: 'Pick a number for each place',
    description: 'What traditional play is',
  },
  ent: {
    id: 'lotteryStart.ent',
    defaultMessage: 'Simple bets: big or small, odd or even',
    description: 'What entertainment play is',
  },
}) satisfies Record<PlayType, MessageDescriptor>
