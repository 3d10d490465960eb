import type { Schemas } from '@livery/api'
import { defineMessage, defineMessages } from 'react-intl'

export const betRecordMessages = {
  ...defineMessages({
    list: {
      id: 'betRecord.list',
      defaultMessage: 'Bets',
      description: 'Name of the list for screen readers',
    },
    totals: {
      id: 'betRecord.totals',
      defaultMessage: 'Totals',
      description: 'Name of the totals for screen readers',
    },
    count: { id: 'betRecord.count', defaultMessage: 'Bets', description: 'Label of a total: how many bets' },
    stake: { id: 'betRecord.stake', defaultMessage: 'Staked', description: 'Label of an amount' },
    payout: { id: 'betRecord.payout', defaultMessage: 'Paid out', description: 'Label of an amount' },
    profit: {
      id: 'betRecord.profit',
      defaultMessage: 'Net result',
      description: 'Label of an amount: payout less stake',
    },
    draw: {
      id: 'betRecord.draw',
      defaultMessage: 'Draw',
      description: 'Label of a fact: number of the draw',
    },
    bet: {
      id: 'betRecord.bet',
      defaultMessage: 'Bet',
      description: 'Label of a fact: what was bet, and what came',
    },
    category: { id: 'betRecord.category', defaultMessage: 'Type', description: 'Filter by kind of game' },
    vendor: { id: 'betRecord.vendor', defaultMessage: 'Studio', description: 'Filter by vendor' },
    state: { id: 'betRecord.state', defaultMessage: 'Status', description: 'Filter by state of the bet' },
    all: { id: 'betRecord.all', defaultMessage: 'All', description: 'Choice of a filter: no filter' },
    order: { id: 'betRecord.order', defaultMessage: 'Order number', description: 'Label of a fact' },
    empty: {
      id: 'betRecord.empty',
      defaultMessage: 'No bets in this period',
      description: 'Heading of an empty record',
    },
    emptyDetail: {
      id: 'betRecord.emptyDetail',
      defaultMessage: 'Your bets show up here within moments.',
      description: 'Under the heading of an empty record',
    },
    play: { id: 'betRecord.play', defaultMessage: 'Find a game', description: 'Button of an empty record' },
  }),
  vendorAndTime: defineMessage<{ readonly vendor: string; readonly time: string }>({
    id: 'betRecord.vendorAndTime',
    defaultMessage: '{vendor} · {time}',
    description: 'Second line of a bet: vendor and moment',
  }),
}

export const orderStatusMessages = defineMessages({
  PENDING: {
    id: 'betRecord.status.PENDING',
    defaultMessage: 'Open',
    description: 'State of a bet: not decided yet',
  },
  WON: { id: 'betRecord.status.WON', defaultMessage: 'Won', description: 'State of a bet' },
  LOST: { id: 'betRecord.status.LOST', defaultMessage: 'Lost', description: 'State of a bet' },
  RETURNED: {
    id: 'betRecord.status.RETURNED',
    defaultMessage: 'Stake returned in full or part',
    description: 'State of a bet: no more than the stake came back, which is no win',
  },
  VOID: {
    id: 'betRecord.status.VOID',
    defaultMessage: 'Void',
    description: 'State of a bet: taken back, the stake returned',
  },
}) satisfies Record<Schemas['OrderStatus'] | 'RETURNED', unknown>
