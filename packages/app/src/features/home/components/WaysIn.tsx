import { ROUTES } from '@livery/domain/routes'
import { LinkButton } from '@livery/ui/button'
import { useIntl } from 'react-intl'

import * as css from '../home.css.ts'
import { homeMessages as messages } from '../home.messages.ts'

/** The two ways in for a visitor, side by side. */
export function WaysIn() {
  const { formatMessage } = useIntl()
  return (
    <div className={css.waysIn}>
      <LinkButton fill tone="quiet" href={ROUTES.register.path}>
        {formatMessage(messages.register)}
      </LinkButton>
      <LinkButton fill href={ROUTES.login.path}>
        {formatMessage(messages.logIn)}
      </LinkButton>
    </div>
  )
}
