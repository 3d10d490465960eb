import { HOURLY_MINUTES, isReminderDue, markRemindersSeen } from '@livery/domain/jurisdiction'
import { useState } from 'react'

import { useDuties } from '#capabilities/jurisdiction/useDuties.ts'
import { usePlaySession, type PlaySession } from '#capabilities/jurisdiction/usePlaySession.ts'
import { useServices } from '#platform/boot/ServicesContext.ts'

import { REMINDERS_SEEN } from './remindersSeen.ts'

export interface Reminder {
  /** Session to report, while a reminder is due. */
  readonly due: PlaySession | undefined
  /** Called when the player has read it. */
  readonly answer: () => void
}

/** Reminder of time and money: at the interval that the player chose, and every hour where that is the law. */
export function useReminder(): Reminder {
  const { storage } = useServices()
  const hourly = useDuties()('hourlyNotice')
  const session = usePlaySession()
  const [seen, setSeen] = useState(() => storage.read(REMINDERS_SEEN))
  if (!session) return { due: undefined, answer: () => undefined }

  const { startedAt, realityCheckMinutes, now } = session
  const intervals = [...(hourly ? [HOURLY_MINUTES] : []), realityCheckMinutes].filter(
    (minutes) => minutes > 0,
  )
  const known = seen?.startedAt === startedAt && intervals.every((minutes) => String(minutes) in seen.counts)
  function keep(at: number): void {
    const next = markRemindersSeen(startedAt, intervals, at)
    storage.write(REMINDERS_SEEN, next)
    setSeen(next)
  }
  // The interval changed during the session: it counts from now on.
  if (seen?.startedAt === startedAt && !known) keep(now)
  return {
    due: isReminderDue(startedAt, intervals, seen, now) ? session : undefined,
    answer: () => keep(now),
  }
}
