import { pathTo } from '@livery/domain/routes'
import { formatMoment } from '@livery/i18n'
import { Dot } from '@livery/ui/badge'
import { Card } from '@livery/ui/card'
import { EmptyState } from '@livery/ui/empty-state'
import { IconNotice } from '@livery/ui/icon'
import { List, ListRow } from '@livery/ui/list-row'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { useGateway, useSession, useTenant } from '#platform/boot/ServicesContext.ts'
import { languageAtom } from '#platform/language/language.ts'
import { GamesButton } from '#platform/page/GamesButton.tsx'
import { PageBody, PageSkeletons } from '#platform/page/PageBody.tsx'
import { QueryView } from '#platform/queries/QueryView.tsx'

import { noticeMessages as messages } from './announcements.messages.ts'
import { noticesQuery } from './announcements.queries.ts'

/** All announcements, newest first; unread ones are marked. */
export default function AnnouncementsPage() {
  const { formatMessage, locale } = useIntl()
  const { merchantCode } = useTenant()
  const signedIn = useSession() !== undefined
  const language = useAtomValue(languageAtom)
  const query = useQuery(noticesQuery(useGateway(), merchantCode, locale))

  return (
    <QueryView
      query={query}
      pending={<PageSkeletons shapes={['control', 'control', 'control']} />}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          illustration="messages"
          title={formatMessage(messages.empty)}
          text={formatMessage(messages.emptyDetail)}
          action={<GamesButton />}
        />
      }
    >
      {({ list }) => (
        <PageBody>
          <Card padding="none">
            <List label={formatMessage(messages.list)}>
              {list.map((notice) => (
                <ListRow
                  key={notice.id}
                  icon={IconNotice}
                  label={notice.title}
                  detail={language && formatMoment(language, notice.publishedAt, 'date')}
                  value={
                    signedIn && !notice.read ? <Dot label={formatMessage(messages.unread)} /> : undefined
                  }
                  href={pathTo('announcement', { noticeId: notice.id })}
                />
              ))}
            </List>
          </Card>
        </PageBody>
      )}
    </QueryView>
  )
}
