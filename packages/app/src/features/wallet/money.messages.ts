import { defineMessage, defineMessages } from 'react-intl'

/** Texts of amounts and their refusals, for every screen that moves money. */
export const moneyMessages = {
  ...defineMessages({
    amount: { id: 'money.amount', defaultMessage: 'Amount', description: 'Label of a field, and of a line' },
    most: { id: 'money.most', defaultMessage: 'Max', description: 'Button that fills in the most there is' },
    missing: {
      id: 'money.missing',
      defaultMessage: 'Enter an amount',
      description: 'Under an amount that is empty or zero',
    },
    fee: { id: 'money.fee', defaultMessage: 'Fee', description: 'Label of a line: what it costs' },
    noFee: { id: 'money.noFee', defaultMessage: 'No fee', description: 'On a way to pay that costs nothing' },
    orderNumber: {
      id: 'money.orderNumber',
      defaultMessage: 'Order number',
      description: 'Label of a line: what customer service finds the order by',
    },
    time: { id: 'money.time', defaultMessage: 'Time', description: 'Label of a line: when it was asked for' },
    home: { id: 'money.home', defaultMessage: 'Play now', description: 'Link to the games' },
    review: {
      id: 'money.review',
      defaultMessage: 'Continue',
      description: 'Button that leads to the summary; nothing is sent yet',
    },
    check: {
      id: 'money.check',
      defaultMessage: 'Check and confirm',
      description: 'Title of the summary, before anything is sent',
    },
    channelClosed: {
      id: 'money.channelClosed',
      defaultMessage: 'This payment method is closed right now. Please choose another.',
      description: 'The way to pay was closed meanwhile',
    },
    promotion: {
      id: 'money.promotion',
      defaultMessage: 'This promotion can’t be used with this deposit.',
      description: 'The gateway refused the promotion of a deposit',
    },
    vendorUnavailable: {
      id: 'money.vendorUnavailable',
      defaultMessage: 'We can’t reach this wallet right now.',
      description: 'Money cannot be moved to or from a vendor',
    },
    alreadySent: {
      id: 'money.alreadySent',
      defaultMessage: 'Your last attempt may have worked. Check your account record before you try again.',
      description: 'The same order was sent before with other details and its answer was lost',
    },
  }),
  range: defineMessage<{ readonly minimum: string; readonly maximum: string }>({
    id: 'money.range',
    defaultMessage: '{minimum} to {maximum}',
    description: 'Between which amounts; both are amounts of money',
  }),
  unreadable: defineMessage<{ readonly example: string }>({
    id: 'money.unreadable',
    defaultMessage: 'Enter the amount in digits, such as {example}',
    description: 'Under a typed amount that cannot be understood, such as -5 or 1e3',
  }),
  tooLow: defineMessage<{ readonly amount: string }>({
    id: 'money.tooLow',
    defaultMessage: 'Minimum {amount}',
    description: 'An amount is too small',
  }),
  tooHigh: defineMessage<{ readonly amount: string }>({
    id: 'money.tooHigh',
    defaultMessage: 'Maximum {amount}',
    description: 'An amount is too large',
  }),
  limitOf: defineMessage<{ readonly amount: string }>({
    id: 'money.limitOf',
    defaultMessage: 'That’s more than what’s left of your {amount} deposit limit.',
    description:
      'A responsible-gaming limit refused a deposit; the amount is the whole limit, not what is left of it',
  }),
  turnover: defineMessage<{ readonly amount: string }>({
    id: 'money.turnover',
    defaultMessage: 'Bet another {amount} before you can withdraw',
    description: 'What came in has to be staked first',
  }),
}
