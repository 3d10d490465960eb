import type { Schemas } from '@livery/api'
import type { PaymentKind } from '@livery/domain/money'
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl'

export const depositMessages = {
  ...defineMessages({
    way: {
      id: 'deposit.way',
      defaultMessage: 'How do you want to pay?',
      description: 'Heading of the ways to deposit, and name of the choice',
    },
    noWays: {
      id: 'deposit.noWays',
      defaultMessage: 'Deposits are unavailable right now',
      description: 'There is no way to deposit',
    },
    noWaysText: {
      id: 'deposit.noWaysText',
      defaultMessage: 'Please come back later or contact customer service.',
      description: 'Under the heading when there is no way to deposit',
    },
    closed: {
      id: 'deposit.closed',
      defaultMessage: 'Closed',
      description: 'On a way to deposit that cannot be used right now',
    },
    atOnce: { id: 'deposit.atOnce', defaultMessage: 'instantly', description: 'How long a deposit takes' },
    total: { id: 'deposit.total', defaultMessage: 'You pay', description: 'Label: the amount and its fee' },
    credited: {
      id: 'deposit.credited',
      defaultMessage: 'You’ll get',
      description: 'Label: what arrives in the wallet',
    },
    promotion: {
      id: 'deposit.promotion',
      defaultMessage: 'Promotion',
      description:
        'Label of the choice of a promotion with the deposit, and of the chosen one in the summary',
    },
    noPromotion: {
      id: 'deposit.noPromotion',
      defaultMessage: 'Without a promotion',
      description: 'Choice in the list of promotions: deposit without one',
    },
    payBy: { id: 'deposit.payBy', defaultMessage: 'Pay with', description: 'Label: the way to pay' },
    arrival: { id: 'deposit.arrival', defaultMessage: 'Arrives', description: 'Label: how long it takes' },
    confirm: {
      id: 'deposit.confirm',
      defaultMessage: 'Confirm deposit',
      description: 'Button that opens the order',
    },
    waiting: {
      id: 'deposit.waiting',
      defaultMessage: 'A deposit is waiting for your payment',
      description: 'Over the form while an order is open',
    },
    toOrder: { id: 'deposit.toOrder', defaultMessage: 'Open', description: 'Link to the order that waits' },
  }),
  minutes: defineMessage<{ readonly minutes: number }>({
    id: 'deposit.minutes',
    defaultMessage: '{minutes, plural, one {# minute} other {# minutes}}',
    description: 'How long a deposit takes',
  }),
  hours: defineMessage<{ readonly hours: number }>({
    id: 'deposit.hours',
    defaultMessage: '{hours, plural, one {# hour} other {# hours}}',
    description: 'How long a deposit takes',
  }),
  feeOf: defineMessage<{ readonly fee: string }>({
    id: 'deposit.feeOf',
    defaultMessage: '{fee} fee',
    description: 'On a way to pay that costs something: a share such as 1.5%, an amount, or both with a plus',
  }),
}

/** Names of the kinds of payment. */
export const kindMessages = defineMessages({
  bank: { id: 'deposit.kind.bank', defaultMessage: 'Bank', description: 'Kind of payment' },
  qr: { id: 'deposit.kind.qr', defaultMessage: 'QR code', description: 'Kind of payment' },
  card: { id: 'deposit.kind.card', defaultMessage: 'Card', description: 'Kind of payment' },
  'e-wallet': { id: 'deposit.kind.eWallet', defaultMessage: 'E-wallet', description: 'Kind of payment' },
  crypto: { id: 'deposit.kind.crypto', defaultMessage: 'Crypto', description: 'Kind of payment' },
}) satisfies Readonly<Record<PaymentKind, MessageDescriptor>>

type Status = Schemas['DepositStatus']

/** States of an order, as its heading. */
export const statusMessages = defineMessages({
  pending: {
    id: 'deposit.status.pending',
    defaultMessage: 'Waiting for your payment',
    description: 'Heading of a deposit that is not paid yet',
  },
  paid: {
    id: 'deposit.status.paid',
    defaultMessage: 'The money is in your wallet',
    description: 'Heading of a deposit that was paid',
  },
  expired: {
    id: 'deposit.status.expired',
    defaultMessage: 'This deposit has expired',
    description: 'Heading of a deposit that was not paid in time',
  },
  cancelled: {
    id: 'deposit.status.cancelled',
    defaultMessage: 'This deposit was cancelled',
    description: 'Heading of a deposit that was cancelled',
  },
  failed: {
    id: 'deposit.status.failed',
    defaultMessage: 'The payment didn’t go through',
    description: 'Heading of a deposit whose payment was refused',
  },
}) satisfies Readonly<Record<Status, MessageDescriptor>>
