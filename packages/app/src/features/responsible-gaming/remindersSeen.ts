import type { RemindersSeen } from '@livery/domain/jurisdiction'

import type { StorageEntry } from '#platform/storage/entries.ts'
import { isFlag, isNumber, isRecordOf, isText } from '#platform/storage/guards.ts'

function isCounts(value: unknown): value is Readonly<Record<string, number>> {
  return typeof value === 'object' && value !== null && Object.values(value).every(isNumber)
}

/**
 * Answered reminders of a session; shared by the tabs, so that one answer is enough. These entries are declared here
 * and not among `ENTRIES` because home's first load does not need them.
 */
export const REMINDERS_SEEN: StorageEntry<RemindersSeen> = {
  key: 'remindersSeen',
  area: 'local',
  encoding: 'json',
  guard: isRecordOf<RemindersSeen>({ startedAt: isText, counts: isCounts }),
}

/** Present once a new member was offered limits in this session. */
export const LIMITS_OFFERED: StorageEntry<boolean> = {
  key: 'limitsOffered',
  area: 'session',
  encoding: 'json',
  guard: isFlag,
}

/** Present once a new member was told of the tools of responsible gaming in this session. */
export const TOOLS_TOLD: StorageEntry<boolean> = {
  key: 'toolsTold',
  area: 'session',
  encoding: 'json',
  guard: isFlag,
}

/** Present once a member was offered a limit before depositing on this device. */
export const LIMITS_OFFERED_WITH_DEPOSIT: StorageEntry<boolean> = {
  key: 'limitsOfferedWithDeposit',
  area: 'local',
  encoding: 'json',
  guard: isFlag,
}

function isDays(value: unknown): value is Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null && Object.values(value).every(isText)
}

/** Moments at which accounts were last reminded to review themselves, by member id; ISO 8601. */
export const REVIEWED: StorageEntry<Readonly<Record<string, string>>> = {
  key: 'accountReviewed',
  area: 'local',
  encoding: 'json',
  guard: isDays,
}
