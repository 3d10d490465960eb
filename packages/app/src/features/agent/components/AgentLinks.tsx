import { CONTRACT_KINDS, CONTRACT_ROUTES } from '@livery/domain/agents'
import { ROUTES } from '@livery/domain/routes'
import { Card } from '@livery/ui/card'
import { IconDocument, IconInvite } from '@livery/ui/icon'
import { List, ListRow } from '@livery/ui/list-row'
import { Stack } from '@livery/ui/stack'
import { Heading } from '@livery/ui/text'
import { useId } from 'react'
import { useIntl } from 'react-intl'

import { useReferralEnabled } from '#platform/whitelabel/useFlags.ts'

import { agentMessages as messages } from '../agent.messages.ts'
import { contractKindMessages, contractsWaiting } from '../contracts/contractKinds.messages.ts'
import { useContractRequests, useIsOfferedContracts } from '../contracts/contractRequests.ts'

/** The ways on from the agent's page: contracts of each kind, and the referral, where the brand has them. */
export function AgentLinks() {
  const { formatMessage } = useIntl()
  const heading = useId()
  const offered = useIsOfferedContracts()
  const requests = useContractRequests()
  const referral = useReferralEnabled()
  return (
    <>
      {offered && (
        <Stack as="section" gap="x3" labelledBy={heading}>
          <Heading level={2} size="lead" id={heading}>
            {formatMessage(messages.contracts)}
          </Heading>
          <Card padding="none">
            <List label={formatMessage(messages.contracts)}>
              {CONTRACT_KINDS.map((kind) => {
                const count = requests.find((request) => request.kind === kind)?.count ?? 0
                return (
                  <ListRow
                    key={kind}
                    icon={IconDocument}
                    label={formatMessage(contractKindMessages[kind])}
                    count={count}
                    countLabel={formatMessage(contractsWaiting, { count })}
                    href={ROUTES[CONTRACT_ROUTES[kind]].path}
                  />
                )
              })}
            </List>
          </Card>
        </Stack>
      )}
      {referral && (
        <Card padding="none">
          <List>
            <ListRow
              icon={IconInvite}
              label={formatMessage(messages.invite)}
              href={ROUTES.inviteFriends.path}
            />
          </List>
        </Card>
      )}
    </>
  )
}
