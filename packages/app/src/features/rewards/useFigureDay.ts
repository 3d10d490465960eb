import { useIntl } from 'react-intl'

/** Says a day of the gateway, `YYYY-MM-DD` in UTC, in the player's language; the day is the same in every time zone. */
export function useFigureDay(): (day: string) => string {
  const { formatDate } = useIntl()
  return (day) => formatDate(`${day}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' })
}
