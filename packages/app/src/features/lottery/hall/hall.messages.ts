import { defineMessages } from 'react-intl'

export const hallMessages = defineMessages({
  title: {
    id: 'lotteryHall.title',
    defaultMessage: 'Lottery',
    description: 'Title of the hall of lotteries',
  },
  kinds: {
    id: 'lotteryHall.kinds',
    defaultMessage: 'Kinds of lottery',
    description: 'Name of the two tabs of the hall: draws by the day, and quick electronic ones',
  },
  groups: {
    id: 'lotteryHall.groups',
    defaultMessage: 'Draw types',
    description: 'Name of the row of groups, such as five digits or three dice',
  },
  all: { id: 'lotteryHall.all', defaultMessage: 'All', description: 'Every group of lotteries' },
  list: {
    id: 'lotteryHall.list',
    defaultMessage: 'Lotteries',
    description: 'Name of the list for screen readers',
  },
  vietnam: {
    id: 'lotteryHall.vietnam',
    defaultMessage: 'Vietnamese provinces',
    description: 'Link to the results of the Vietnamese lotteries',
  },
  vietnamDetail: {
    id: 'lotteryHall.vietnamDetail',
    defaultMessage: 'Results of every region, day by day',
    description: 'Under the link to the results of the Vietnamese lotteries',
  },
  empty: {
    id: 'lotteryHall.empty',
    defaultMessage: 'No lotteries here yet',
    description: 'Heading of an empty hall',
  },
  emptyAction: {
    id: 'lotteryHall.emptyAction',
    defaultMessage: 'Browse other games',
    description: 'Button of an empty hall',
  },
})
