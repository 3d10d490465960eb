import { ROUTES } from '@livery/domain/routes'
import { formatMoment } from '@livery/i18n'
import { LinkButton } from '@livery/ui/button'
import { Card } from '@livery/ui/card'
import { EmptyState } from '@livery/ui/empty-state'
import { RichText } from '@livery/ui/rich-text'
import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'

import { useGateway, useTenant } from '#platform/boot/ServicesContext.ts'
import { languageAtom } from '#platform/language/language.ts'
import { PageBody } from '#platform/page/PageBody.tsx'
import { usePageHeader } from '#platform/page/pageHeader.ts'
import { QueryView } from '#platform/queries/QueryView.tsx'
import { useRoute } from '#platform/routing/useRoute.ts'

import { noticeMessages as messages } from './announcements.messages.ts'
import { noticesQuery, useMarkRead } from './announcements.queries.ts'

/** Page of one announcement; opening it marks it as read. */
export default function AnnouncementPage() {
  const { formatMessage, locale } = useIntl()
  const { merchantCode } = useTenant()
  const { params } = useRoute()
  const language = useAtomValue(languageAtom)
  const query = useQuery(noticesQuery(useGateway(), merchantCode, locale))
  const markRead = useMarkRead()
  const notice = query.data?.list.find(({ id }) => id === params['noticeId'])
  usePageHeader({ documentTitle: notice?.title })
  const unreadId = notice && !notice.read ? notice.id : undefined
  useEffect(() => {
    if (unreadId !== undefined) markRead(unreadId)
  }, [unreadId, markRead])

  return (
    <QueryView
      query={query}
      pending={
        <PageBody>
          <Skeleton width="most" />
          <Skeleton shape="card" />
        </PageBody>
      }
    >
      {() =>
        notice ? (
          <PageBody>
            <Card as="article">
              <Stack gap="x3">
                <Heading level={2}>{notice.title}</Heading>
                {language && (
                  <Text size="small" tone="secondary">
                    {formatMoment(language, notice.publishedAt)}
                  </Text>
                )}
                <RichText html={notice.content} />
              </Stack>
            </Card>
          </PageBody>
        ) : (
          <EmptyState
            illustration="messages"
            title={formatMessage(messages.gone)}
            action={<LinkButton href={ROUTES.announcements.path}>{formatMessage(messages.all)}</LinkButton>}
          />
        )
      }
    </QueryView>
  )
}
