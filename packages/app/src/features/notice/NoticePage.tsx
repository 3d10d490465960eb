import { pathTo } from '@livery/domain'
import { formatMoment } from '@livery/i18n'
import { Dot } from '@livery/ui/badge'
import { Card } from '@livery/ui/card'
import { EmptyState } from '@livery/ui/empty-state'
import { IconNotice } from '@livery/ui/icon'
import { List, ListRow } from '@livery/ui/list-row'
import { Skeleton } from '@livery/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { useGateway, useSession, useTenant } from '../../shell/boot/index.ts'
import { QueryFailure } from '../../shell/errors/QueryFailure.tsx'
import { PageBody } from '../../shell/frame/PageBody.tsx'
import { languageAtom } from '../../shell/language/index.ts'
import { noticeMessages as messages } from './notice.messages.ts'
import { noticesQuery } from './notice.queries.ts'

/** All announcements, newest first; unread ones are marked. */
export default function NoticePage() {
  const { formatMessage, locale } = useIntl()
  const { merchantCode } = useTenant()
  const signedIn = useSession() !== undefined
  const language = useAtomValue(languageAtom)
  const { data, error, isPending, refetch } = useQuery(noticesQuery(useGateway(), merchantCode, locale))

  if (isPending) {
    return (
      <PageBody>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </PageBody>
    )
  }
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />
  if (data.list.length === 0) {
    return (
      <EmptyState
        illustration="messages"
        title={formatMessage(messages.empty)}
        text={formatMessage(messages.emptyDetail)}
      />
    )
  }
  return (
    <PageBody>
      <Card padding="none">
        <List label={formatMessage(messages.list)}>
          {data.list.map((notice) => (
            <ListRow
              key={notice.id}
              icon={IconNotice}
              label={notice.title}
              detail={language && formatMoment(language, notice.publishedAt, 'date')}
              value={signedIn && !notice.read ? <Dot label={formatMessage(messages.unread)} /> : undefined}
              href={pathTo('noticeDetail', { noticeId: notice.id })}
            />
          ))}
        </List>
      </Card>
    </PageBody>
  )
}
