import { pathTo, ROUTES } from '@livery/domain'
import { formatRelative } from '@livery/i18n'
import { Card } from '@livery/ui/card'
import { IconNotice } from '@livery/ui/icon'
import { List, ListRow } from '@livery/ui/list-row'
import { Section } from '@livery/ui/section'
import { Stack } from '@livery/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { useGateway } from '../../../shell/boot/index.ts'
import { useGameContext } from '../../../shell/games/gameContext.ts'
import { languageAtom } from '../../../shell/language/index.ts'
import { homeMessages as messages } from '../home.messages.ts'
import { announcementsQuery } from '../home.queries.ts'

/** Announcements that fit a glance. */
const SHOWN = 3

/** The latest announcements; left out when there are none, the line at the top has said so. */
export function News() {
  const { formatMessage } = useIntl()
  const { clock } = useGateway()
  const language = useAtomValue(languageAtom)
  const { data } = useQuery(announcementsQuery(useGameContext()))
  const news = data?.list.slice(0, SHOWN) ?? []
  if (news.length === 0) return null
  return (
    <Section
      title={formatMessage(messages.notices)}
      icon={IconNotice}
      more={{ label: formatMessage(messages.more), href: ROUTES.notice.path }}
    >
      <Stack gutter>
        <Card padding="none">
          <List label={formatMessage(messages.notices)}>
            {news.map(({ id, title, publishedAt }) => (
              <ListRow
                key={id}
                label={title}
                detail={language && formatRelative(language, Date.parse(publishedAt), clock.now())}
                href={pathTo('noticeDetail', { noticeId: id })}
              />
            ))}
          </List>
        </Card>
      </Stack>
    </Section>
  )
}
