import type { ContractKind } from '@livery/domain/agents'
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl'

/** Names of the kinds of contract. */
export const contractKindMessages = defineMessages({
  salary: { id: 'contract.salary', defaultMessage: 'Daily pay', description: 'Kind of an agent’s contract' },
  hourly: {
    id: 'contract.hourly',
    defaultMessage: 'Hourly pay',
    description: 'Kind of an agent’s contract',
  },
  dividend: {
    id: 'contract.dividend',
    defaultMessage: 'Revenue share',
    description: 'Kind of an agent’s contract: a share of what the team lost',
  },
}) satisfies Record<ContractKind, MessageDescriptor>

export const contractsWaiting = defineMessage<{ readonly count: number }>({
  id: 'contract.waiting',
  defaultMessage: '{count, plural, one {# offer is} other {# offers are}} waiting for your answer',
  description: 'Beside a kind of contract: how many were offered and not answered yet',
})
