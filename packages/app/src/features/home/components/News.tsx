import { pathTo, ROUTES } from '@livery/domain/routes'
import { formatRelative } from '@livery/i18n'
import type { HomeSection } from '@livery/tenant'
import { Card } from '@livery/ui/card'
import { IconNotice } from '@livery/ui/icon'
import { List, ListRow } from '@livery/ui/list-row'
import { Section } from '@livery/ui/section'
import { Stack } from '@livery/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { useGameContext } from '#capabilities/games/gameContext.ts'
import { useGateway } from '#platform/boot/ServicesContext.ts'
import { languageAtom } from '#platform/language/language.ts'

import { homeMessages as messages } from '../home.messages.ts'
import { announcementsQuery } from '../home.queries.ts'
import { NewsLine } from './NewsLine.tsx'

export interface NewsProps {
  /** Line of titles that moves, the latest title in a pill, or a list. Default `list`. */
  readonly variant?: HomeSection<'news'>['variant']
  /** Greatest number of announcements in the list. Default 3. */
  readonly limit?: number | undefined
  /** The brand's own heading of the list. */
  readonly title?: string | undefined
}

/** Announcements; a tap opens them all. */
export function News({ variant = 'list', ...list }: NewsProps) {
  return variant === 'list' ? <NewsList {...list} /> : <NewsLine pill={variant === 'pill'} />
}

/** Number of announcements. */
const SHOWN = 3

/** Latest announcements in a list; nothing without any. */
function NewsList({ limit = SHOWN, title: heading }: Omit<NewsProps, 'variant'>) {
  const { formatMessage } = useIntl()
  const { clock } = useGateway()
  const language = useAtomValue(languageAtom)
  const { data } = useQuery(announcementsQuery(useGameContext()))
  const news = data?.list.slice(0, limit) ?? []
  if (news.length === 0) return null
  return (
    <Section
      title={heading ?? formatMessage(messages.notices)}
      icon={IconNotice}
      more={{ label: formatMessage(messages.more), href: ROUTES.announcements.path }}
    >
      <Stack gutter>
        <Card padding="none">
          <List label={formatMessage(messages.notices)}>
            {news.map(({ id, title, publishedAt }) => (
              <ListRow
                key={id}
                label={title}
                detail={language && formatRelative(language, Date.parse(publishedAt), clock.now())}
                href={pathTo('announcement', { noticeId: id })}
              />
            ))}
          </List>
        </Card>
      </Stack>
    </Section>
  )
}
