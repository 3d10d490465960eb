import { EmptyState } from '@livery/ui/empty-state'
import { useIntl } from 'react-intl'

import { QueryView } from '#platform/queries/QueryView.tsx'

import { AskService, ServiceButton } from './components/AskService.tsx'
import { HelpSkeleton } from './components/HelpSkeleton.tsx'
import { HelpTopics } from './components/HelpTopics.tsx'
import * as css from './help.css.ts'
import { helpMessages as messages } from './help.messages.ts'
import { useHelp } from './useHelp.ts'

/** Help centre: all topics, with numbered sub-topics. */
export default function HelpPage() {
  const { formatMessage } = useIntl()
  return (
    <QueryView
      query={useHelp()}
      pending={<HelpSkeleton />}
      isEmpty={(items) => items.length === 0}
      empty={
        <EmptyState
          illustration="messages"
          title={formatMessage(messages.empty)}
          text={formatMessage(messages.emptyDetail)}
          action={<ServiceButton tone="brand" />}
        />
      }
    >
      {(items) => (
        <div className={css.topics}>
          <HelpTopics items={items} />
          <AskService />
        </div>
      )}
    </QueryView>
  )
}
