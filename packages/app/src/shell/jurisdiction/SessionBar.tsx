import { isPlayRoute, ROUTES, type RouteId } from '@livery/domain'
import { formatMoment, formatMoney } from '@livery/i18n'
import { TextLink } from '@livery/ui/text-link'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { useSession, useTenant } from '../boot/index.ts'
import { languageAtom } from '../language/index.ts'
import { clockTime } from './clockTime.ts'
import * as css from './jurisdiction.css.ts'
import { dutyMessages as messages } from './jurisdiction.messages.ts'
import { useDuties } from './useDuties.ts'
import { usePlaySession } from './usePlaySession.ts'

/** Pages that tell when the account signed in before. */
const TELLS_LAST_LOGIN: ReadonlySet<RouteId> = new Set(['home', 'memberHome'])

export interface SessionBarProps {
  readonly route: RouteId
}

/** A line for what a session has to be told: the time, how long it lasts, what it has cost; a visitor, the helpline. */
export function SessionBar({ route }: SessionBarProps) {
  const { formatMessage, locale } = useIntl()
  const owes = useDuties()
  const { helpline } = useTenant().regulation
  const language = useAtomValue(languageAtom)
  const signedIn = useSession() !== undefined
  const clock = owes('sessionClock')
  const spend = owes('timeAndSpend') && isPlayRoute(route)
  const session = usePlaySession(clock || spend)

  if (!signedIn) {
    const due = route === ROUTES.login.id ? owes('helplineAtLogin') : owes('helplineAtEntry')
    if (!due || !helpline) return null
    return (
      <div className={css.bar}>
        <TextLink size="caption" href={`tel:${helpline.tel}`}>
          {formatMessage(messages.helpline, { number: helpline.number })}
        </TextLink>
      </div>
    )
  }
  if (!clock && !spend) return null
  if (!session || !language) return <div className={css.bar} />
  const { now, startedAt, lastLoginAt, net, currency } = session
  const parts = [
    clock && formatMoment(language, now, 'time'),
    formatMessage(messages.elapsed, { time: clockTime(now - Date.parse(startedAt)) }),
    spend && formatMessage(messages.netNow, { amount: formatMoney(locale, net, currency, { signed: true }) }),
    owes('lastLogin') &&
      TELLS_LAST_LOGIN.has(route) &&
      lastLoginAt !== undefined &&
      formatMessage(messages.lastLogin, { moment: formatMoment(language, lastLoginAt) }),
  ].filter((part) => part !== false)
  return (
    <section aria-label={formatMessage(messages.session)} className={css.bar}>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </section>
  )
}
