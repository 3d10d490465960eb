import { defineMessage, defineMessages } from 'react-intl'

export const withdrawMessages = {
  ...defineMessages({
    available: {
      id: 'withdraw.available',
      defaultMessage: 'Available',
      description: 'Label of what can be withdrawn',
    },
    card: {
      id: 'withdraw.card',
      defaultMessage: 'To which account?',
      description: 'Heading of the bank accounts and cards, and name of the choice',
    },
    cards: {
      id: 'withdraw.cards',
      defaultMessage: 'Manage',
      description: 'Link to the list of bank accounts and cards',
    },
    received: {
      id: 'withdraw.received',
      defaultMessage: 'You’ll get',
      description: 'Label: what arrives, without the fee',
    },
    to: { id: 'withdraw.to', defaultMessage: 'To', description: 'Label: the bank account or card' },
    confirm: {
      id: 'withdraw.confirm',
      defaultMessage: 'Withdraw now',
      description: 'Button that asks for the withdrawal',
    },
    asked: {
      id: 'withdraw.asked',
      defaultMessage: 'We’ve received your withdrawal',
      description: 'Heading of the receipt',
    },
    askedText: {
      id: 'withdraw.askedText',
      defaultMessage: 'We’ll check it and then pay it out. Follow its status in your account record.',
      description: 'Under the heading of the receipt',
    },
    another: {
      id: 'withdraw.another',
      defaultMessage: 'Another withdrawal',
      description: 'Button that leads from the receipt back to the form',
    },
    before: {
      id: 'withdraw.before',
      defaultMessage: 'Before you can withdraw',
      description: 'Heading of what still has to be done',
    },
    closed: {
      id: 'withdraw.closed',
      defaultMessage: 'Withdrawals are unavailable right now',
      description: 'The operator has closed withdrawals',
    },
    count: {
      id: 'withdraw.count',
      defaultMessage: 'That was your last withdrawal for today',
      description: 'The daily number of withdrawals is used up',
    },
    countText: {
      id: 'withdraw.countText',
      defaultMessage: 'You can withdraw again tomorrow.',
      description: 'Under the heading when the daily number is used up',
    },
    stake: {
      id: 'withdraw.stake',
      defaultMessage: 'You need to bet your deposits and bonuses before you can withdraw.',
      description: 'Under how much still has to be staked',
    },
    addCard: {
      id: 'withdraw.addCard',
      defaultMessage: 'Add a bank account',
      description: 'Row that leads to the bank accounts and cards',
    },
  }),
  tooLittle: defineMessage<{ readonly amount: string }>({
    id: 'withdraw.tooLittle',
    defaultMessage: 'Minimum withdrawal {amount}',
    description: 'There is less in the wallet than the least that can be withdrawn',
  }),
  left: defineMessage<{ readonly count: number }>({
    id: 'withdraw.left',
    defaultMessage: '{count, plural, one {# withdrawal} other {# withdrawals}} left today',
    description: 'How often the member may still withdraw today',
  }),
}
