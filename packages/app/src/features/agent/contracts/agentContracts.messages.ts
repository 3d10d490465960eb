import type { Schemas } from '@livery/api'
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl'

export const agentContractsMessages = {
  ...defineMessages({
    offered: {
      id: 'contract.offered',
      defaultMessage: 'Contracts for you',
      description: 'Title of a prompt: contracts were offered to the member',
    },
    offeredText: {
      id: 'contract.offeredText',
      defaultMessage: 'Read the terms, then accept or decline.',
      description: 'Under that title',
    },
    later: { id: 'contract.later', defaultMessage: 'Later', description: 'Button that puts a prompt off' },
    list: {
      id: 'contract.list',
      defaultMessage: 'Contracts',
      description: 'Name of a list for screen readers',
    },
    from: { id: 'contract.from', defaultMessage: 'Offered by', description: 'Label of a fact: a user name' },
    pays: { id: 'contract.pays', defaultMessage: 'Paid', description: 'Label of a fact: how often' },
    runs: { id: 'contract.runs', defaultMessage: 'Valid', description: 'Label of a fact: from when to when' },
    answeredAt: {
      id: 'contract.answeredAt',
      defaultMessage: 'Answered',
      description: 'Label of a fact: when the member answered',
    },
    tiers: { id: 'contract.tiers', defaultMessage: 'Tiers', description: 'Name of a table' },
    turnover: {
      id: 'contract.turnover',
      defaultMessage: 'Minimum team turnover',
      description: 'Column: what the team must have staked for a tier',
    },
    loss: {
      id: 'contract.loss',
      defaultMessage: 'Minimum team loss',
      description: 'Column: what the team must have lost for a tier',
    },
    active: {
      id: 'contract.active',
      defaultMessage: 'Active members',
      description: 'Column: how many members must have played for a tier',
    },
    rate: { id: 'contract.rate', defaultMessage: 'Rate', description: 'Column: the share a tier pays' },
    accept: { id: 'contract.accept', defaultMessage: 'Accept', description: 'Button' },
    decline: { id: 'contract.decline', defaultMessage: 'Decline', description: 'Button' },
    acceptTitle: {
      id: 'contract.acceptTitle',
      defaultMessage: 'Accept this contract?',
      description: 'Title of a sheet with the terms',
    },
    declineTitle: {
      id: 'contract.declineTitle',
      defaultMessage: 'Decline this contract?',
      description: 'Title of a sheet with the terms',
    },
    final: {
      id: 'contract.final',
      defaultMessage: 'You can’t change your answer later.',
      description: 'Under the terms, before the button',
    },
    accepted: { id: 'contract.accepted', defaultMessage: 'Contract accepted', description: 'Message' },
    declined: { id: 'contract.declined', defaultMessage: 'Contract declined', description: 'Message' },
    answeredBefore: {
      id: 'contract.answeredBefore',
      defaultMessage: 'You’ve already answered this contract.',
      description: 'Message: it was answered elsewhere or taken back',
    },
    none: {
      id: 'contract.none',
      defaultMessage: 'No contracts yet',
      description: 'Heading of an empty list',
    },
    noneDetail: {
      id: 'contract.noneDetail',
      defaultMessage: 'Any contracts you’re offered will appear here.',
      description: 'Under the heading of an empty list',
    },
    off: {
      id: 'contract.off',
      defaultMessage: 'Contracts aren’t available for this account',
      description: 'Heading where contracts are not offered to this kind of member',
    },
    home: { id: 'contract.home', defaultMessage: 'Back to home', description: 'Button' },
  }),
  until: defineMessage<{ readonly from: string; readonly to: string }>({
    id: 'contract.until',
    defaultMessage: '{from} – {to}',
    description: 'First and last day of a contract',
  }),
  since: defineMessage<{ readonly from: string }>({
    id: 'contract.since',
    defaultMessage: 'From {from}',
    description: 'First day of a contract that has no end',
  }),
}

export const contractPeriodMessages = defineMessages({
  hour: {
    id: 'contract.period.hour',
    defaultMessage: 'Every hour',
    description: 'How often a contract pays',
  },
  day: { id: 'contract.period.day', defaultMessage: 'Every day', description: 'How often a contract pays' },
  half_month: {
    id: 'contract.period.halfMonth',
    defaultMessage: 'Twice a month',
    description: 'How often a contract pays',
  },
  month: {
    id: 'contract.period.month',
    defaultMessage: 'Every month',
    description: 'How often a contract pays',
  },
}) satisfies Record<Schemas['Contract']['period'], MessageDescriptor>

export const contractStateMessages = defineMessages({
  pending: { id: 'contract.state.pending', defaultMessage: 'Waiting', description: 'State of a contract' },
  active: { id: 'contract.state.active', defaultMessage: 'In force', description: 'State of a contract' },
  declined: { id: 'contract.state.declined', defaultMessage: 'Declined', description: 'State of a contract' },
  ended: { id: 'contract.state.ended', defaultMessage: 'Ended', description: 'State of a contract' },
}) satisfies Record<Schemas['ContractState'], MessageDescriptor>
