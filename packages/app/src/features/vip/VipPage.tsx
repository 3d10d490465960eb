import { isGuest } from '@livery/domain/account'
import { ROUTES } from '@livery/domain/routes'
import { specMessages } from '@livery/i18n/wording'
import { LinkButton } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { useGateway, useSession } from '#platform/boot/ServicesContext.ts'
import { overlayMessages } from '#platform/overlays/overlays.messages.ts'
import { GamesButton } from '#platform/page/GamesButton.tsx'
import { PageSkeletons } from '#platform/page/PageBody.tsx'
import { QueryView } from '#platform/queries/QueryView.tsx'

import { VipForm } from './components/VipForm.tsx'
import { vipMessages as messages } from './vip.messages.ts'
import { vipQuery } from './vip.queries.ts'

/** VIP page: the member's level, the progress to the next, and the benefits of each level. */
export default function VipPage() {
  const { formatMessage, locale } = useIntl()
  const session = useSession()
  const guest = session !== undefined && isGuest(session.type)
  const query = useQuery({ ...vipQuery(useGateway(), locale), enabled: !guest })

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
  return (
    <QueryView
      query={query}
      pending={<PageSkeletons shapes={['wide', 'control', 'card']} />}
      isEmpty={({ levels }) => levels.length === 0}
      empty={
        <EmptyState illustration="offer" title={formatMessage(messages.empty)} action={<GamesButton />} />
      }
    >
      {(vip) => <VipForm vip={vip} />}
    </QueryView>
  )
}
