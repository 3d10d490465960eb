import type { TransactionStatus, TransactionType } from '@livery/domain/money'
import { defineMessages, type MessageDescriptor } from 'react-intl'

export const accountRecordMessages = defineMessages({
  list: {
    id: 'accountRecord.list',
    defaultMessage: 'Transactions',
    description: 'Name of the list for screen readers',
  },
  totals: {
    id: 'accountRecord.totals',
    defaultMessage: 'Totals',
    description: 'Name of the sums for screen readers',
  },
  change: {
    id: 'accountRecord.change',
    defaultMessage: 'Balance change',
    description: 'Label of an amount: what came in less what went out',
  },
  in: {
    id: 'accountRecord.in',
    defaultMessage: 'Money in',
    description: 'Label of an amount: what came in',
  },
  out: {
    id: 'accountRecord.out',
    defaultMessage: 'Money out',
    description: 'Label of an amount: what went out',
  },
  type: { id: 'accountRecord.type', defaultMessage: 'Type', description: 'Name of a filter' },
  status: { id: 'accountRecord.status', defaultMessage: 'Status', description: 'Name of a filter' },
  all: { id: 'accountRecord.all', defaultMessage: 'All', description: 'A filter that leaves nothing out' },
  balance: {
    id: 'accountRecord.balance',
    defaultMessage: 'Balance after',
    description: 'Label of an amount: the balance once this was booked',
  },
  order: { id: 'accountRecord.order', defaultMessage: 'Order number', description: 'Label of a fact' },
  note: {
    id: 'accountRecord.note',
    defaultMessage: 'Details',
    description: 'Label of a fact: what a transaction was about',
  },
  empty: {
    id: 'accountRecord.empty',
    defaultMessage: 'No transactions here',
    description: 'Heading of an empty record',
  },
  emptyDetail: {
    id: 'accountRecord.emptyDetail',
    defaultMessage: 'Your balance didn’t change in this period.',
    description: 'Under the heading of an empty record',
  },
  noneFound: {
    id: 'accountRecord.noneFound',
    defaultMessage: 'No transactions of this type and status in this period.',
    description: 'Under the heading of a record that is empty because of its filters',
  },
  deposit: {
    id: 'accountRecord.deposit',
    defaultMessage: 'Make a deposit',
    description: 'Button of an empty record',
  },
  showAll: {
    id: 'accountRecord.showAll',
    defaultMessage: 'Show all',
    description: 'Button that takes the filters back',
  },
})

export const transactionTypeMessages = defineMessages({
  deposit: {
    id: 'accountRecord.type.deposit',
    defaultMessage: 'Deposit',
    description: 'Kind of transaction',
  },
  withdraw: {
    id: 'accountRecord.type.withdraw',
    defaultMessage: 'Withdrawal',
    description: 'Kind of transaction',
  },
  bet: { id: 'accountRecord.type.bet', defaultMessage: 'Bet', description: 'Kind of transaction: a stake' },
  payout: {
    id: 'accountRecord.type.payout',
    defaultMessage: 'Winnings',
    description: 'Kind of transaction: what a bet paid out',
  },
  promotion: {
    id: 'accountRecord.type.promotion',
    defaultMessage: 'Promotion',
    description: 'Kind of transaction',
  },
  reward: { id: 'accountRecord.type.reward', defaultMessage: 'Reward', description: 'Kind of transaction' },
  transfer: {
    id: 'accountRecord.type.transfer',
    defaultMessage: 'Transfer',
    description: 'Kind of transaction: between the main wallet and that of a vendor',
  },
  adjustment: {
    id: 'accountRecord.type.adjustment',
    defaultMessage: 'Adjustment',
    description: 'Kind of transaction: a refund, a commission, a correction',
  },
}) satisfies Record<TransactionType, MessageDescriptor>

export const transactionStatusMessages = defineMessages({
  pending: {
    id: 'accountRecord.status.pending',
    defaultMessage: 'In progress',
    description: 'State of a transaction',
  },
  succeeded: {
    id: 'accountRecord.status.succeeded',
    defaultMessage: 'Done',
    description: 'State of a transaction',
  },
  failed: {
    id: 'accountRecord.status.failed',
    defaultMessage: 'Failed',
    description: 'State of a transaction',
  },
  cancelled: {
    id: 'accountRecord.status.cancelled',
    defaultMessage: 'Cancelled',
    description: 'State of a transaction',
  },
}) satisfies Record<TransactionStatus, MessageDescriptor>
