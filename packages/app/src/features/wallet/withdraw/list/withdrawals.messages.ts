import type { Schemas } from '@livery/api'
import { defineMessages, type MessageDescriptor } from 'react-intl'

/** Texts of the list of withdrawals. */
export const withdrawalsMessages = defineMessages({
  title: { id: 'withdrawals.title', defaultMessage: 'Your withdrawals', description: 'Heading of a list' },
  cancel: {
    id: 'withdrawals.cancel',
    defaultMessage: 'Cancel',
    description: 'Button on a withdrawal that is not paid yet: the money returns to the wallet',
  },
  cancelled: {
    id: 'withdrawals.cancelledNow',
    defaultMessage: 'Cancelled. The money is back in your wallet.',
    description: 'Message after cancelling a withdrawal',
  },
  tooLate: {
    id: 'withdrawals.tooLate',
    defaultMessage: 'It’s too late to cancel this withdrawal.',
    description: 'Message: the withdrawal was paid or refused meanwhile',
  },
})

/** States of a withdrawal in words. */
export const withdrawalStatusMessages = defineMessages({
  pending: {
    id: 'withdrawals.pending',
    defaultMessage: 'Being checked',
    description: 'State of a withdrawal',
  },
  processing: {
    id: 'withdrawals.processing',
    defaultMessage: 'Being paid',
    description: 'State of a withdrawal',
  },
  paid: { id: 'withdrawals.paid', defaultMessage: 'Paid', description: 'State of a withdrawal' },
  rejected: {
    id: 'withdrawals.rejected',
    defaultMessage: 'Declined. The money is back in your wallet.',
    description: 'State of a withdrawal',
  },
  cancelled: {
    id: 'withdrawals.cancelled',
    defaultMessage: 'Cancelled by you',
    description: 'State of a withdrawal',
  },
  returned: {
    id: 'withdrawals.returned',
    defaultMessage: 'Sent back by the bank. The money is back in your wallet.',
    description: 'State of a withdrawal that was paid before',
  },
}) satisfies Record<Schemas['Withdrawal']['status'], MessageDescriptor>

/** Reasons of a withdrawal that was refused or sent back. */
export const withdrawalReasonMessages = defineMessages({
  details: {
    id: 'withdrawals.reason.details',
    defaultMessage: 'The bank account isn’t in your name or doesn’t exist.',
    description: 'Why a withdrawal was refused or sent back',
  },
  checks: {
    id: 'withdrawals.reason.checks',
    defaultMessage: 'We haven’t finished checking your account.',
    description: 'Why a withdrawal was refused or sent back',
  },
  bank: {
    id: 'withdrawals.reason.bank',
    defaultMessage: 'The bank didn’t accept the payment.',
    description: 'Why a withdrawal was refused or sent back',
  },
  rules: {
    id: 'withdrawals.reason.rules',
    defaultMessage: 'It goes against the terms of a promotion.',
    description: 'Why a withdrawal was refused or sent back',
  },
}) satisfies Record<Schemas['WithdrawalReason'], MessageDescriptor>
