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

/** Name of the new member who was last offered limits on this device: an offer is not repeated in another tab. */
export const LIMITS_OFFERED: StorageEntry<string> = {
  key: 'limitsOfferedTo',
  area: 'local',
  encoding: 'text',
  guard: isText,
}

/** Name of the new member who was last told of the tools of responsible gaming on this device. */
export const TOOLS_TOLD: StorageEntry<string> = {
  key: 'toolsToldTo',
  area: 'local',
  encoding: 'text',
  guard: isText,
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
