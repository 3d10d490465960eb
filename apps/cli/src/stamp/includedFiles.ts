import { isRouteAvailable, ROUTE_LIST } from '@livery/domain/routes'
import { LANGUAGE_CODES } from '@livery/i18n/registry'
import type { Core, CoreFile } from '@livery/mobile/core'
import { filesBehind } from '@livery/mobile/graph'
import type { TenantConfig } from '@livery/tenant'

import { latestResults, type LatestResults } from '../latestResults.ts'
import type { LeftOut } from './report.ts'

/** Files of the compile that a brand's bundle includes, and those left out. */
export interface IncludedFiles {
  readonly files: readonly CoreFile[]
  readonly leftOut: LeftOut
}

/** The phone-authentication adapter: fetched only by brands that configure the service. */
const PHONE_AUTH = 'packages/app/src/capabilities/phone-auth/firebasePhoneAuth.ts'

/** Files of a compile that only closed chunks lead to, by the compile and by these chunks: most brands close the same few. */
const leftOutOf = new WeakMap<Core, LatestResults<ReadonlySet<string>>>()
const MOST_KEPT = 64

function filesBehindAll(core: Core, closed: readonly string[]): ReadonlySet<string> {
  const kept = leftOutOf.get(core) ?? latestResults<ReadonlySet<string>>(MOST_KEPT)
  leftOutOf.set(core, kept)
  return kept.of(closed.join(' '), () => filesBehind(core.graph, core.site, new Set(closed)))
}

/**
 * Leaves out files that no flag, language or service of the brand leads to. Flags can only be switched off
 * at run time, never on, so files unreachable at build time stay unreachable.
 */
export function includedFiles(
  { flags, languages, signIn }: Pick<TenantConfig, 'flags' | 'languages' | 'signIn'>,
  core: Core,
): IncludedFiles {
  const ids = ROUTE_LIST.map(({ id }) => id)
  const pages = ids.filter((id) => !isRouteAvailable(id, flags))
  // A page that several routes show goes with the last of them.
  const open = new Set(ids.filter((id) => isRouteAvailable(id, flags)).map((id) => core.pages[id]))
  const closed = pages.flatMap((id) => core.pages[id] ?? []).filter((page) => !open.has(page))
  if (signIn.phoneAuth === undefined) closed.push(PHONE_AUTH)
  const behind = filesBehindAll(core, closed)
  const left = core.files.filter(({ path }) => behind.has(path))
  return {
    files: core.files.filter(({ path }) => !behind.has(path)),
    leftOut: {
      languages: LANGUAGE_CODES.filter((code) => !languages.offered.includes(code)),
      flags: Object.entries(flags).flatMap(([flag, isOn]) => (isOn ? [] : [flag])),
      pages,
      files: left.map(({ path }) => path),
      bytes: left.reduce((sum, { bytes }) => sum + bytes, 0),
    },
  }
}
