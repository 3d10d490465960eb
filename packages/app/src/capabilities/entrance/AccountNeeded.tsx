import type { ClickDecision } from '@livery/domain/access'
import { ROUTES } from '@livery/domain/routes'
import { specMessages } from '@livery/i18n/wording'
import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Row } from '@livery/ui/stack'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'

import { overlayMessages } from '#platform/overlays/overlays.messages.ts'
import { returningTo } from '#platform/routing/returnTo.ts'

import { entranceMessages as messages } from './entrance.messages.ts'

export interface AccountNeededProps {
  readonly decision: Extract<ClickDecision, { readonly kind: 'needsAccount' }>
}

/**
 * In place of a page that needs an account of one's own: says so before anything is typed, and leads to registration
 * and login, which return to the page.
 */
export default function AccountNeeded({ decision }: AccountNeededProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const go = (path: string) => () => void navigate(path, { state: returningTo(decision.to) })
  return (
    <EmptyState
      illustration="locked"
      title={formatMessage(specMessages[decision.messageId])}
      action={
        <Row wrap>
          <Button onPress={go(ROUTES.register.path)}>{formatMessage(overlayMessages.registerNow)}</Button>
          <Button tone="outline" onPress={go(ROUTES.login.path)}>
            {formatMessage(messages.logIn)}
          </Button>
        </Row>
      }
    />
  )
}
