import { CONTRACT_ROUTES, mayPromptContracts, type ContractKind } from '@livery/domain/agents'
import { ROUTES } from '@livery/domain/routes'
import { Button } from '@livery/ui/button'
import { IconDocument } from '@livery/ui/icon'
import { List, ListRow } from '@livery/ui/list-row'
import { Sheet } from '@livery/ui/sheet'
import { Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useServices } from '#platform/boot/ServicesContext.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'
import { useRoute } from '#platform/routing/useRoute.ts'
import { useUnsolicitedQueue } from '#platform/unsolicited/useUnsolicitedQueue.ts'

import * as css from './agentContracts.css.ts'
import { agentContractsMessages as messages } from './agentContracts.messages.ts'
import { contractKindMessages, contractsWaiting } from './contractKinds.messages.ts'
import { REQUESTS_SEEN } from './requestsSeen.ts'

export interface ContractRequestsProps {
  /** Name of the asked member: another member who signs in during the same visit is asked as well. */
  readonly memberName: string
  readonly requests: readonly { readonly kind: ContractKind; readonly count: number }[]
}

/** Dialog, once per visit, about the contracts that wait for an answer, with links to their pages. */
export default function ContractRequests({ memberName, requests }: ContractRequestsProps) {
  const { formatMessage } = useIntl()
  const { storage } = useServices()
  const { route } = useRoute()
  const [seen, setSeen] = useState(() => storage.read(REQUESTS_SEEN) === memberName)
  const turn = useUnsolicitedQueue('contractRequests', !seen && mayPromptContracts(route.id))
  const close = (): void => {
    storage.write(REQUESTS_SEEN, memberName)
    setSeen(true)
  }
  return (
    <Sheet
      open={turn}
      onClose={close}
      title={formatMessage(messages.offered)}
      closeLabel={formatMessage(overlayMessages.close)}
      flush
      actions={
        <Button fill tone="quiet" onPress={close}>
          {formatMessage(messages.later)}
        </Button>
      }
    >
      <Stack gap="x2">
        <div className={css.lead}>
          <Text tone="secondary">{formatMessage(messages.offeredText)}</Text>
        </div>
        <List label={formatMessage(messages.offered)}>
          {requests.map(({ kind, count }) => (
            <ListRow
              key={kind}
              icon={IconDocument}
              label={formatMessage(contractKindMessages[kind])}
              detail={formatMessage(contractsWaiting, { count })}
              href={ROUTES[CONTRACT_ROUTES[kind]].path}
              onPress={close}
            />
          ))}
        </List>
      </Stack>
    </Sheet>
  )
}
