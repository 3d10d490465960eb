import { HOURLY_MINUTES, isReminderDue, markRemindersSeen } from '@livery/domain'
import { useState } from 'react'

import { useShell } from '../boot/index.ts'
import { REMINDERS_SEEN } from './remindersSeen.ts'
import { useDuties } from './useDuties.ts'
import { usePlaySession, type PlaySession } from './usePlaySession.ts'

export interface Reminder {
  /** The session to tell of, while a reminder is due. */
  readonly due: PlaySession | undefined
  /** The player has read it. */
  readonly answer: () => void
}

/** When the player is to be told of time and money: at the interval they chose, and every hour where that is the law. */
export function useReminder(): Reminder {
  const { storage } = useShell()
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
  // Another interval was chosen while the session lasts: it counts from now on.
  if (seen?.startedAt === startedAt && !known) keep(now)
  return {
    due: isReminderDue(startedAt, intervals, seen, now) ? session : undefined,
    answer: () => keep(now),
  }
}
