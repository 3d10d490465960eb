import { createHash } from 'node:crypto'
import { join } from 'node:path'

import type { Disk } from './disk.ts'
import { textOf } from './reading.ts'
import { replaceFile } from './replaceFile.ts'
import type { BrandStore, Rollout } from './store.ts'

/** One line of a brand's log: what was done with its releases, when, by whom and why. */
export interface LogEntry {
  /** Counts a brand's entries from 1. */
  readonly number: number
  /** ISO 8601. */
  readonly at: string
  readonly by: string
  readonly what: 'release' | 'switch' | 'repair'
  /** Release that was made or mended; of a switch the one for all visitors outside the canary. */
  readonly release: string
  /** Number of the rollout of a switch. */
  readonly rollout?: number
  readonly canary?: { readonly release: string; readonly share: number }
  readonly why?: string
  readonly approval?: string
  /** SHA-256 of the line before; of the first line 64 zeros. */
  readonly previous: string
}

/** Entry before it has its place in the log. */
export type Told = Omit<LogEntry, 'number' | 'previous'>

const LOG_FILE = 'log.jsonl'
const FIRST = '0'.repeat(64)

const logFile = ({ folder }: BrandStore) => join(folder, LOG_FILE)
const hashOf = (line: string) => createHash('sha256').update(line).digest('hex')

/** Complete lines of a log, oldest first; a line that a killed process began is none. */
function linesOf(brand: BrandStore): string[] {
  const text = textOf(logFile(brand)) ?? ''
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean)
}

/** Entry of a line; undefined for a line that is none. */
function entryOf(line: string): LogEntry | undefined {
  try {
    const entry = JSON.parse(line) as LogEntry | null
    return typeof entry === 'object' && entry !== null ? entry : undefined
  } catch {
    return undefined
  }
}

/** Entries of a log. A line that is none stops no list and no switch: `releases verify` tells it. */
export function entriesOf(lines: readonly string[]): LogEntry[] {
  return lines.flatMap((line) => entryOf(line) ?? [])
}

/** All entries of a brand's log, oldest first. */
export async function readLog(brand: BrandStore): Promise<LogEntry[]> {
  return entriesOf(linesOf(brand))
}

/** Entry about a rollout, from what the rollout says of itself. */
export function switchEntry({ number, stable, canary, at, by, why, approval }: Rollout): Told {
  return {
    at,
    by: by ?? 'unknown',
    what: 'switch',
    release: stable,
    rollout: number,
    ...(canary === undefined ? {} : { canary }),
    ...(why === undefined ? {} : { why }),
    ...(approval === undefined ? {} : { approval }),
  }
}

/** An entry with its place in the chain. @param last line before; undefined for the first */
export function entryAfter(told: Told, number: number, last: string | undefined): LogEntry {
  return { number, ...told, previous: last === undefined ? FIRST : hashOf(last) }
}

async function append(disk: Disk, brand: BrandStore, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return
  const whole = textOf(logFile(brand)) ?? ''
  const lines = linesOf(brand)
  const complete = lines.map((line) => `${line}\n`).join('')
  if (whole !== complete) {
    // The end of a line that a killed process began.
    await replaceFile(disk, logFile(brand), complete)
  }
  let [number, last] = [lines.length, lines.at(-1)]
  const added: string[] = []
  for (const entry of told) {
    number++
    const line: string = JSON.stringify(entryAfter(entry, number, last))
    added.push(`${line}\n`)
    last = line
  }
  await disk.append(logFile(brand), added.join(''))
}

/**
 * Adds an entry to a brand's log. Safe only while the brand's lock is held. Like the release that it tells of, it is on the
 * disk before the next switch.
 */
export async function writeLog(disk: Disk, brand: BrandStore, entry: Told): Promise<void> {
  await append(disk, brand, [entry])
}

/**
 * Adds the rollouts that the log lacks: the one that was just made live, and those of processes that were killed
 * between the switch and its entry. Safe only while the brand's lock is held.
 * @param history rollouts in any order
 */
export async function logRollouts(disk: Disk, brand: BrandStore, history: readonly Rollout[]): Promise<void> {
  const last = Math.max(0, ...(await readLog(brand)).map(({ rollout = 0 }) => rollout))
  const missing = history.filter(({ number }) => number > last)
  await append(disk, brand, missing.toSorted((a, b) => a.number - b.number).map(switchEntry))
  await disk.sync([logFile(brand), brand.folder])
}

/** Fault of a log's last switch; '' when it is the one that is live, in all that the rollout says of itself. */
function lastSwitchFault(
  last: Partial<LogEntry> | undefined,
  live: Rollout | undefined,
  name: string,
): string {
  if (live === undefined)
    return last === undefined
      ? ''
      : `${name} tells of rollout ${last.rollout}, and none is live: the link was taken away`
  if ((last?.rollout ?? 0) < live.number)
    return `${name} does not tell of the rollout that is live (number ${live.number})`
  if (last?.rollout !== live.number)
    return `${name} tells of rollout ${last?.rollout}, and number ${live.number} is live: no command switched to it`
  const said = Object.entries(switchEntry(live))
  const differs = said.find(
    ([key, value]) => JSON.stringify(last[key as keyof Told]) !== JSON.stringify(value),
  )
  const added = (['canary', 'why', 'approval'] as const).find(
    (key) => last[key] !== undefined && live[key] === undefined,
  )
  const field = differs?.[0] ?? added
  return field === undefined ? '' : `${name} and rollout ${live.number} say different things (${field})`
}

/** Fault of a chain of lines; '' when each names the hash of the line before and the last switch is the live rollout. */
export function chainFault(lines: readonly string[], live: Rollout | undefined, name = LOG_FILE): string {
  let previous = FIRST
  let last: Partial<LogEntry> | undefined
  for (const [at, line] of lines.entries()) {
    const entry = entryOf(line)
    if (entry === undefined) return `line ${at + 1} of ${name} is no entry`
    if (entry.previous !== previous || entry.number !== at + 1)
      return `line ${at + 1} of ${name} does not follow from the one before: something was changed or taken away`
    previous = hashOf(line)
    if (entry.what === 'switch') last = entry
  }
  return lastSwitchFault(last, live, name)
}

/** Fault of a brand's log; '' when it has none. */
export async function logFault(brand: BrandStore, live: Rollout | undefined): Promise<string> {
  return chainFault(linesOf(brand), live)
}
