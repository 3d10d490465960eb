import { ROUTES } from '@livery/domain'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useIntl } from 'react-intl'

import { Spoken } from '../../shell/frame/Spoken.tsx'
import { useRoute } from '../../shell/routing/useRoute.ts'
import { useRouteTitle } from '../../shell/routing/useRouteTitle.ts'
import { comingSoonMessages as messages } from './comingSoon.messages.ts'

/** A route that is not open yet, inside the frame and with a way on. */
export default function ComingSoonPage() {
  const { formatMessage } = useIntl()
  const { route } = useRoute()
  const title = useRouteTitle()
  return (
    <>
      {route.headerHidden && <Spoken as="h1">{title}</Spoken>}
      <EmptyState
        illustration="games"
        title={formatMessage(messages.title)}
        text={formatMessage(messages.body)}
        action={<LinkButton href={ROUTES.home.path}>{formatMessage(messages.home)}</LinkButton>}
      />
    </>
  )
}
