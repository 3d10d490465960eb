import { EmptyState } from '@livery/ui/empty-state'
import { useIntl } from 'react-intl'

import { homeMessages as messages } from '../home.messages.ts'

/** Empty state of a search without results. */
export function NoSearchResults() {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      illustration="search"
      title={formatMessage(messages.nothingFound)}
      text={formatMessage(messages.nothingFoundDetail)}
    />
  )
}
