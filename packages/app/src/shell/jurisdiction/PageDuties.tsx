import { noticeEdge, ROUTES, type RouteId } from '@livery/domain'
import { useIntl } from 'react-intl'

import { useRoute } from '../routing/useRoute.ts'
import * as css from './jurisdiction.css.ts'
import { dutyMessages as messages } from './jurisdiction.messages.ts'
import { LegalNotice } from './LegalNotice.tsx'
import { SessionBar } from './SessionBar.tsx'
import { useDuties } from './useDuties.ts'

/** Pages that say it themselves: a game in its frame covers the page, and a header of the page's own goes before it. */
const SAY_IT_THEMSELVES: ReadonlySet<string> = new Set([
  ROUTES.launchGame.id,
  ROUTES.gameList.id,
  ROUTES.lottery.id,
  ROUTES.message.id,
])

/** Pages that end in a bar of their own, which stays in sight: they say above it what stands below others. */
const END_IN_A_BAR: ReadonlySet<string> = new Set([ROUTES.lotteryFrame.id])

/** What the regulator asks to stand above a page. */
export function StartDuties() {
  const { route } = useRoute()
  return SAY_IT_THEMSELVES.has(route.id) ? null : <Start route={route.id as RouteId} />
}

/** The same, below the header that a page brings itself. */
export function HeaderDuties() {
  const { route } = useRoute()
  return <Start route={route.id as RouteId} />
}

/** The same, for the top of a game. */
export function PlayDuties() {
  return <Start route={ROUTES.launchGame.id} />
}

function Start({ route }: { readonly route: RouteId }) {
  return (
    <>
      <SessionBar route={route} />
      {noticeEdge(route) === 'start' && <Notice edge="start" />}
    </>
  )
}

/** What the regulator asks to stand below a page; home says it in its footer. */
export function EndDuties() {
  const { route } = useRoute()
  if (route.homeExtras || END_IN_A_BAR.has(route.id) || noticeEdge(route.id as RouteId) === 'start')
    return null
  return <Notice edge="end" />
}

/** The same, above the bar that a page ends in. */
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
