import { join } from 'node:path'

import { hoursToMs, USUAL_MAX_AGE_HOURS, type DocumentSettings } from '../documents/settings.ts'
import type { DocumentFlags } from '../flags.ts'
import { UserError } from '../terminal/userError.ts'
import type { Workspace } from '../workspace.ts'

function readHours(text: string | undefined): number {
  const hours = text === undefined ? USUAL_MAX_AGE_HOURS : Number(text)
  if (hours > 0 && Number.isFinite(hours)) return hours
  throw new UserError(`--max-age is '${text}': give a number of hours above 0, such as 24.`)
}

function readOrigin(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (/^https?:/.test(text) && URL.canParse(text)) return new URL(text).origin
  throw new UserError(`--gateway is '${text}': give an origin such as http://localhost:7000.`)
}

/** Source of the documents’ content, as a command’s flags name it. @param forPlayers true for what players get */
export function documentSettings(
  { root }: Pick<Workspace, 'root'>,
  { gateway, offline, maxAge }: DocumentFlags,
  forPlayers = false,
): DocumentSettings {
  return {
    snapshots: join(root, '.cache/snapshots'),
    gateway: readOrigin(gateway),
    offline,
    forPlayers,
    maxAge: hoursToMs(readHours(maxAge)),
  }
}
