import { defineMessage, defineMessages } from 'react-intl'

export const bankCardsMessages = {
  ...defineMessages({
    title: {
      id: 'bankCards.title',
      defaultMessage: 'Bank accounts',
      description: 'Row and title of the sheet with the member’s bank accounts and cards',
    },
    list: { id: 'bankCards.list', defaultMessage: 'Your bank accounts', description: 'Name of the list' },
    empty: {
      id: 'bankCards.empty',
      defaultMessage: 'No bank account yet',
      description: 'Heading of an empty list',
    },
    emptyDetail: {
      id: 'bankCards.emptyDetail',
      defaultMessage: 'Withdrawals are paid to a card or account in your own name.',
      description: 'Under the heading of an empty list',
    },
    add: {
      id: 'bankCards.add',
      defaultMessage: 'Add a bank account',
      description: 'Button and title of the form',
    },
    bank: { id: 'bankCards.bank', defaultMessage: 'Bank', description: 'Label of a picker' },
    bankPlaceholder: {
      id: 'bankCards.bankPlaceholder',
      defaultMessage: 'Choose a bank',
      description: 'In the picker while nothing is chosen',
    },
    holder: {
      id: 'bankCards.holder',
      defaultMessage: 'Name on the account',
      description: 'Label of a field',
    },
    number: {
      id: 'bankCards.number',
      defaultMessage: 'Card or account number',
      description: 'Label of a field',
    },
    numberFormat: {
      id: 'bankCards.numberFormat',
      defaultMessage: '8 to 34 letters and digits',
      description: 'Under a card number that is not possible',
    },
    remove: {
      id: 'bankCards.remove',
      defaultMessage: 'Remove',
      description: 'Button that removes a bank account or card',
    },
    removeTitle: {
      id: 'bankCards.removeTitle',
      defaultMessage: 'Remove this bank account?',
      description: 'Title of the sheet that removes a bank account or card',
    },
    standard: {
      id: 'bankCards.standard',
      defaultMessage: 'Default',
      description: 'Mark of the card that withdrawals go to by default',
    },
    taken: {
      id: 'bankCards.taken',
      defaultMessage: 'This account is already in use',
      description: 'Under a card number that belongs to somebody already',
    },
    otherName: {
      id: 'bankCards.otherName',
      defaultMessage:
        'The account has to be in your own name. If we have your name wrong, contact customer service.',
      description: 'Under the name on a bank account that is not the member’s name',
    },
    limit: {
      id: 'bankCards.limit',
      defaultMessage: 'You’ve reached the number of accounts allowed',
      description: 'Message when no further bank account or card can be added',
    },
    added: { id: 'bankCards.added', defaultMessage: 'Bank account added', description: 'Message' },
    removed: { id: 'bankCards.removed', defaultMessage: 'Bank account removed', description: 'Message' },
  }),
  count: defineMessage<{ readonly count: number; readonly maximum: number }>({
    id: 'bankCards.count',
    defaultMessage: '{count, number} of {maximum, number}',
    description: 'How many cards there are of how many allowed',
  }),
}
