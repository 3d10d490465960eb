import { userInfo } from 'node:os'

import type { SwitchFlags, ToldFlags } from '../flags.ts'
import { UserError } from '../terminal/userError.ts'

function whoIsHere(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run as a user that the system has no name for.
    return 'unknown'
  }
}

/** Person who makes a change of releases and the reason, for rollouts and the log, and how long it waits for its turn. */
export function toldOf(flags: ToldFlags & Pick<SwitchFlags, 'approval'>) {
  const { by = process.env['LIVERY_BY'] ?? whoIsHere(), why, approval, wait } = flags
  const seconds = wait === undefined ? undefined : Number(wait)
  if (seconds !== undefined && !(seconds >= 0))
    throw new UserError(`--wait is '${wait}': give a number of seconds, such as 60.`)
  return { by, why, approval, wait: seconds }
}
