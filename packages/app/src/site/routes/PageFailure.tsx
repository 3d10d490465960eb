import { ROUTES } from '@livery/domain/routes'
import { Button, LinkButton } from '@livery/ui/button'
import { Row } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'

import { useServices } from '#platform/boot/ServicesContext.ts'
import { errorMessages } from '#platform/errors/errors.messages.ts'
import { PageBody } from '#platform/page/PageBody.tsx'
import { forgetFailures, PageLoadFailure } from '#platform/parts/lazyPage.ts'
import { ENTRIES } from '#platform/storage/entries.ts'

export interface PageFailureProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/**
 * Error page for a page that could not be fetched or broke. A missing chunk while the network is up usually means a
 * new release was deployed: the page reloads, once per release (S-frame-17). The error page has no image: it must
 * render when nothing else can be fetched.
 */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  const { storage, boot } = useServices()
  const { formatMessage } = useIntl()
  const online = navigator.onLine
  const missing = error instanceof PageLoadFailure
  useEffect(() => {
    if (!missing || !navigator.onLine || storage.read(ENTRIES.reloadedFor) === boot.release) return
    storage.write(ENTRIES.reloadedFor, boot.release)
    location.reload()
  }, [missing, storage, boot.release])

  return (
    <PageBody>
      <Heading level={2}>{formatMessage(missing ? errorMessages.loadFailed : errorMessages.title)}</Heading>
      <Text tone="secondary">{formatMessage(online ? errorMessages.body : errorMessages.offline)}</Text>
      <Row wrap>
        <Button
          onPress={() => {
            forgetFailures()
            onRetry()
          }}
        >
          {formatMessage(errorMessages.retry)}
        </Button>
        <LinkButton tone="quiet" href={ROUTES.home.path}>
          {formatMessage(errorMessages.goHome)}
        </LinkButton>
      </Row>
    </PageBody>
  )
}
