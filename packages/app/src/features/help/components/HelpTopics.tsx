import type { Schemas } from '@livery/api'
import { helpDetailPath } from '@livery/domain/support'
import { Card } from '@livery/ui/card'
import { IconQuestion } from '@livery/ui/icon'
import { List, ListRow } from '@livery/ui/list-row'
import { Section } from '@livery/ui/section'
import { Stack } from '@livery/ui/stack'
import { useIntl } from 'react-intl'

import * as css from '../help.css.ts'
import { helpMessages as messages } from '../help.messages.ts'
import { helpNumber } from '../helpTopic.ts'

/** Topics of the help centre under their headings, with numbered sub-topics. */
export function HelpTopics({ items }: { readonly items: readonly Schemas['HelpItem'][] }) {
  const { formatMessage, formatNumber } = useIntl()
  return items.map((item, main) => (
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
                lead={<span className={css.number}>{helpNumber(main, child, formatNumber)}</span>}
                href={helpDetailPath({ main, child })}
              />
            ))}
          </List>
        </Card>
      </Stack>
    </Section>
  ))
}
