import { isRealAccount } from '@livery/domain/account'
import { noticeEdge } from '@livery/domain/jurisdiction'
import { ROUTES, withQuery, type Route } from '@livery/domain/routes'
import { TextLink } from '@livery/ui/text-link'
import { useIntl } from 'react-intl'

import * as css from '#capabilities/jurisdiction/jurisdiction.css.ts'
import { dutyMessages as messages } from '#capabilities/jurisdiction/jurisdiction.messages.ts'
import { LegalNotice } from '#capabilities/jurisdiction/LegalNotice.tsx'
import { SessionBar } from '#capabilities/jurisdiction/SessionBar.tsx'
import { useDuties } from '#capabilities/jurisdiction/useDuties.ts'
import { SiteFooter } from '#capabilities/site-footer/SiteFooter.tsx'
import { useSession } from '#platform/boot/ServicesContext.ts'
import { useRoute } from '#platform/routing/useRoute.ts'

/** Regulatory notices above a page, unless the page shows them itself. */
export function StartDuties() {
  const { route } = useRoute()
  return route.ownDuties === 'start' ? null : <Start route={route} />
}

/** Regulatory notices below the header of a page that brings its own. */
export function HeaderDuties() {
  const { route } = useRoute()
  return <Start route={route} />
}

/** Regulatory notices at the top of a game. */
export function PlayDuties() {
  return <Start route={ROUTES.gameLaunch} />
}

function Start({ route }: { readonly route: Route }) {
  return (
    <>
      <SessionBar route={route} />
      <LimitsLink route={route} />
      {noticeEdge(route.id) === 'start' && <Notice edge="start" />}
    </>
  )
}

/** Direct link to the deposit limit, on home and the deposit page (S-gaming-12). */
function LimitsLink({ route }: { readonly route: Route }) {
  const { formatMessage } = useIntl()
  const session = useSession()
  const owed = useDuties()('limitsLink') && (route.id === 'home' || route.id === 'deposit')
  if (!owed || !session || !isRealAccount(session.type)) return null
  return (
    <p className={css.bar}>
      <TextLink href={withQuery(ROUTES.responsibleGaming.path, { limit: 'deposit' })} size="small" arrow>
        {formatMessage(messages.limits)}
      </TextLink>
    </p>
  )
}

/**
 * Footer below a page, with the regulatory notices in it; home has its own, a page without an end has none. It is one
 * line that opens, so that a short page is not outweighed by its end; the page on responsible gaming has all of it.
 */
export function EndDuties() {
  const { route } = useRoute()
  if (route.homeExtras || route.ownDuties === 'end' || noticeEdge(route.id) === 'start') return null
  return (
    <div className={css.foot}>
      <SiteFooter folded={route.id !== 'responsibleGaming'} />
    </div>
  )
}

/** Regulatory notices above the bar at the end of a page. */
export function BarDuties() {
  return <Notice edge="end" />
}

function Notice({ edge }: { readonly edge: 'start' | 'end' }) {
  const { formatMessage } = useIntl()
  if (!useDuties()('licenceStatement')) return null
  return (
    <aside aria-label={formatMessage(messages.notice)} className={css.edges[edge]}>
      <LegalNotice size={edge === 'start' ? 'line' : 'block'} />
    </aside>
  )
}
