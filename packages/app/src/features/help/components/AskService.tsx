import { Button } from '@livery/ui/button'
import { IconCustomerService } from '@livery/ui/icon'
import { Text } from '@livery/ui/text'
import { useSetAtom } from 'jotai'
import { useIntl } from 'react-intl'

import { openPanelAtom } from '#platform/panels/panels.atoms.ts'

import * as css from '../help.css.ts'
import { helpMessages as messages } from '../help.messages.ts'

/** Opens customer service. */
export function ServiceButton({ tone }: { readonly tone: 'brand' | 'quiet' }) {
  const { formatMessage } = useIntl()
  const openPanel = useSetAtom(openPanelAtom)
  return (
    <Button tone={tone} icon={IconCustomerService} onPress={() => openPanel('customerService')}>
      {formatMessage(messages.service)}
    </Button>
  )
}

/** Link to customer service at the end of every page of the help centre. */
export function AskService() {
  const { formatMessage } = useIntl()
  return (
    <div className={css.ask}>
      <Text tone="secondary">{formatMessage(messages.question)}</Text>
      <ServiceButton tone="quiet" />
    </div>
  )
}
