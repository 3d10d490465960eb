import { isGuest, ROUTES } from '@livery/domain'
import { specMessages } from '@livery/i18n'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Skeleton } from '@livery/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useGateway, useSession } from '../../shell/boot/index.ts'
import { QueryFailure } from '../../shell/errors/QueryFailure.tsx'
import { PageBody } from '../../shell/frame/PageBody.tsx'
import { overlayMessages } from '../../shell/overlays/overlays.messages.ts'
import { Ladder } from './components/Ladder.tsx'
import { vipMessages as messages } from './vip.messages.ts'
import { vipQuery } from './vip.queries.ts'

/** The VIP ladder: the member's level, the way to the next, and what each level gives. */
export default function VipPage() {
  const { formatMessage, locale } = useIntl()
  const session = useSession()
  const guest = session !== undefined && isGuest(session.type)
  const { data, error, refetch } = useQuery({ ...vipQuery(useGateway(), locale), enabled: !guest })

  if (guest) {
    return (
      <EmptyState
        illustration="offer"
        title={formatMessage(specMessages.free_reject)}
        action={
          <LinkButton href={ROUTES.register.path}>{formatMessage(overlayMessages.registerNow)}</LinkButton>
        }
      />
    )
  }
  if (data) {
    return data.levels.length > 0 ? (
      <Ladder vip={data} />
    ) : (
      <EmptyState illustration="offer" title={formatMessage(messages.empty)} />
    )
  }
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />
  return (
    <PageBody>
      <Skeleton shape="wide" />
      <Skeleton shape="control" />
      <Skeleton shape="card" />
    </PageBody>
  )
}
