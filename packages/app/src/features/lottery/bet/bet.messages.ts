import type { RowShortcut } from '@livery/domain/lottery'
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl'

import { lotteryMessages } from '#capabilities/lottery/lottery.messages.ts'
import type { Refusals } from '#platform/errors/refusalOf.ts'

export const betMessages = {
  ...defineMessages({
    playTypes: {
      id: 'lotteryBet.playTypes',
      defaultMessage: 'Ways to play',
      description: 'Name of the tabs traditional and entertainment',
    },
    plays: {
      id: 'lotteryBet.plays',
      defaultMessage: 'Bet types',
      description: 'Name of the row of bet types of a lottery',
    },
    quickPick: {
      id: 'lotteryBet.quickPick',
      defaultMessage: 'Quick pick',
      description: 'Button that picks numbers by chance',
    },
    clearPicks: {
      id: 'lotteryBet.clearPicks',
      defaultMessage: 'Clear picks',
      description: 'Button that takes back everything that is picked',
    },
    unitStake: {
      id: 'lotteryBet.unitStake',
      defaultMessage: 'Stake per bet',
      description: 'Name of the row of stakes',
    },
    pickNumbers: {
      id: 'lotteryBet.pickNumbers',
      defaultMessage: 'Pick your numbers',
      description: 'On the button at the bottom while nothing complete is picked',
    },
    slip: {
      id: 'lotteryBet.slip',
      defaultMessage: 'Bet slip',
      description: 'Bets that are about to be placed',
    },
    clear: { id: 'lotteryBet.clear', defaultMessage: 'Remove all', description: 'Empties the bet slip' },
    multiple: {
      id: 'lotteryBet.multiple',
      defaultMessage: 'Multiplier',
      description: 'How many times each bet of the slip is placed',
    },
    less: { id: 'lotteryBet.less', defaultMessage: 'One less', description: 'Minus beside the multiple' },
    more: { id: 'lotteryBet.more', defaultMessage: 'One more', description: 'Plus beside the multiple' },
    bets: { id: 'lotteryBet.bets', defaultMessage: 'Bets', description: 'Before the number of bets' },
    total: {
      id: 'lotteryBet.total',
      defaultMessage: 'Total stake',
      description: 'Before what the slip costs',
    },
    balance: {
      id: 'lotteryBet.balance',
      defaultMessage: 'Balance',
      description: 'Before what the member has in the wallet',
    },
    agreeToOdds: {
      id: 'lotteryBet.agreeToOdds',
      defaultMessage: 'Accept new odds',
      description:
        'Button of the bet slip after the odds have changed; the bets are placed with the next press',
    },
    place: { id: 'lotteryBet.place', defaultMessage: 'Place bets', description: 'Sends the bet slip' },
    signIn: {
      id: 'lotteryBet.signIn',
      defaultMessage: 'Log in to place bets',
      description: 'Button of the bet slip for visitors',
    },
    emptySlip: {
      id: 'lotteryBet.emptySlip',
      defaultMessage: 'Nothing picked yet',
      description: 'Heading of an empty bet slip',
    },
    emptySlipDetail: {
      id: 'lotteryBet.emptySlipDetail',
      defaultMessage: 'Pick numbers or use a quick pick.',
      description: 'Under the heading of an empty bet slip',
    },
    added: {
      id: 'lotteryBet.added',
      defaultMessage: 'Added to the bet slip',
      description: 'Message after numbers were put on the slip',
    },
    full: {
      id: 'lotteryBet.full',
      defaultMessage: 'Your bet slip is full. Place these bets first.',
      description: 'Message when a slip holds the most lines it can',
    },
    tooMuch: {
      id: 'lotteryBet.tooMuch',
      defaultMessage: 'That’s over the limit for one line.',
      description: 'Under the picks of a line whose stake is above its limit',
    },
    closedNotice: {
      id: 'lotteryBet.closedNotice',
      defaultMessage: 'Bets on this draw are closed. Your picks stay for the next one.',
      description: 'Shown between the close of a draw and the next opening',
    },
    placed: {
      id: 'lotteryBet.placed',
      defaultMessage: 'Your bets are placed',
      description: 'Heading of the receipt',
    },
    orderNumber: {
      id: 'lotteryBet.orderNumber',
      defaultMessage: 'Order number',
      description: 'Label of an order number on the receipt',
    },
    copyRefused: {
      id: 'lotteryBet.copyRefused',
      defaultMessage: 'Press and hold the number to copy it',
      description: 'Shown where the browser does not let a page copy',
    },
    copy: { id: 'lotteryBet.copy', defaultMessage: 'Copy', description: 'Copies an order number' },
    copied: {
      id: 'lotteryBet.copied',
      defaultMessage: 'Copied',
      description: 'An order number was copied',
    },
    record: {
      id: 'lotteryBet.record',
      defaultMessage: 'My bets',
      description: 'Link of the receipt to the betting record',
    },
    playOn: {
      id: 'lotteryBet.playOn',
      defaultMessage: 'Keep playing',
      description: 'Closes the receipt',
    },
    noPlays: {
      id: 'lotteryBet.noPlays',
      defaultMessage: 'No bets are open here',
      description: 'Heading when a lottery has no bet types of the chosen kind',
    },
    foreign: {
      id: 'lotteryBet.foreign',
      defaultMessage: 'This link belongs to another site',
      description: 'Heading when the address of the lottery was made for another brand',
    },
    lost: {
      id: 'lotteryBet.lost',
      defaultMessage: 'No win in this draw',
      description: 'Message after a draw on which the member had bets that all lost',
    },
  }),
  picked: defineMessage<{ readonly count: number; readonly least: number }>({
    id: 'lotteryBet.picked',
    defaultMessage: '{count, plural, =0 {pick at least {least, number}} other {# picked}}',
    description: 'How many numbers are picked in a row, or how many it takes',
  }),
  shortcuts: defineMessage<{ readonly row: string }>({
    id: 'lotteryBet.shortcuts',
    defaultMessage: 'Shortcuts: {row}',
    description:
      'Name of the buttons that pick many numbers of a row at once; row is its name, such as First digit',
  }),
  betCount: defineMessage<{ readonly count: number }>({
    id: 'lotteryBet.betCount',
    defaultMessage: '{count, plural, one {# bet} other {# bets}}',
    description: 'Number of single bets that the picks make',
  }),
  returns: defineMessage<{ readonly amount: string }>({
    id: 'lotteryBet.returns',
    defaultMessage: 'potential return {amount}',
    description: 'What one winning bet returns, the stake included',
  }),
  add: defineMessage<{ readonly amount: string }>({
    id: 'lotteryBet.add',
    defaultMessage: 'Add · {amount}',
    description: 'Puts the picks on the bet slip; amount is what they cost',
  }),
  openSlip: defineMessage<{ readonly count: number }>({
    id: 'lotteryBet.openSlip',
    defaultMessage: '{count, plural, one {Bet slip, # line} other {Bet slip, # lines}}',
    description: 'Name of the button that opens the bet slip',
  }),
  review: defineMessage<{ readonly amount: string }>({
    id: 'lotteryBet.review',
    defaultMessage: 'To the slip · {amount}',
    description: 'Opens the bet slip; amount is what it costs',
  }),
  remove: defineMessage<{ readonly selection: string }>({
    id: 'lotteryBet.remove',
    defaultMessage: 'Remove {selection}',
    description: 'Cross of a line of the bet slip',
  }),
  line: defineMessage<{ readonly play: string; readonly count: number; readonly odds: string }>({
    id: 'lotteryBet.line',
    defaultMessage: '{play} · {count, plural, one {# bet} other {# bets}} · {odds}×',
    description: 'Under the numbers of a line of the bet slip: bet type, number of bets, odds',
  }),
  tooLittle: defineMessage<{ readonly least: string }>({
    id: 'lotteryBet.tooLittle',
    defaultMessage: 'The minimum bet is {least}.',
    description: 'A stake below the limit; least is an amount of money',
  }),
  receiptLine: defineMessage<{ readonly drawNumber: string; readonly balance: string }>({
    id: 'lotteryBet.receiptLine',
    defaultMessage: 'Draw {drawNumber} · balance {balance}',
    description: 'On the receipt: which draw the bets are on, and what is left in the wallet',
  }),
  newDraw: defineMessage<{ readonly drawNumber: string }>({
    id: 'lotteryBet.newDraw',
    defaultMessage: 'Draw {drawNumber} is open',
    description: 'Message when a new draw takes bets',
  }),
  returned: defineMessage<{ readonly amount: string }>({
    id: 'lotteryBet.returned',
    defaultMessage: '{amount} returned',
    description: 'Message after a draw on which the bets returned no more than was staked',
  }),
  won: defineMessage<{ readonly amount: string }>({
    id: 'lotteryBet.won',
    defaultMessage: 'You won {amount}',
    description: 'Message after a draw on which the member had winning bets',
  }),
}

