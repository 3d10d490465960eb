import { ROUTES } from '@livery/domain'
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

import { useGateway, useTenant } from '../../shell/boot/index.ts'
import { QueryFailure } from '../../shell/errors/QueryFailure.tsx'
import { PageBody } from '../../shell/frame/PageBody.tsx'
import { languageAtom } from '../../shell/language/index.ts'
import { useRoute } from '../../shell/routing/useRoute.ts'
import { noticeMessages as messages } from './notice.messages.ts'
import { noticesQuery, useMarkRead } from './notice.queries.ts'

/** One announcement; opening it is reading it. */
export default function NoticeDetailPage() {
  const { formatMessage, locale } = useIntl()
  const { merchantCode } = useTenant()
  const { params } = useRoute()
  const language = useAtomValue(languageAtom)
  const { data, error, isPending, refetch } = useQuery(noticesQuery(useGateway(), merchantCode, locale))
  const markRead = useMarkRead()
  const notice = data?.list.find(({ id }) => id === params['noticeId'])
  const unreadId = notice && !notice.read ? notice.id : undefined
  useEffect(() => {
    if (unreadId !== undefined) markRead(unreadId)
  }, [unreadId, markRead])

  if (isPending) {
    return (
      <PageBody>
        <Skeleton width="most" />
        <Skeleton shape="card" />
      </PageBody>
    )
  }
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />
  if (!notice) {
    return (
      <EmptyState
        illustration="messages"
        title={formatMessage(messages.gone)}
        action={<LinkButton href={ROUTES.notice.path}>{formatMessage(messages.all)}</LinkButton>}
      />
    )
  }
  return (
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
  )
}
