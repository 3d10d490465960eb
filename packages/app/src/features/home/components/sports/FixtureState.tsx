import type { Schemas } from '@livery/api'
import { formatMoment } from '@livery/i18n'
import { LiveBadge } from '@livery/ui/fixture'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'

import { sportsMessages as messages } from '#capabilities/sports/sports.messages.ts'
import { useInBrowser } from '#platform/device/useInBrowser.ts'
import { languageAtom } from '#platform/language/language.ts'

const DAY_MS = 86_400_000

/** Zone of the device; a document, which knows no device, is in UTC and is corrected once it is adopted. */
const useTimeZone = (): string | undefined => (useInBrowser() ? undefined : 'UTC')

export interface FixtureStateProps {
  readonly fixture: Schemas['Fixture']
  /** Time of the gateway, RFC 3339: a start within a day of it is told without its weekday. */
  readonly now: string
}

/** State of a fixture: its start, the minute of play, a pause, or the result. */
export function FixtureState({ fixture: { status, minute, startsAt }, now }: FixtureStateProps) {
  const { formatNumber, formatMessage } = useIntl()
  const language = useAtomValue(languageAtom)
  const timeZone = useTimeZone()
  switch (status) {
    case 'LIVE':
      return (
        <LiveBadge
          label={formatMessage(messages.live)}
          time={minute === undefined ? undefined : `${formatNumber(minute)}′`}
        />
      )
    case 'BREAK':
      return <LiveBadge label={formatMessage(messages.pause)} />
    case 'FINISHED':
      return <span>{formatMessage(messages.result)}</span>
    case 'SCHEDULED': {
      const soon = Date.parse(startsAt) - Date.parse(now) < DAY_MS
      return (
        <time dateTime={startsAt}>
          {language && formatMoment(language, startsAt, soon ? 'time' : 'weekdayTime', timeZone)}
        </time>
      )
    }
  }
}
