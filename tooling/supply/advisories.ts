import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { gte, lt, lte } from 'semver'

import type { Audit, LockFile } from './rules.ts'

/** Advisory in the format of osv.dev, in which GitHub's database is published too; the parts that this reads. */
export interface Advisory {
  readonly id: string
  readonly summary?: string
  readonly modified: string
  /** Time at which it was taken back. */
  readonly withdrawn?: string
  readonly database_specific?: { readonly severity?: string }
  readonly affected?: readonly {
    readonly package?: { readonly ecosystem: string; readonly name: string }
    readonly versions?: readonly string[]
    readonly ranges?: readonly { readonly type: string; readonly events: readonly RangeEvent[] }[]
  }[]
}

/** Border of a range of versions, in the order of the versions. */
type RangeEvent = {
  readonly introduced?: string
  readonly fixed?: string
  readonly last_affected?: string
}

/** Oldest in days that the newest of some advisories may be: older ones are no answer to what is known today. */
const FRESH_DAYS = 7

/** Fewest advisories about npm that a whole database has; a part of one is no answer either. */
const WHOLE = 3000

/**
 * Advisories of a folder, with its subfolders: a copy of github.com/github/advisory-database, or the unpacked
 * `npm/all.zip` of osv.dev. Those about other ecosystems are left out.
 */
export function readAdvisories(folder: string): Advisory[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && statSync(join(folder, name)).isFile())
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Advisory)
    .filter(({ affected = [] }) => affected.some((one) => one.package?.ecosystem === 'npm'))
}

/** Audit of a lock file by some advisories; too few or too old ones count as not asked. */
export function auditOffline(lock: LockFile, advisories: readonly Advisory[], now: Date): Audit {
  const newest = Math.max(...advisories.map(({ modified }) => Date.parse(modified)))
  const days = Math.floor((now.getTime() - newest) / 86_400_000)
  if (advisories.length < WHOLE)
    return { asked: false, reason: `${advisories.length} advisories about npm are not the whole database` }
  if (days > FRESH_DAYS) return { asked: false, reason: `the newest advisory is ${days} days old` }
  const versions = versionsOf(lock)
  const severe = advisories
    .filter((advisory) => advisory.withdrawn === undefined && isSevere(advisory))
    .flatMap((advisory) =>
      affectedPackages(advisory, versions).map(
        (name) => `${name}: ${advisory.summary ?? advisory.id} (${advisory.id})`,
      ),
    )
  return { asked: true, severe }
}

/** Rated high or critical, or not at all: malicious packages have no rating. */
function isSevere({ database_specific: facts }: Advisory): boolean {
  return facts?.severity === undefined || /^(high|critical)$/i.test(facts.severity)
}

/** Packages of a lock file that an advisory is about, such as `a@1.0.0`. */
export function affectedPackages(
  { affected = [] }: Advisory,
  versions: ReadonlyMap<string, readonly string[]>,
): string[] {
  const found = affected.flatMap(({ package: about, versions: listed = [], ranges = [] }) => {
    if (about?.ecosystem !== 'npm') return []
    const isAffected = (version: string) =>
      listed.includes(version) ||
      ranges.some(({ type, events }) => type === 'SEMVER' && isWithin(version, events))
    return (versions.get(about.name) ?? []).filter(isAffected).map((version) => `${about.name}@${version}`)
  })
  return [...new Set(found)]
}

function isWithin(version: string, events: readonly RangeEvent[]): boolean {
  let isInside = false
  for (const { introduced, fixed, last_affected: last } of events) {
    if (introduced !== undefined && (introduced === '0' || gte(version, introduced))) isInside = true
    if (fixed !== undefined && !lt(version, fixed)) isInside = false
    if (last !== undefined && !lte(version, last)) isInside = false
  }
  return isInside
}

/** Versions of each package of a lock file. */
export function versionsOf({ packages = {} }: LockFile): ReadonlyMap<string, readonly string[]> {
  const versions = new Map<string, string[]>()
  for (const key of Object.keys(packages)) {
    const [, name, version] = /^(@?[^@]+)@([^(]+)/.exec(key) ?? []
    if (name !== undefined && version !== undefined)
      versions.set(name, [...(versions.get(name) ?? []), version])
  }
  return versions
}