/** Shortcuts beside a row of numbers. */
export const shortcutMessages = defineMessages({
  all: { id: 'lotteryBet.shortcut.all', defaultMessage: 'All', description: 'Picks every number of a row' },
  big: {
    id: 'lotteryBet.shortcut.big',
    defaultMessage: 'Big',
    description: 'Picks the upper half of a row',
  },
  small: {
    id: 'lotteryBet.shortcut.small',
    defaultMessage: 'Small',
    description: 'Picks the lower half of a row',
  },
  odd: {
    id: 'lotteryBet.shortcut.odd',
    defaultMessage: 'Odd',
    description: 'Picks the odd numbers of a row',
  },
  even: {
    id: 'lotteryBet.shortcut.even',
    defaultMessage: 'Even',
    description: 'Picks the even numbers of a row',
  },
}) satisfies Record<RowShortcut, MessageDescriptor>

const refusals = defineMessages({
  closed: {
    id: 'lotteryBet.refused.closed',
    defaultMessage: 'That draw has just closed. Your bets are still here for the next one.',
    description: 'Bets arrived after the draw had closed',
  },
  stake: {
    id: 'lotteryBet.refused.stake',
    defaultMessage: 'One of your stakes is outside the limits of its bet type.',
    description: 'The gateway refused the stake of a line',
  },
  selection: {
    id: 'lotteryBet.refused.selection',
    defaultMessage: 'One of your lines isn’t valid. Please pick it again.',
    description: 'The gateway refused what was picked',
  },
  loss: {
    id: 'lotteryBet.refused.loss',
    defaultMessage: 'This would go over the loss limit you set for yourself.',
    description: 'A responsible-gaming limit refused the bets',
  },
})

/** Messages of refused bets, by code; other codes have their general messages. */
export const orderRefusals: Refusals<MessageDescriptor> = {
  'order.period_closed': refusals.closed,
  'order.stake_invalid': refusals.stake,
  'order.selection_invalid': refusals.selection,
  'order.odds_changed': lotteryMessages.unknownOdds,
  'limit.loss': refusals.loss,
}
