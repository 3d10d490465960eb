import { ROUTES } from '@livery/domain/routes'
import { useTranslate } from '@livery/i18n'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Row } from '@livery/ui/stack'
import { useIntl } from 'react-intl'

import { errorMessages } from '#platform/errors/errors.messages.ts'
import { GamesButton } from '#platform/page/GamesButton.tsx'

import { notFoundMessages as messages } from './notFound.messages.ts'

/** Page of an address that nobody defined: says so, and leads to home, games and help (S-routes-02). */
export default function NotFoundPage() {
  const { formatMessage } = useIntl()
  const translate = useTranslate()
  return (
    <EmptyState
      illustration="search"
      title={formatMessage(messages.title)}
      text={formatMessage(messages.detail)}
      action={
        <Row wrap justify="center">
          <LinkButton href={ROUTES.home.path}>{formatMessage(errorMessages.goHome)}</LinkButton>
          <GamesButton tone="outline" />
          <LinkButton tone="outline" href={ROUTES.help.path}>
            {translate(ROUTES.help.titleId)}
          </LinkButton>
        </Row>
      }
    />
  )
}
