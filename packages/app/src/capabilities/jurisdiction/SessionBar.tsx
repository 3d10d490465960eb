import { isPlayRoute } from '@livery/domain/jurisdiction'
import { ROUTES, type Route } from '@livery/domain/routes'
import { formatMoment } from '@livery/i18n'
import { TextLink } from '@livery/ui/text-link'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { useMoney } from '#capabilities/money/useMoney.ts'
import { useSession, useTenant } from '#platform/boot/ServicesContext.ts'
import { languageAtom } from '#platform/language/language.ts'

import { clockTime } from './clockTime.ts'
import * as css from './jurisdiction.css.ts'
import { dutyMessages as messages } from './jurisdiction.messages.ts'
import { useDuties } from './useDuties.ts'
import { usePlaySession } from './usePlaySession.ts'

export interface SessionBarProps {
  readonly route: Route
}

/** Line of session facts: time, duration and net result for a player; the helpline for a visitor. */
export function SessionBar({ route }: SessionBarProps) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  const owes = useDuties()
  const { helpline } = useTenant().regulation
  const language = useAtomValue(languageAtom)
  const signedIn = useSession() !== undefined
  const clock = owes('sessionClock')
  const spend = owes('timeAndSpend') && isPlayRoute(route.id)
  const session = usePlaySession(clock || spend)

  if (!signedIn) {
    const due = route.id === ROUTES.login.id ? owes('helplineAtLogin') : owes('helplineAtEntry')
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
    spend && formatMessage(messages.netNow, { amount: money(net, currency, { signed: true }) }),
    owes('lastLogin') &&
      route.tellsLastLogin &&
      lastLoginAt !== undefined &&
      formatMessage(messages.lastLogin, { moment: formatMoment(language, lastLoginAt) }),
  ].filter((part) => typeof part === 'string')
  return (
    <section aria-label={formatMessage(messages.session)} className={css.bar}>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </section>
  )
}
