import { defineMessage, defineMessages } from 'react-intl'

export const transferMessages = {
  ...defineMessages({
    title: {
      id: 'walletTransfer.title',
      defaultMessage: 'Studio wallets',
      description: 'Title of the sheet that moves money between the main wallet and those of game vendors',
    },
    open: {
      id: 'walletTransfer.open',
      defaultMessage: 'Transfer',
      description: 'Button beside the balance: moves money to and from game vendors’ wallets',
    },
    into: {
      id: 'walletTransfer.into',
      defaultMessage: 'To a studio',
      description: 'Tab: from the main wallet to a vendor’s',
    },
    out: {
      id: 'walletTransfer.out',
      defaultMessage: 'To the main wallet',
      description: 'Tab: from a vendor’s wallet to the main one',
    },
    vendor: { id: 'walletTransfer.vendor', defaultMessage: 'Studio', description: 'Label of a picker' },
    choose: {
      id: 'walletTransfer.choose',
      defaultMessage: 'Choose a studio',
      description: 'In the picker while nothing is chosen, and under it when nothing was',
    },
    main: { id: 'walletTransfer.main', defaultMessage: 'Main wallet', description: 'Label of a balance' },
    move: { id: 'walletTransfer.move', defaultMessage: 'Move', description: 'Button that moves the amount' },
    recall: {
      id: 'walletTransfer.recall',
      defaultMessage: 'Move everything to main wallet',
      description: 'Button that moves all vendors’ money to the main wallet',
    },
    moved: { id: 'walletTransfer.moved', defaultMessage: 'Moved', description: 'Message after a transfer' },
  }),
  inTransit: defineMessage<{ readonly vendor: string }>({
    id: 'walletTransfer.inTransit',
    defaultMessage: '{vendor}: on its way',
    description: 'Label of an amount that was sent to or from a vendor, whose answer is outstanding',
  }),
  row: defineMessage<{ readonly amount: string }>({
    id: 'walletTransfer.row',
    defaultMessage: 'Studio wallets: {amount}',
    description: 'Button under the balance; the amount is what lies in the vendors’ wallets',
  }),
}
