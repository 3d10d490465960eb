import { defineMessage, defineMessages } from 'react-intl'

export const orderMessages = {
  ...defineMessages({
    payNow: {
      id: 'depositOrder.payNow',
      defaultMessage: 'Go to payment',
      description: 'Link that opens the pay page in a tab of its own',
    },
    payElsewhere: {
      id: 'depositOrder.payElsewhere',
      defaultMessage: 'Payment opens in a new tab. We’ll update this page when your money arrives.',
      description: 'Under the link to the pay page',
    },
    untrusted: {
      id: 'depositOrder.untrusted',
      defaultMessage: 'This payment page has an address we don’t trust. Please contact customer service.',
      description: 'The pay page is not of an origin the brand trusts, and is not opened',
    },
    scan: {
      id: 'depositOrder.scan',
      defaultMessage: 'Scan this code to pay',
      description: 'Over a QR code, and its name for screen readers',
    },
    address: {
      id: 'depositOrder.address',
      defaultMessage: 'Send to this address',
      description: 'Label of a crypto address',
    },
    transfer: {
      id: 'depositOrder.transfer',
      defaultMessage: 'Transfer exactly this amount from your bank and include the reference.',
      description: 'Over the account that is to be paid to',
    },
    holder: {
      id: 'depositOrder.holder',
      defaultMessage: 'Account holder',
      description: 'Label of a bank account’s holder',
    },
    account: {
      id: 'depositOrder.account',
      defaultMessage: 'Account number',
      description: 'Label of a bank account’s number',
    },
    reference: {
      id: 'depositOrder.reference',
      defaultMessage: 'Reference',
      description: 'Label of what is to be named in a bank transfer',
    },
    left: {
      id: 'depositOrder.left',
      defaultMessage: 'Time left',
      description: 'Before the countdown until the order expires',
    },
    nothingCharged: {
      id: 'depositOrder.nothingCharged',
      defaultMessage: 'You haven’t been charged.',
      description: 'Under the heading of an order that was not paid',
    },
    cancel: {
      id: 'depositOrder.cancel',
      defaultMessage: 'Cancel this deposit',
      description: 'Button on a deposit that is not paid yet',
    },
    late: {
      id: 'depositOrder.late',
      defaultMessage: 'It arrived late, but we’ve credited it all the same.',
      description: 'Under the heading of a deposit that was paid late',
    },
    again: {
      id: 'depositOrder.again',
      defaultMessage: 'New deposit',
      description: 'Link back to the deposit form',
    },
    notFound: {
      id: 'depositOrder.notFound',
      defaultMessage: 'We couldn’t find this deposit',
      description: 'The order of the address is not one of the member’s',
    },
  }),
  otherSum: defineMessage<{ readonly amount: string; readonly ordered: string }>({
    id: 'depositOrder.otherSum',
    defaultMessage: 'We received {amount} instead of {ordered} and credited that amount.',
    description: 'Under the heading of a deposit for which another sum was paid',
  }),
  sentBack: defineMessage<{ readonly amount: string }>({
    id: 'depositOrder.sentBack',
    defaultMessage: 'We’re sending {amount} back to the account you paid from.',
    description: 'A payment came twice, after cancelling, or outside the limits',
  }),
  copyOf: defineMessage<{ readonly what: string }>({
    id: 'depositOrder.copyOf',
    defaultMessage: 'Copy: {what}',
    description: 'Button beside something to take along, such as “Account number”; for screen readers',
  }),
}
