import { ROUTES } from '@livery/domain'
import { Button, LinkButton } from '@livery/ui/button'
import { Row } from '@livery/ui/stack'
import { Heading, Text } from '@livery/ui/text'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'

import { useShell } from '../boot/index.ts'
import { errorMessages } from '../errors/errors.messages.ts'
import { PageBody } from '../frame/PageBody.tsx'
import { ENTRIES } from '../storage/index.ts'
import { PageLoadFailure } from './lazyPage.ts'

export interface PageFailureProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/**
 * Stands in for a page that could not be fetched or broke. A chunk that is missing while the network is there
 * usually means a new release was deployed: the page loads itself again, once a release (decision 15).
 * It draws no picture: it has to be here before anything else can be fetched.
 */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  const { storage, boot } = useShell()
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
        <Button onPress={onRetry}>{formatMessage(errorMessages.retry)}</Button>
        <LinkButton tone="quiet" href={ROUTES.home.path}>
          {formatMessage(errorMessages.goHome)}
        </LinkButton>
      </Row>
    </PageBody>
  )
}
