import { Button } from '@livery/ui/button'
import { Sheet } from '@livery/ui/sheet'
import { Row, Stack } from '@livery/ui/stack'
import { Text } from '@livery/ui/text'
import { useIntl } from 'react-intl'

import { overlayMessages } from '#platform/overlays/overlays.messages.ts'

import { agentContractsMessages as messages } from '../agentContracts.messages.ts'
import { useAnswerContract, type Answer } from '../agentContracts.queries.ts'
import { ContractTerms } from './ContractTerms.tsx'

export interface AnswerSheetProps {
  readonly open: boolean
  /** Contract and answer to confirm; the last one stays rendered while the sheet closes. */
  readonly about: Answer | undefined
  readonly onClose: () => void
}

/** Confirmation sheet: the contract's terms, and the button that sends the answer. */
export function AnswerSheet({ open, about, onClose }: AnswerSheetProps) {
  const { formatMessage } = useIntl()
  const { mutate, isPending } = useAnswerContract(onClose)
  const accepting = about?.answer === 'accept'
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={formatMessage(accepting ? messages.acceptTitle : messages.declineTitle)}
      closeLabel={formatMessage(overlayMessages.close)}
      actions={
        <Row equal>
          <Button fill tone="quiet" disabled={isPending} onPress={onClose}>
            {formatMessage(overlayMessages.cancel)}
          </Button>
          <Button
            fill
            tone={accepting ? 'brand' : 'danger'}
            busy={isPending}
            onPress={() => about && mutate(about)}
          >
            {formatMessage(accepting ? messages.accept : messages.decline)}
          </Button>
        </Row>
      }
    >
      {about && (
        <Stack gap="x4">
          <ContractTerms contract={about.contract} />
          <Text size="small" tone="secondary">
            {formatMessage(messages.final)}
          </Text>
        </Stack>
      )}
    </Sheet>
  )
}
