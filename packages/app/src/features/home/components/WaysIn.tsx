import { ROUTES } from '@livery/domain/routes'
import { LinkButton } from '@livery/ui/button'
import { Row } from '@livery/ui/stack'
import { useIntl } from 'react-intl'

import { homeMessages as messages } from '../home.messages.ts'

/** The two ways in for a visitor, side by side. */
export function WaysIn() {
  const { formatMessage } = useIntl()
  return (
    <Row equal>
      <LinkButton fill tone="quiet" href={ROUTES.register.path}>
        {formatMessage(messages.register)}
      </LinkButton>
      <LinkButton fill href={ROUTES.login.path}>
        {formatMessage(messages.logIn)}
      </LinkButton>
    </Row>
  )
}
