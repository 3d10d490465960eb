import { helpDetailPath } from '@livery/domain/support'
import { Card } from '@livery/ui/card'
import { EmptyState } from '@livery/ui/empty-state'
import { IconQuestion } from '@livery/ui/icon'
import { List, ListRow } from '@livery/ui/list-row'
import { Section } from '@livery/ui/section'
import { Stack } from '@livery/ui/stack'
import { useIntl } from 'react-intl'

import { QueryView } from '#platform/queries/QueryView.tsx'

import { AskService, ServiceButton } from './components/AskService.tsx'
import { HelpSkeleton } from './components/HelpSkeleton.tsx'
import * as css from './help.css.ts'
import { helpMessages as messages } from './help.messages.ts'
import { helpNumber } from './helpTopic.ts'
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
        <div className={css.page}>
          {items.map((item, main) => (
            <Section key={item.title} title={item.title}>
              <Stack gutter>
                <Card padding="none">
                  <List label={item.title}>
                    {(item.content !== '' || item.children.length === 0) && (
                      <ListRow
                        label={formatMessage(messages.overview)}
                        icon={IconQuestion}
                        href={helpDetailPath({ main, child: null })}
                      />
                    )}
                    {item.children.map((topic, child) => (
                      <ListRow
                        key={topic.title}
                        label={topic.title}
                        lead={<span className={css.number}>{helpNumber(main, child)}</span>}
                        href={helpDetailPath({ main, child })}
                      />
                    ))}
                  </List>
                </Card>
              </Stack>
            </Section>
          ))}
          <AskService />
        </div>
      )}
    </QueryView>
  )
}
