import type { Schemas } from '@livery/api'
import { awaitsAnswer } from '@livery/domain/agents'
import { Button } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { Row, Stack } from '@livery/ui/stack'
import { StatusTag } from '@livery/ui/status-tag'
import { Heading } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { useGateway } from '#platform/boot/ServicesContext.ts'

import { agentContractsMessages as messages, contractStateMessages } from '../agentContracts.messages.ts'
import type { Answer } from '../agentContracts.queries.ts'
import { contractKindMessages } from '../contractKinds.messages.ts'
import { ContractTerms } from './ContractTerms.tsx'

const TONES = { pending: 'warning', active: 'success', declined: 'neutral', ended: 'neutral' } as const

export interface ContractCardProps {
  readonly contract: Schemas['Contract']
  /** Called to answer; the terms are shown for confirmation before the answer is sent. */
  readonly onAnswer: (answer: Answer) => void
}

/** Card of a contract: state, terms, and the two answers while it waits for one. */
export function ContractCard({ contract, onAnswer }: ContractCardProps) {
  const { formatMessage } = useIntl()
  const { clock } = useGateway()
  const { kind, state } = contract
  return (
    <Card as="li">
      <Stack gap="x4">
        <Row justify="between">
          <Heading level={2} size="lead">
            {formatMessage(contractKindMessages[kind])}
          </Heading>
          <StatusTag label={formatMessage(contractStateMessages[state])} tone={TONES[state]} />
        </Row>
        <ContractTerms contract={contract} />
        {awaitsAnswer(contract, clock.now()) && (
          <Row equal>
            <Button fill tone="quiet" onPress={() => onAnswer({ contract, answer: 'decline' })}>
              {formatMessage(messages.decline)}
            </Button>
            <Button fill onPress={() => onAnswer({ contract, answer: 'accept' })}>
              {formatMessage(messages.accept)}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  )
}
