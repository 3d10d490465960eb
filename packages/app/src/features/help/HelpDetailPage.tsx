import { ROUTES } from '@livery/domain/routes'
import { helpDetailPath } from '@livery/domain/support'
import { LinkButton } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { EmptyState } from '@livery/ui/empty-state'
import { List, ListRow } from '@livery/ui/list-row'
import { useWideWindow } from '@livery/ui/media'
import { RichText } from '@livery/ui/rich-text'
import { Section } from '@livery/ui/section'
import { Stack } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { TwoPanes } from '@livery/ui/two-panes'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'

import { usePageHeader } from '#platform/page/pageHeader.ts'
import { QueryView } from '#platform/queries/QueryView.tsx'

import { AskService } from './components/AskService.tsx'
import { HelpSkeleton } from './components/HelpSkeleton.tsx'
import { HelpTopics } from './components/HelpTopics.tsx'
import * as css from './help.css.ts'
import { helpMessages as messages } from './help.messages.ts'
import { helpNumber, helpTopic, type HelpTopic } from './helpTopic.ts'
import { useHelp } from './useHelp.ts'

/** Page of one help text, named by `?p=&c=`. */
export default function HelpDetailPage() {
  const { formatMessage } = useIntl()
  const { search } = useLocation()
  const wide = useWideWindow()
  return (
    <QueryView query={useHelp()} pending={<HelpSkeleton />}>
      {(items) => {
        const topic = helpTopic(items, search)
        if (topic && wide)
          return (
            <TwoPanes kind="list" side={<HelpTopics items={items} />}>
              <Topic topic={topic} />
            </TwoPanes>
          )
        return topic ? (
          <Topic topic={topic} />
        ) : (
          <EmptyState
            illustration="search"
            title={formatMessage(messages.gone)}
            action={<LinkButton href={ROUTES.help.path}>{formatMessage(messages.all)}</LinkButton>}
          />
        )
      }}
    </QueryView>
  )
}

/** A topic's text, and what stands beside it in the help centre. */
function Topic({ topic }: { readonly topic: HelpTopic }) {
  usePageHeader({ documentTitle: topic.title })
  return (
    <div className={css.page}>
      <Stack gutter>
        <Card as="article">
          <Stack gap="x3">
            {topic.parent !== undefined && (
              <Text size="small" tone="secondary">
                {topic.parent}
              </Text>
            )}
            <Heading level={2}>{topic.title}</Heading>
            <RichText html={topic.content} />
          </Stack>
        </Card>
      </Stack>
      <Related topic={topic} />
      <AskService />
    </div>
  )
}

/** The other sub-topics of the same item. */
function Related({ topic }: { readonly topic: HelpTopic }) {
  const { formatMessage, formatNumber } = useIntl()
  const others = topic.siblings.map((sibling, child) => ({ ...sibling, child }))
  const shown = others.filter(({ child }) => child !== topic.child)
  if (shown.length === 0) return null
  return (
    <Section title={formatMessage(messages.related)}>
      <Stack gutter>
        <Card padding="none">
          <List>
            {shown.map(({ title, child }) => (
              <ListRow
                key={title}
                label={title}
                lead={<span className={css.number}>{helpNumber(topic.main, child, formatNumber)}</span>}
                href={helpDetailPath({ main: topic.main, child })}
              />
            ))}
          </List>
        </Card>
      </Stack>
    </Section>
  )
}
